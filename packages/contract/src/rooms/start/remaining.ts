import { endpoint } from '../../kit/calls/endpoint.ts';
import type { LeftSchemas } from './schemas.ts';

/** For the menu, apart from what only the page asks for. */
export const countStart = endpoint<LeftSchemas['countStart']>({
  method: 'GET',
  path: '/start/left',
  allow: 'admin',
  area: 'none',
});
