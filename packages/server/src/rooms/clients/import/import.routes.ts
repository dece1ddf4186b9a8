import * as contract from '@zaplecze/contract/rooms/clients/import/calls';
import { findImportedCustom, withLeftOut } from '../../../kit/custom-fields/imports.ts';
import { notFound } from '../../../kit/http/calls/errors.ts';
import type { Before } from '../../../kit/http/calls/mount.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import * as kept from '../../../kit/imports/stored-imports.ts';
import { tableReadAnew, uploadedTable } from '../../../kit/imports/upload-table.ts';
import { cleanName } from '../../files/index.ts';
import { clientKind, importLater } from './import.jobs.ts';
import { checkRows } from './import-check.ts';
import { fileColumns, firstSettings, headings, programOf } from './import-guess.ts';

type StoredClientImport = kept.StoredImport<contract.ImportSettings>;
type OfOne = Before<typeof contract.checkImport | typeof contract.removeImport>;
const find = ({ db, params: { id } }: OfOne, lock = false) =>
  kept.findImport<contract.ImportSettings>(db, { id, kinds: clientKind, lock });
const locked = (request: OfOne) => find(request, true);
const own = ({ user, record }: { user: { id: number }; record: StoredClientImport }) =>
  record.createdBy === user.id;

export const importRoutes = [
  on(contract.readImport, {
    // Reading a large file takes a while; no transaction waits for it.
    transaction: false,
    handle: async ({ db, user, request }) => {
      const columns = fileColumns(await findImportedCustom(db, 'client', user.flags));
      const { fileName, ...sent } = await uploadedTable(request, headings(columns));
      const settings = firstSettings(sent.table.header, columns, user.id);
      const file = {
        kind: 'client',
        user: user.id,
        fileName: cleanName(fileName),
        ...sent,
        settings,
      };
      return { id: await kept.insertImport(db, file) };
    },
  }),
  on(contract.getImport, {
    record: (request) => find(request),
    may: own,
    handle: async ({ db, user, record }) => {
      const { createdBy: _user, kind: _kind, refused: _refused, ...shown } = record;
      const own = { record: 'client', flags: user.flags } as const;
      const columns = await withLeftOut(db, own, shown.columns);
      return { import: { ...shown, columns, program: programOf(shown.columns) } };
    },
  }),
  on(contract.rereadImport, {
    transaction: false,
    record: (request) => find(request),
    may: own,
    handle: async ({ db, user, record, body }) => {
      kept.assertReady(record);
      const known = fileColumns(await findImportedCustom(db, 'client', user.flags));
      const table = await tableReadAnew(db, record.id, body, headings(known));
      const { columns } = firstSettings(table.header, known, user.id);
      await kept.keepReading(db, record.id, { table, settings: { ...record.settings, columns } });
    },
  }),
  on(contract.checkImport, {
    // Looking at many rows takes a while; and the answer, which shows people's data, is not kept
    // for a doubled submit.
    transaction: false,
    record: (request) => find(request),
    may: own,
    handle: async ({ db, user, record, body }) => {
      kept.assertReady(record);
      const rows = await kept.readImportRows(db, record.id);
      if (!rows) throw notFound();
      const { preview } = await checkRows(db, rows, body, user);
      await kept.keepSettings(db, record.id, body);
      return preview;
    },
  }),
  on(contract.runImport, {
    record: locked,
    may: own,
    handle: async ({ db, record, body }) => {
      kept.assertReady(record);
      await kept.letWait(db, record.id, body);
      await importLater(db, record.id);
    },
  }),
  on(contract.removeImport, {
    record: locked,
    may: own,
    handle: ({ db, record }) => kept.dropImport(db, record),
  }),
];
