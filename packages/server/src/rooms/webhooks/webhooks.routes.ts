import { randomUUID } from 'node:crypto';
import type { Params } from '@zaplecze/contract/kit/calls/endpoint';
import * as contract from '@zaplecze/contract/rooms/webhooks/calls';
import type { WebhookTest } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import { testEvent } from '@zaplecze/contract/rooms/webhooks/events';
import { webhookCollections, webhookFormOf } from '@zaplecze/contract/rooms/webhooks/forms';
import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { Config } from '../../kit/operations/config.ts';
import { leadsInside, PlaceRefusedError } from '../../kit/outgoing/outgoing.ts';
import { mergeEdits } from '../changes/index.ts';
import { tryAt, webhookOutgoing } from './deliver.ts';
import { listenToRecords, recordTypesOf, replay } from './forward-records.ts';
import { leaveDelivery } from './leave-delivery.ts';
import { newSecret } from './secrets.ts';
import * as queries from './webhooks.queries.ts';
import * as save from './webhooks.save.ts';

const record = ({ db, params }: { db: Db; params: Params<typeof contract.removeWebhook> }) =>
  queries.lockWebhook(db, params.id);

/** @throws HttpError 400 on `url` for what no webhook may call */
async function assertPlace(config: Config, text: string): Promise<void> {
  try {
    const url = webhookOutgoing(config).assertAllowed(text);
    const { webhookInside: own } = config;
    if (own.includes(url.host) || own.includes(url.hostname)) return;
    if (await leadsInside(url.hostname)) throw new PlaceRefusedError('Leads inside');
  } catch (error) {
    if (!(error instanceof PlaceRefusedError)) throw error;
    throw invalid({
      url: 'Podaj adres https:// w internecie, bez spacji i kropki na końcu nazwy. Hosty własnej sieci dopuszcza ustawienie WEBHOOK_INSIDE.',
    });
  }
}

const assertActive = ({ active }: { active: boolean }) => {
  if (!active) throw conflict('Ten webhook jest wyłączony. Włącz go, aby wysyłał.');
};

export const webhookRoutes = [
  on(contract.listWebhooks, async ({ db }) => ({ list: await queries.listWebhooks(db) })),
  on(contract.createWebhook, async ({ db, user, body, services }) => {
    await assertPlace(services.config, body.url);
    const { secret, sealed } = await newSecret(db);
    const id = await save.insertWebhook(db, { ...body, secret: sealed, createdBy: user.id });
    await listenToRecords(db, { id, ...body });
    return { id, secret };
  }),
  on(contract.updateWebhook, {
    record,
    handle: async ({ db, request, record, body, services }) => {
      const { id, version } = record;
      const lists = { form: webhookFormOf(record), collections: webhookCollections };
      const edited = { entity: 'webhook', id, version, ...lists } as const;
      const changes = await mergeEdits(db, request, edited, body);
      if (body.url !== undefined) await assertPlace(services.config, body.url);
      const saved = await save.changeWebhook(db, id, changes);
      const listens = (one: typeof record) => one.active && recordTypesOf(one.events).length > 0;
      const changed = { ...record, ...changes };
      if (listens(record) !== listens(changed)) await listenToRecords(db, changed);
      return { version: saved };
    },
  }),
  on(contract.removeWebhook, {
    record,
    handle: ({ db, record }) => save.removeWebhook(db, record.id),
  }),
  on(contract.rotateWebhook, {
    record,
    handle: async ({ db, record }) => {
      const { secret, sealed } = await newSecret(db);
      await save.replaceSecret(db, record.id, sealed);
      return { secret };
    },
  }),
  on(contract.testWebhook, {
    record,
    handle: async ({ db, record }) => {
      assertActive(record);
      const payload: WebhookTest = {
        type: testEvent,
        timestamp: new Date().toISOString(),
        data: { webhook: { id: record.id, name: record.name } },
      };
      await leaveDelivery(db, record.id, {
        id: `msg_${randomUUID()}`,
        type: testEvent,
        payload,
      });
    },
  }),
  on(contract.replayWebhook, {
    record,
    handle: async ({ db, record }) => {
      assertActive(record);
      if (recordTypesOf(record.events).length === 0)
        throw conflict('Ten webhook nie słucha zdarzeń rekordów. Wybierz je w jego ustawieniach.');
      await replay(db, record.id);
    },
  }),
  on(contract.webhookLog, {
    record: async ({ db, params }) =>
      (await queries.listWebhooks(db)).find(({ id }) => id === params.id),
    handle: ({ db, record, query }) => queries.findLog(db, record.id, query.before),
  }),
  on(contract.redeliverWebhook, {
    record: ({ db, params }) => queries.findDelivery(db, params.id),
    handle: async ({ db, record }) => {
      assertActive(record);
      const now = new Date();
      await save.putOff(db, record.id, now);
      await tryAt(db, record, now);
    },
  }),
];
