import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Everything that the product holds as one archive, so that nobody is locked in; ordered, made in the background, downloaded. */

export type { WholeExport } from './schemas.ts';

export const listWholeExports = endpoint<Schemas['listWholeExports']>({
  method: 'GET',
  path: '/export/whole',
  allow: 'admin',
  area: 'none',
});

export const orderWholeExport = endpoint<Schemas['orderWholeExport']>({
  method: 'POST',
  path: '/export/whole',
  allow: 'admin',
  area: 'none',
});

/** One archive; its address is signed by the call `exportTicket`. */
export const downloadWholeExport = endpoint<Schemas['downloadWholeExport']>({
  method: 'GET',
  path: '/export/whole/:id/export',
  allow: 'admin',
  area: 'none',
  file: true,
});

export const removeWholeExport = endpoint<Schemas['removeWholeExport']>({
  method: 'DELETE',
  path: '/export/whole/:id',
  allow: 'admin',
  area: 'none',
});
