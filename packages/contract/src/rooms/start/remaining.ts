import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { LeftSchemas } from './schemas.ts';

const endpoint = endpointsOf<LeftSchemas>('none');

/** For the menu, apart from what only the page asks for. */
export const countStart = endpoint<'countStart'>('GET /start/left', 'admin');
