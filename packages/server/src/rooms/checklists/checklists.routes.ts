import * as contract from '@zaplecze/contract/rooms/checklists/calls';
import type { Db } from '../../kit/database/database.ts';
import { forbidden } from '../../kit/http/calls/errors.ts';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { mergeEdits } from '../changes/index.ts';
import { findItem, listItems, listReaders } from './checklists.queries.ts';
import { mayEditItem } from './checklists.rules.ts';
import * as save from './checklists.save.ts';
import type { ChecklistKinds, ChecklistOwner } from './owners.queries.ts';

const calls = { projectTask: contract.taskChecklist, issue: contract.issueChecklist };

type One = { db: Db; user: User; params: { id: number } };
type Found = { record: save.Of };
const works = ({ record: { record } }: Found) => record.may.work;

function routesOf(kinds: ChecklistKinds, owner: ChecklistOwner): Route[] {
  const { get, add, order, change } = calls[owner] as typeof contract.taskChecklist;
  const find =
    (lock: boolean) =>
    async ({ db, user, params }: One): Promise<save.Of | undefined> => {
      const kind = kinds[owner];
      const record = await kind.find({ db, user, id: params.id, lock });
      return record && { owner, kind, record };
    };
  const locked = { record: find(true), may: works };
  return [
    on(get, {
      record: find(false),
      may: works,
      handle: async ({ db, record: { kind, record } }) => {
        const { required, may, id } = record;
        const [items, people] = await Promise.all([
          listItems(db, owner, id),
          listReaders(db, kind, id),
        ]);
        const shown = items.map(({ fromStep, ...item }) => ({
          ...item,
          may: { edit: mayEditItem(record, { fromStep }) },
        }));
        return { checklist: { items: shown, required, people, may } };
      },
    }),
    on(add, {
      ...locked,
      handle: async ({ db, user, record, body }) => ({
        id: await save.addItem(db, user, record, body),
      }),
    }),
    on(order, {
      ...locked,
      handle: ({ db, record, body }) => save.orderItems(db, record, body.items),
    }),
    on(change, {
      record: find(true),
      may: ({ record: { record } }) => record.may.require,
      handle: async ({ db, record: { kind, record }, body }) => {
        await kind.require(db, record.id, body.required);
      },
    }),
  ];
}

/** A point with its record, which is locked first, as by everybody who counts its points. */
async function lockItem(kinds: ChecklistKinds, { db, user, params }: One) {
  const found = await findItem(db, params.id);
  if (!found) return undefined;
  const { owner, of } = found;
  const kind = kinds[owner];
  const record = await kind.find({ db, user, id: of, lock: true });
  const now = record && (await findItem(db, params.id));
  return record && now && { owner, kind, record, item: now.item };
}

export const checklistRoutes = (kinds: ChecklistKinds): Route[] => [
  ...routesOf(kinds, 'projectTask'),
  ...routesOf(kinds, 'issue'),
  on(contract.updateChecklistItem, {
    record: (one) => lockItem(kinds, one),
    may: works,
    handle: async ({ db, user, request, record, body }) => {
      const { id, version, text, person, day, doneAt, place } = record.item;
      const edited = {
        entity: 'checklistItem',
        ...{ id, version, form: { text, person, day, done: doneAt !== null } },
        columns: { doneAt: (value: unknown) => ({ done: value !== null }) },
      } as const;
      const changes = await mergeEdits(db, request, edited, body);
      const reworded = changes.text !== undefined && changes.text !== text;
      if (reworded && !mayEditItem(record.record, { fromStep: place !== null })) throw forbidden();
      return { version: await save.changeItem(db, user, record, changes) };
    },
  }),
  on(contract.removeChecklistItem, {
    record: (one) => lockItem(kinds, one),
    may: ({ record: { record, item } }) => mayEditItem(record, { fromStep: item.place !== null }),
    handle: ({ db, record }) => save.removeItem(db, record.item.id),
  }),
];
