import type { Webhook, WebhookDelivery } from '@zaplecze/contract/rooms/webhooks/calls';
import { logPage } from '@zaplecze/contract/rooms/webhooks/schemas';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { lockRow } from '../../kit/records/rows.ts';

export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook as w')
    .select(['w.id', 'w.name', 'w.url', 'w.events', 'w.active', 'w.created'])
    .select('w.version')
    .select(['w.failingSince', 'w.pausedUntil', 'w.stopped'])
    .select([
      sql<number>`(select count(*)::int from "webhookDelivery" d
        where d.webhook = w.id and d.state = 'waiting')`.as('waiting'),
      sql<string | null>`(select a.at from "webhookDelivery" d
        join "webhookAttempt" a on a.delivery = d.id
        where d.webhook = w.id and d.state = 'delivered' order by d.id desc, a.id desc limit 1)`.as(
        'lastDelivered',
      ),
    ])
    .orderBy('w.name')
    .orderBy('w.id')
    .execute();
  return rows.map((row) => ({ ...row, events: row.events as Webhook['events'] }));
}

const lockedColumns = ['name', 'url', 'active', 'secret', 'events', 'version'] as const;

/** A webhook held for a change. */
export async function lockWebhook(db: Db, id: number) {
  const row = await lockRow(db, 'webhook', id, { columns: [...lockedColumns] });
  return row && { ...row, events: row.events as Webhook['events'] };
}

/** Deliveries older than `before`, the newest first, each with what became of its attempts. */
export async function findLog(
  db: Db,
  webhook: number,
  before: number | undefined,
): Promise<{ list: WebhookDelivery[]; more: boolean }> {
  let rows = db
    .selectFrom('webhookDelivery as d')
    .select(['d.id', 'd.event', 'd.type', 'd.created', 'd.state', 'd.nextAttempt'])
    .select(
      sql<WebhookDelivery['attempts']>`coalesce((select json_agg(json_build_object('at', a.at,
        'status', a.status, 'problem', a.problem, 'duration', a.duration, 'answer', a.answer)
        order by a.id desc) from "webhookAttempt" a where a.delivery = d.id), '[]')`.as('attempts'),
    )
    .where('d.webhook', '=', webhook)
    .orderBy('d.id', 'desc')
    .limit(logPage + 1);
  if (before !== undefined) rows = rows.where('d.id', '<', before);
  const found = await rows.execute();
  const list = found.slice(0, logPage).map((row) => ({
    ...row,
    state: row.state as WebhookDelivery['state'],
  }));
  return { list, more: found.length > logPage };
}

export function findDelivery(db: Db, id: number) {
  return db
    .selectFrom('webhookDelivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook')
    .select(['d.id', 'd.webhook', 'd.event', 'd.type', 'd.payload', 'd.state', 'd.attempts'])
    .select(['w.name', 'w.url', 'w.active', 'w.secret', 'w.oldSecret', 'w.oldUntil'])
    .select(['w.createdBy', 'w.failures', 'w.failingSince', 'w.pausedUntil'])
    .where('d.id', '=', id)
    .executeTakeFirst();
}
export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/**
 * The place of an event of a record among them all; of other events null. A replay brings what is older than rows that are there
 * already, so their numbers say nothing. As the index "webhookDelivery_place" has it.
 */
const placeOf = (one: 'd' | 'e') => sql<
  string | null
>`(case when ${sql.ref(`${one}.event`)} like 'evt\\_%'
  then string_to_array(substr(${sql.ref(`${one}.event`)}, 5), '-')::bigint[] end)`;

/** Deliveries `e` that wait and are earlier events of the record of `d`: events of one record arrive in their order. */
const waitingBefore = sql`"webhookDelivery" e
  where e.webhook = d.webhook and e.state = 'waiting' and ${placeOf('e')} < ${placeOf('d')}
    and e.payload #> '{data,record,kind}' = d.payload #> '{data,record,kind}'
    and e.payload #> '{data,record,id}' = d.payload #> '{data,record,id}'`;

/** When the last of the earlier events of the same record that still wait is tried again; undefined: none waits. */
export async function findEarlier(
  db: Db,
  { id }: { id: number },
): Promise<{ nextAttempt: string | null } | undefined> {
  const { rows } = await sql<{ nextAttempt: string | null }>`
    select max(e."nextAttempt") as "nextAttempt" from "webhookDelivery" d
    join lateral (select e."nextAttempt" from ${waitingBefore}) e on true
    where d.id = ${id} having count(*) > 0`.execute(db);
  return rows[0];
}

/** The delivery of a webhook that waits for its first attempt and comes next. */
export async function findNext(db: Db, webhook: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('webhookDelivery as d')
    .select('d.id')
    .where('d.webhook', '=', webhook)
    .where('d.state', '=', 'waiting')
    .where('d.attempts', '=', 0)
    .where(sql<boolean>`not exists (select from ${waitingBefore})`)
    .orderBy(placeOf('d'), (order) => order.nullsFirst())
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** Webhooks that listen to a type. */
export async function listenersTo(db: Db, type: string): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`(events = '{}' or ${type}::text = any(events))`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What gathers events of records for a webhook: the types it chose, and whose rights it has. */
export function findListener(db: Db, id: number) {
  return db
    .selectFrom('webhook')
    .select(['id', 'events', 'createdBy'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** The status that an issue had at a moment. */
export async function statusAt(db: Db, issue: number, at: string): Promise<number | null> {
  const found = await db
    .selectFrom('issueStatus')
    .select('status')
    .where('issue', '=', issue)
    .where('created', '<=', at)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return found?.status ?? null;
}

/** The author of an event, as webhooks get it. */
export async function authorOf(db: Db, id: number | null) {
  if (!id) return null;
  const found = await db
    .selectFrom('person')
    .select(['id', sql<string>`"firstName" || ' ' || "lastName"`.as('name')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
