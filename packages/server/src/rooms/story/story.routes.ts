import { allows } from '@zaplecze/contract/permissions';
import * as contract from '@zaplecze/contract/rooms/story/calls';
import { noteChanges, noteCollections, noteFormOf } from '@zaplecze/contract/rooms/story/forms';
import {
  isTold,
  type StoryKind,
  storyKindNames,
  storyKinds,
  storyPage,
} from '@zaplecze/contract/rooms/story/lists';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import type { StoryRow, StorySources } from '../../kit/lists/story.ts';
import { mergeEdits } from '../changes/index.ts';
import { findClient, keepClient } from '../clients/index.ts';
import { ownCall } from '../comments/index.ts';
import { findGlance } from './glance.queries.ts';
import * as notes from './notes.queries.ts';
import { noteMay } from './notes.rules.ts';
import * as save from './notes.save.ts';
import { findService } from './services.queries.ts';
import { findEvents } from './story.queries.ts';

type One = { db: Db; user: User; params: { id: number } };
const client = ({ db, params }: Pick<One, 'db' | 'params'>) => findClient(db, params.id);
const note = ({ db, user, params }: One) => notes.findNote(db, user, params.id);
const locked = ({ db, user, params }: One) => notes.lockNote(db, user, params.id);

/** An event as its reader is told of it. */
function shown(sources: StorySources, user: User, row: StoryRow): contract.StoryEvent {
  const { kind, id, at, day, by, text, mentions, file, status } = row;
  const source = sources[kind];
  const { title, notes: more } = source.describe?.(row) ?? row;
  const { call } = ownCall(user, { called: row.called ?? [] });
  return {
    ...{ kind, id, at, day, by, text, mentions, file, title, call },
    notes: more,
    status: status === null ? null : statusOf(source.statuses ?? [], status),
    address: source.address(row),
    note: row.note && { ...row.note, may: noteMay(user, by?.id ?? null) },
  };
}

/** `sources`: how each kind of event is found and told (rooms/house.ts). */
export const storyRoutes = (sources: StorySources) => [
  on(contract.clientStory, {
    record: client,
    handle: async ({ db, user, record, query, services: { config } }) => {
      const { groups, before, q = '' } = query;
      const wanted = storyKindNames.filter(
        (kind: StoryKind) =>
          isTold(kind, config.unused) &&
          (!groups || groups.includes(storyKinds[kind].group)) &&
          allows(sources[kind].allow ?? 'everyone', user.flags),
      );
      const request = { user, client: record.id, before, searched: q !== '', most: storyPage + 1 };
      const rows = await findEvents(db, request, {
        q,
        finds: wanted.map((kind) => sources[kind].find),
        keepsPlan: q === '' && (!groups || groups.length === 1),
      });
      const list = rows.slice(0, storyPage);
      const last = list.at(-1);
      const next =
        rows.length > storyPage && last ? `${last.micros}.${last.kind}.${last.id}` : null;
      return { list: list.map((row) => shown(sources, user, row)), next };
    },
  }),
  on(contract.clientGlance, {
    record: client,
    handle: async ({ db, user, record }) => ({ glance: await findGlance(db, user, record.id) }),
  }),
  on(contract.clientService, {
    record: ({ db, user, params }) => findService(db, user, params),
    handle: async ({ record }) => record,
  }),
  on(contract.getClientNote, {
    record: note,
    handle: async ({ record }) => ({ note: record.note }),
  }),
  on(contract.createClientNote, {
    record: ({ db, params }) => keepClient(db, params.id),
    handle: async ({ db, user, record, body }) => ({
      id: await save.createNote(db, user, record.id, body),
    }),
  }),
  on(contract.updateClientNote, {
    record: locked,
    may: ({ record }) => record.note.may.edit,
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record.note;
      const rules = { collections: noteCollections, schema: noteChanges };
      const form = noteFormOf(record.note);
      const edited = { entity: 'clientNote', id, version, form, ...rules } as const;
      const changes = await mergeEdits(db, request, edited, body);
      return { version: await save.changeNote(db, user, record, changes) };
    },
  }),
  on(contract.removeClientNote, {
    record: locked,
    may: ({ record }) => record.note.may.delete,
    handle: ({ db, record }) => save.removeNote(db, record.id),
  }),
  on(contract.clientNoteHistory, {
    record: note,
    handle: async ({ db, record }) => ({ list: await notes.textsBefore(db, record.id) }),
  }),
];
