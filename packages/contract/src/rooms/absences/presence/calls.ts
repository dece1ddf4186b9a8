import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Who is not where their colleagues look for them, and who does their work. */

export type { Presence } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('absences');

export const listPresence = endpoint<'listPresence'>('GET /calendar/presence', 'everyone');
