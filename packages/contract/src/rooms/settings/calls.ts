import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** What an administrator sets in the program: mail, its address, registers, sign-in by the company's account. */

export type { Installation, InstallationAnswer } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const getInstallation = endpoint<'getInstallation'>('GET /settings', 'admin');

/** The first one makes the record: it was opened as version 0. */
export const saveInstallation = endpoint<'saveInstallation'>('PATCH /settings', 'admin');
