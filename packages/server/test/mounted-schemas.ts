import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { schemasOf as schemasOfContract } from '@zaplecze/contract/rooms/schemas';
import { routes } from '../src/rooms/house.ts';

const mounted = new Map(routes.map(({ endpoint, schemas }) => [endpoint, schemas]));

/** What goes in and out of any call that the server answers, downloads of lists among them. */
export const schemasOf = (endpoint: Endpoint) =>
  mounted.get(endpoint) ?? schemasOfContract(endpoint);
