import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { getDefinition, lockDefinition } from '../custom-fields.queries.ts';
import { changeLater } from './changes.jobs.ts';
import * as queries from './changes.queries.ts';
import { beginUndo } from './changes.save.ts';
import { changeKind, previewKind, previewUndo, undoRefusal } from './kinds.ts';
import { putBack } from './options.save.ts';

/** How many records have to be gone through before a change is undone. */
async function countUndone(db: Db, { id, what }: queries.Change): Promise<number> {
  if (what === 'option') return (await queries.countTaken(db, id)).losers;
  return (await queries.findTouched(db, id)).length;
}

export const customChangeRoutes = [
  on(contract.previewCustomKind, {
    record: ({ db, params }) => getDefinition(db, params.id),
    handle: ({ db, record, query }) => {
      if (!query.kind) throw invalid({ kind: 'Rodzaj pola jest wymagany' });
      return previewKind(db, record, query.kind);
    },
  }),
  on(contract.changeCustomKind, {
    record: ({ db, params }) => lockDefinition(db, params.id),
    handle: async ({ db, record, body }) => ({ change: await changeKind(db, record, body.kind) }),
  }),
  on(contract.listCustomChanges, async ({ db }) => {
    const list = await queries.listChanges(db);
    return { list, busy: list.some(({ state }) => state === 'running' || state === 'undoing') };
  }),
  on(contract.previewCustomUndo, {
    record: ({ db, params }) => queries.findChange(db, params.id),
    handle: ({ db, record }) => previewUndo(db, record),
  }),
  on(contract.undoCustomChange, {
    record: ({ db, params }) => queries.lockChange(db, params.id),
    handle: async ({ db, user, record }) => {
      // Nobody describes the field anew meanwhile.
      await lockDefinition(db, record.field);
      const refused = await undoRefusal(db, record);
      if (refused !== null) throw conflict(refused);
      await beginUndo(db, record.id, await countUndone(db, record));
      if (record.option !== null)
        await putBack(db, { ...record, option: record.option, createdBy: user.id });
      await changeLater(db, record.id);
    },
  }),
];
