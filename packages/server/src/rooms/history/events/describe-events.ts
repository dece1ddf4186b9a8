import {
  type RecordEventKind,
  type RecordEventType,
  recordEventEntities,
} from '@zaplecze/contract/rooms/history/events/lists';
import type { RecordEvent } from '@zaplecze/contract/rooms/history/events/schemas';
import type { FieldSpecs } from '../../../kit/custom-fields/specs.ts';
import { numericId } from '../../changes/index.ts';
import type { RecordChange, SeenRecord } from './events.queries.ts';

type Value = RecordEvent['changes'][number]['before'];

const kindOf = Object.fromEntries(
  Object.entries(recordEventEntities).map(([kind, entity]) => [entity, kind]),
) as Record<RecordChange['entity'], RecordEventKind>;

export const eventKind = ({ entity }: Pick<RecordChange, 'entity'>): RecordEventKind =>
  kindOf[entity];

/** The type of what one transaction did to a record: made and changed is made, changed and removed is removed. */
export function eventType(change: RecordChange): RecordEventType {
  const actions = new Set(change.rows.map(({ action }) => action));
  const act = actions.has('delete') ? 'removed' : actions.has('insert') ? 'created' : 'updated';
  return `${eventKind(change)}.${act}`;
}

/** PostgreSQL writes moments within JSON with the offset of its own zone. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;

function apiValue(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return moment.test(value) ? new Date(value).toISOString() : value;
  if (Array.isArray(value)) return value.map((one) => numericId(one) ?? String(one));
  if (typeof value !== 'object') return value as Value;
  const { html } = value as { html?: unknown };
  return typeof html === 'string' ? html : numericId(value);
}

/** An event in the words of the API, of fields that `specs` knows; undefined: nothing changed that the record's own call tells. */
export function describeEvent(
  change: RecordChange,
  record: SeenRecord,
  specs: FieldSpecs,
): RecordEvent | undefined {
  const type = eventType(change);
  const changes = new Map<string, { before: Value; after: Value }>();
  const links = new Map<string, { added: number[]; removed: number[] }>();
  const known = change.rows.flatMap(({ action, changes: all }) =>
    Object.entries(all).flatMap(([field, value]) =>
      specs(change.entity, field) ? [{ action, field, value }] : [],
    ),
  );
  for (const { action, field, value } of known) {
    if (action === 'delete') continue;
    const [before, after] = action === 'insert' ? [null, value] : (value as [unknown, unknown]);
    if (action === 'link' && !(Array.isArray(before) && Array.isArray(after))) {
      const link = links.get(field) ?? { added: [], removed: [] };
      links.set(field, link);
      const [removedId, addedId] = [numericId(before), numericId(after)];
      if (removedId !== null) link.removed.push(removedId);
      if (addedId !== null) link.added.push(addedId);
      continue;
    }
    const earlier = changes.get(field);
    changes.set(field, {
      before: earlier ? earlier.before : apiValue(before),
      after: apiValue(after),
    });
  }
  if (type.endsWith('.removed')) {
    changes.clear();
    links.clear();
  } else if (type.endsWith('.updated') && changes.size + links.size === 0) return undefined;
  const { kind, id, name, task, client } = record;
  return {
    id: `${change.transaction}-${change.row}`,
    type,
    at: new Date(change.at).toISOString(),
    by: change.by,
    record: { kind, id, name },
    task,
    client,
    changes: [...changes].map(([field, pair]) => ({ field, ...pair })),
    links: [...links].map(([field, link]) => ({ field, ...link })),
  };
}
