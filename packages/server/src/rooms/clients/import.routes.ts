import * as contract from '@zaplecze/contract/client-import';
import { conflict, HttpError, notFound } from '../../kit/http/errors.ts';
import type { Before } from '../../kit/http/mount.ts';
import { on } from '../../kit/http/mount.ts';
import { parseTable } from '../../kit/parsing/parsing.ts';
import { tableLimits, wrongFile } from '../../kit/parsing/table-limits.ts';
import { cleanName } from '../files/index.ts';
import { importLater } from './import.jobs.ts';
import * as queries from './import.queries.ts';
import { checkRows } from './import-check.ts';

type OfOne = Before<typeof contract.checkImport | typeof contract.removeImport>;
const locked = ({ db, params }: OfOne) => queries.findImport(db, params.id, { lock: true });
const own = ({ user, record }: { user: { id: number }; record: queries.KnownImport }) =>
  record.createdBy === user.id;

const begun = 'Ten plik jest już importowany albo zaimportowany';
function assertReady({ state }: queries.KnownImport): void {
  if (state !== 'ready') throw conflict(begun);
}

const tooLarge = 'Plik jest za duży (najwyżej 10 MB). Podziel go na mniejsze.';

export const importRoutes = [
  on(contract.readImport, {
    // Reading a large file takes a while; no transaction waits for it.
    transaction: false,
    handle: async ({ db, user, request }) => {
      const part = request.isMultipart()
        ? await request.file({ limits: { fileSize: tableLimits.bytes } })
        : undefined;
      if (!part) throw wrongFile('Plik jest wymagany');
      const content = await part.toBuffer().catch((error: { code?: string }) => {
        if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
        throw new HttpError(413, tooLarge, { errors: { file: tooLarge } });
      });
      const table = await parseTable(content);
      const fileName = cleanName(part.filename);
      return { id: await queries.insertImport(db, { user: user.id, fileName, table }) };
    },
  }),
  on(contract.getImport, {
    record: ({ db, params }) => queries.findImport(db, params.id),
    may: own,
    handle: async ({ record: { createdBy: _user, ...shown } }) => ({ import: shown }),
  }),
  on(contract.checkImport, {
    // Looking at many rows takes a while; and the answer, which shows people's data, is not kept
    // for a doubled submit.
    transaction: false,
    record: ({ db, params }) => queries.findImport(db, params.id),
    may: own,
    handle: async ({ db, record, body }) => {
      assertReady(record);
      const rows = await queries.contentOf(db, record.id);
      if (!rows) throw notFound();
      const { preview } = await checkRows(db, rows, body);
      if (!(await queries.keepSettings(db, record.id, body))) throw conflict(begun);
      return preview;
    },
  }),
  on(contract.runImport, {
    record: locked,
    may: own,
    handle: async ({ db, record, body }) => {
      assertReady(record);
      // The work itself looks at everything once more.
      await queries.changeImport(db, record.id, {
        settings: body,
        failure: null,
        state: 'waiting',
        written: 0,
        total: 0,
      });
      await importLater(db, record.id);
      return {};
    },
  }),
  on(contract.removeImport, {
    record: locked,
    may: own,
    handle: async ({ db, record }) => {
      if (record.state === 'waiting' || record.state === 'running') throw conflict(begun);
      if (record.state === 'ready') await queries.removeImport(db, record.id);
      return {};
    },
  }),
];
