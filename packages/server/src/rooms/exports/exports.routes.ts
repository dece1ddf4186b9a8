import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/exports/calls';
import { noteExport } from '../../kit/exports/list-exports.ts';
import { MissingFileError } from '../../kit/files/storage.ts';
import { conflict, notFound } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { ticketReader } from '../../kit/http/ticket.ts';
import { exportLater } from './exports.jobs.ts';
import * as queries from './exports.queries.ts';

const own = ({ user, record }: { user: { id: number }; record: queries.KnownExport }) =>
  record.createdBy === user.id;

export const wholeExportRoutes = [
  on(contract.listWholeExports, async ({ db, user }) => ({
    list: await queries.listOwn(db, user.id),
    busy: await queries.isUnderWay(db),
  })),
  on(contract.orderWholeExport, async ({ db, user }) => {
    if (await queries.isUnderWay(db)) throw conflict('Eksport jest już przygotowywany');
    const id = await queries.insertExport(db, user.id);
    await exportLater(db, id);
    return { id };
  }),
  on(contract.downloadWholeExport, {
    reader: ticketReader,
    record: ({ db, params }) => queries.findExport(db, params.id),
    may: own,
    handle: async ({ db, user, record, reply, services }) => {
      const { storageKey, state, fresh, size, rowCount, moment } = record;
      if (!storageKey || state !== 'ready' || !fresh) throw notFound();
      const content = await services.storage.get(storageKey).catch((error: unknown) => {
        throw error instanceof MissingFileError ? notFound() : error;
      });
      const note = { list: 'Eksport całych danych', format: 'zip', rows: rowCount, query: {} };
      await noteExport(db, user, note);
      const day = warsawDay(Date.parse(moment ?? ''));
      reply
        .type('application/zip')
        .header('content-length', size)
        .header('content-disposition', `attachment; filename="zaplecze-${day}.zip"`)
        .header('cache-control', 'private, no-store');
      return content;
    },
  }),
  on(contract.removeWholeExport, {
    record: ({ db, params }) => queries.findExport(db, params.id, { lock: true }),
    may: own,
    handle: async ({ db, record, services }) => {
      const { id, state, storageKey } = record;
      if (state === 'waiting' || state === 'running') {
        throw conflict('Eksport jest jeszcze przygotowywany');
      }
      if (storageKey) await services.storage.remove(storageKey);
      await queries.changeExport(db, id, { state: 'gone', storageKey: null });
    },
  }),
];
