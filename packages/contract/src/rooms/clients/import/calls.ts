import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Clients from a file of a spreadsheet: columns are matched, cells checked, all come in or none. */

export type {
  ClientImport,
  ImportCell,
  ImportPreview,
  ImportSettings,
} from './schemas.ts';

/** Multipart with `file`, as /media/upload has it. */
export const readImport = endpoint<Schemas['readImport']>({
  method: 'POST',
  path: '/client/import',
  allow: 'manager',
  area: 'none',
});

export const getImport = endpoint<Schemas['getImport']>({
  method: 'GET',
  path: '/client/import/:id',
  allow: 'manager',
  area: 'none',
});

export const checkImport = endpoint<Schemas['checkImport']>({
  method: 'POST',
  path: '/client/import/:id/check',
  allow: 'manager',
  area: 'none',
});

export const runImport = endpoint<Schemas['runImport']>({
  method: 'POST',
  path: '/client/import/:id/run',
  allow: 'manager',
  area: 'none',
});

export const removeImport = endpoint<Schemas['removeImport']>({
  method: 'DELETE',
  path: '/client/import/:id',
  allow: 'manager',
  area: 'none',
});
