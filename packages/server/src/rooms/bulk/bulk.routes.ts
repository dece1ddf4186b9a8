import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import type { Route } from '../../kit/http/calls/mount.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { updateMany } from './bulk.save.ts';

/** Changes of many records; `routes`: the calls that change one. */
export function bulkRoutes(routes: Route[]): Route[] {
  const known = new Map(routes.map((route) => [route.endpoint, route]));
  return [on(changeMany, (context) => updateMany(context, known))];
}
