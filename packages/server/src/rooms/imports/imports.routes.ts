import * as contract from '@zaplecze/contract/rooms/imports/calls';
import { recordFields } from '@zaplecze/contract/rooms/imports/fields';
import {
  type ImportKind,
  importKindInfo,
  importKinds,
} from '@zaplecze/contract/rooms/imports/lists';
import {
  customColumnsOf,
  findImportedCustom,
  withLeftOut,
} from '../../kit/custom-fields/imports.ts';
import type { Db } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/calls/errors.ts';
import type { Before } from '../../kit/http/calls/mount.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { programsOf } from '../../kit/imports/programs.ts';
import * as kept from '../../kit/imports/stored-imports.ts';
import { tableReadAnew, uploadedTable } from '../../kit/imports/upload-table.ts';
import { columnGuesser, knownHeadings, programGuesser } from '../../kit/parsing/columns.ts';
import { cleanName, looseFiles } from '../files/index.ts';
import { checkRows, isGood } from './check-rows.ts';
import { importLater, mayImport, type StoredRecordImport } from './imports.jobs.ts';
import { type ImportContext, tryRows } from './write-rows.ts';

type OfOne = Before<typeof contract.checkRecords | typeof contract.removeRecords>;
const find = ({ db, params: { id } }: OfOne, lock = false) =>
  kept.findImport<contract.RecordSettings>(db, { id, kinds: importKinds, lock });
const locked = (request: OfOne) => find(request, true);
const own = ({ user, record }: { user: OfOne['user']; record: StoredRecordImport }) =>
  record.createdBy === user.id && mayImport(user, record);

const programOf = (kind: ImportKind, header: string[]) => programGuesser(programsOf(kind))(header);

/** What columns of a file may be: those of all companies, and own fields that this person may fill. */
async function columnsOf(db: Db, kind: ImportKind, { flags }: User) {
  const custom = await findImportedCustom(db, importKindInfo[kind].custom, flags);
  return [...recordFields[kind], ...customColumnsOf(custom)];
}
type Columns = Awaited<ReturnType<typeof columnsOf>>;

const headingsOf = (kind: ImportKind, columns: Columns) => knownHeadings(columns, programsOf(kind));

function firstSettings(
  kind: ImportKind,
  columns: Columns,
  header: string[],
): contract.RecordSettings {
  const guess = columnGuesser<string>(columns);
  return {
    columns: guess(header, programOf(kind, header)?.columns) as contract.RecordSettings['columns'],
    instead: {},
    duplicates: 'skip',
    files: [],
    invite: false,
  };
}

export const recordImportRoutes = (importing: ImportContext) => [
  on(contract.readRecords, {
    // Reading a large file takes a while; no transaction waits for it.
    transaction: false,
    handle: async ({ db, user, request, params: { kind } }) => {
      if (!mayImport(user, { kind })) throw forbidden();
      const columns = await columnsOf(db, kind, user);
      const { fileName, ...sent } = await uploadedTable(request, headingsOf(kind, columns));
      const settings = firstSettings(kind, columns, sent.table.header);
      const file = { kind, user: user.id, fileName: cleanName(fileName), ...sent, settings };
      return { id: await kept.insertImport(db, file) };
    },
  }),
  on(contract.getRecords, {
    record: (request) => find(request),
    may: own,
    handle: async ({ db, user, record: { createdBy: _user, ...shown } }) => {
      const kind = shown.kind as ImportKind;
      const header = shown.columns.map((column) => column.header);
      const own = { record: importKindInfo[kind].custom, flags: user.flags };
      return {
        import: {
          ...shown,
          kind,
          columns: await withLeftOut(db, own, shown.columns),
          program: programOf(kind, header)?.program ?? null,
          refused: shown.refused as contract.RecordCell[],
          files: await looseFiles(db, user.id, shown.settings.files),
        },
      };
    },
  }),
  on(contract.rereadRecords, {
    transaction: false,
    record: (request) => find(request),
    may: own,
    handle: async ({ db, user, record, body }) => {
      kept.assertReady(record);
      const kind = record.kind as ImportKind;
      const known = await columnsOf(db, kind, user);
      const table = await tableReadAnew(db, record.id, body, headingsOf(kind, known));
      const { columns } = firstSettings(kind, known, table.header);
      await kept.keepReading(db, record.id, { table, settings: { ...record.settings, columns } });
    },
  }),
  on(contract.checkRecords, {
    // Looking at many rows takes a while; and the answer, which shows people's data, is not kept
    // for a doubled submit.
    transaction: false,
    record: (request) => find(request),
    may: own,
    handle: async ({ db, user, services, record, body }) => {
      kept.assertReady(record);
      const rows = await kept.readImportRows(db, record.id);
      if (!rows) throw notFound();
      const kind = record.kind as ImportKind;
      const checking = { kind, settings: body, user, declared: importing };
      const { preview, ready } = await checkRows(db, rows, checking);
      if (isGood(preview, body)) {
        const writing = { services, importing, kind, user, invite: body.invite };
        const refused = await tryRows(ready, writing);
        preview.problems.push(...refused);
        preview.problemCount += refused.length;
      }
      await kept.keepSettings(db, record.id, body);
      return preview;
    },
  }),
  on(contract.runRecords, {
    record: locked,
    may: own,
    handle: async ({ db, record, body }) => {
      kept.assertReady(record);
      await kept.letWait(db, record.id, body);
      await importLater(db, record.id);
    },
  }),
  on(contract.removeRecords, {
    record: locked,
    may: own,
    handle: ({ db, record }) => kept.dropImport(db, record),
  }),
];
