import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Everything that the product holds as one archive, so that nobody is locked in; ordered, made in the background, downloaded. */

export type { WholeExport } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listWholeExports = endpoint<'listWholeExports'>('GET /export/whole', 'admin');

export const orderWholeExport = endpoint<'orderWholeExport'>('POST /export/whole', 'admin');

/** One archive; its address is signed by the call `exportTicket`. */
export const downloadWholeExport = endpoint<'downloadWholeExport'>(
  'GET /export/whole/:id/export',
  'admin',
  { file: true },
);

export const removeWholeExport = endpoint<'removeWholeExport'>('DELETE /export/whole/:id', 'admin');
