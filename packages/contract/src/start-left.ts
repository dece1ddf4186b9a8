import { endpoint } from './kit/endpoint.ts';
import type { LeftSchemas } from './start.schemas.ts';

/** For the menu, apart from what only the page asks for. */
export const countStart = endpoint<LeftSchemas['countStart']>({
  method: 'GET',
  path: '/start/left',
  allow: 'admin',
  area: 'none',
});
