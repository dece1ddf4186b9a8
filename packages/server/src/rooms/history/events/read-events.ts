import { allows } from '@zaplecze/contract/permissions';
import {
  type RecordEventKind,
  type RecordEventType,
  recordEventKinds,
} from '@zaplecze/contract/rooms/history/events/lists';
import type { RecordEvent } from '@zaplecze/contract/rooms/history/events/schemas';
import { opens } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { fieldSpecs } from '../../../kit/custom-fields/specs.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { EventSources } from '../../../kit/records/record-events.ts';
import { describeEvent, eventKind, eventType } from './describe-events.ts';
import {
  type Cursor,
  findNow,
  findRecordChanges,
  findSeenRecords,
  type RecordChange,
} from './events.queries.ts';

/** So many changes are looked through for one answer, so that one ends in time of which the person may see few. */
const mostRounds = 5;

const isBefore = (one: Cursor, other: Cursor): boolean => {
  const [first, second] = [BigInt(one.transaction), BigInt(other.transaction)];
  return first === second ? BigInt(one.row) < BigInt(other.row) : first < second;
};

export const cursorText = ({ transaction, row }: Cursor) => `${transaction}-${row}`;
export const readCursor = (text: string): Cursor => {
  const [transaction = '0', row = '0'] = text.split('-');
  return { transaction, row };
};

/** The kinds of records that the person, and the key that they call by, may read at all. */
const readableKinds = (sources: EventSources, { flags, token }: User): RecordEventKind[] =>
  recordEventKinds.filter((kind) => {
    const { allow, area } = sources[kind];
    return allows(allow, flags) && (!token || opens(token, { method: 'GET', area }));
  });

function idsByKind(changes: RecordChange[]): Map<RecordEventKind, number[]> {
  const ids = new Map<RecordEventKind, number[]>();
  for (const change of changes) {
    const kind = eventKind(change);
    ids.set(kind, [...(ids.get(kind) ?? []), change.entityId]);
  }
  return ids;
}

/** What the fields of these changes are; own fields that the person does not see are none to them. */
const specsOf = (db: Db, { flags }: User, changes: RecordChange[]) =>
  fieldSpecs(
    db,
    changes.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row.changes))),
    flags,
  );

type Reading = {
  after: Cursor;
  /** None: all. */
  types: readonly RecordEventType[] | undefined;
  most: number;
};

/**
 * Events after a place, as the person may see them now: what they may not open is passed over. `next` is the place to read
 * on from, also where nothing was found.
 */
export async function readEvents(
  db: Db,
  user: User,
  { sources, after, types, most }: Reading & { sources: EventSources },
): Promise<{ list: RecordEvent[]; next: string; more: boolean }> {
  const kinds = readableKinds(sources, user).filter(
    (kind) => !types || types.some((type) => type.startsWith(`${kind}.`)),
  );
  const list: RecordEvent[] = [];
  let place = after;
  if (kinds.length === 0) return { list, next: cursorText(place), more: false };
  for (let round = 0; round < mostRounds; round += 1) {
    const now = await findNow(db);
    const found = await findRecordChanges(db, { after: place, kinds, most });
    const wanted = found.filter((change) => !types || types.includes(eventType(change)));
    const seen = await findSeenRecords(db, user, { sources, wanted: idsByKind(wanted) });
    const specs = await specsOf(db, user, wanted);
    const records = new Map(seen.map((one) => [`${one.kind}/${one.id}`, one]));
    for (const change of found) {
      if (list.length === most) return { list, next: cursorText(place), more: true };
      place = { transaction: change.transaction, row: change.row };
      const record = records.get(`${eventKind(change)}/${change.entityId}`);
      const event = record && wanted.includes(change) && describeEvent(change, record, specs);
      if (event) list.push(event);
    }
    if (found.length < most) {
      // Nobody looks again through what is of other kinds.
      return { list, next: cursorText(isBefore(place, now) ? now : place), more: false };
    }
  }
  return { list, next: cursorText(place), more: true };
}

/** One event as the person may see it now, by its id; undefined: there is nothing (any more) that they may be told. */
export async function readEvent(
  db: Db,
  user: User,
  { sources, id, kind }: { sources: EventSources; id: string; kind: RecordEventKind },
): Promise<RecordEvent | undefined> {
  const { transaction, row } = readCursor(id);
  const after = { transaction, row: String(BigInt(row) - 1n) };
  const [change] = await findRecordChanges(db, { after, kinds: [kind], most: 1 });
  if (change?.transaction !== transaction || change.row !== row) return undefined;
  const wanted = new Map([[kind, [change.entityId]]]);
  const [record] = await findSeenRecords(db, user, { sources, wanted });
  return record && describeEvent(change, record, await specsOf(db, user, [change]));
}
