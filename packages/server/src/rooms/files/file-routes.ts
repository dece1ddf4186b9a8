import type { Answer, Endpoint, Io } from '@zaplecze/contract/kit/calls/endpoint';
import type { FileCalls } from '@zaplecze/contract/kit/calls/file-calls';
import type { Db } from '../../kit/database/database.ts';
import { type Before, on, type Route } from '../../kit/http/calls/mount.ts';
import { attachFile, detachFile } from './files.queries.ts';
import type { FileOwner } from './owners.ts';

type Attaching<I extends Io, R> = {
  to: FileOwner;
  /** Finds the record, locked where its version counts its files; nothing found is 404. */
  record: (context: Before<Endpoint<I>>) => Promise<R | null | undefined>;
  /** The rule on the row; false is 403. */
  may?: (context: Before<Endpoint<I>> & { record: R }) => boolean | Promise<boolean>;
  /** Throws where the record's files are closed, or where this one must stay. */
  assert?: (record: R, change: { detached?: number }) => void;
  /** Takes a file off where others may keep it; left out: it is deleted. */
  detach?: (db: Db, record: R, file: number) => Promise<unknown>;
  /** Counts the change on the record. */
  touch?: (db: Db, id: number) => Promise<unknown>;
};

const fileOf = (params: unknown) => (params as { file: number }).file;

/** What answers `fileCalls()` of a room: hanging an uploaded file on a record, and taking one off. */
export function attachmentRoutes<I extends Io, R extends { id: number }>(
  calls: FileCalls<I>,
  { to, record, may, assert, detach, touch }: Attaching<I, R>,
): Route[] {
  const common = { record, ...(may && { may }) };
  const done = {} as Answer<Endpoint<I>>;
  return [
    on<Endpoint<I>, R>(calls.attach, {
      ...common,
      handle: async ({ db, user, params, record: { id }, record: found }) => {
        assert?.(found, {});
        await attachFile(db, { file: fileOf(params), user, to, id });
        await touch?.(db, id);
        return done;
      },
    }),
    on<Endpoint<I>, R>(calls.detach, {
      ...common,
      handle: async ({ db, params, record: { id }, record: found }) => {
        const file = fileOf(params);
        assert?.(found, { detached: file });
        if (detach) await detach(db, found, file);
        else await detachFile(db, { file, from: to, id });
        await touch?.(db, id);
        return done;
      },
    }),
  ];
}
