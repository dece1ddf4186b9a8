import type { Schemas } from './client-import.schemas.ts';
import { endpoint } from './kit/endpoint.ts';

/** Clients from a file of a spreadsheet: columns are matched, cells checked, all come in or none. */

export type {
  ClientImport,
  ImportCell,
  ImportPreview,
  ImportSettings,
} from './client-import.schemas.ts';

/** Bytes and rows that a file may have. */
export const largestImport = 10 * 1024 * 1024;

export const mostImportRows = 20_000;

/** 'waiting' and 'running' are work in the background; 'ready' may still have failed before. */
export const importStates = ['ready', 'waiting', 'running', 'done'] as const;

/** Problems told of; there may be more, as `problemCount` says. */
export const mostTold = 200;

/** Multipart with `file`, as /media/upload has it. */
export const readImport = endpoint<Schemas['readImport']>({
  method: 'POST',
  path: '/client/import',
  allow: 'manager',
});

export const getImport = endpoint<Schemas['getImport']>({
  method: 'GET',
  path: '/client/import/:id',
  allow: 'manager',
});

export const checkImport = endpoint<Schemas['checkImport']>({
  method: 'POST',
  path: '/client/import/:id/check',
  allow: 'manager',
});

export const runImport = endpoint<Schemas['runImport']>({
  method: 'POST',
  path: '/client/import/:id/run',
  allow: 'manager',
});

export const removeImport = endpoint<Schemas['removeImport']>({
  method: 'DELETE',
  path: '/client/import/:id',
  allow: 'manager',
});
