import * as contract from '@zaplecze/contract/rooms/webhooks/calls';
import {
  type Webhook,
  type WebhookDelivery,
  webhookLog,
} from '@zaplecze/contract/rooms/webhooks/calls';
import { testApp } from '../../../test/http.ts';
import { untilOthersEnd } from '../../../test/open-transactions.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { startWorker } from '../../kit/jobs/jobs.ts';
import { createLog } from '../../kit/operations/log.ts';
import { house } from '../house.ts';
import { webhookPeer } from './webhook-peer.fixture.ts';
import { webhookTasks } from './webhooks.jobs.ts';

/** The product with an administrator, and a program on this machine that listens. */
export async function webhookApp() {
  const peer = await webhookPeer();
  const it = await testApp({
    WEBHOOK_INSIDE: peer.host,
    PUBLIC_URL: 'https://zaplecze.firma.pl',
  });
  const admin = await it.signIn('ROLE_ADMIN');

  /** A webhook that hears of nothing that was before it. */
  const make = async (more: object = {}): Promise<{ id: number; secret: string }> => {
    await untilOthersEnd(it.db);
    const body = { name: 'Fakturownia', url: peer.url, ...more };
    return (await it.call(contract.createWebhook, { as: admin, body })).data;
  };
  const find = async (id: number): Promise<Webhook> =>
    (await it.call(contract.listWebhooks, { as: admin })).data.list.find(
      (one: Webhook) => one.id === id,
    );
  const logOf = async (id: number): Promise<WebhookDelivery[]> =>
    (await it.call(webhookLog, { as: admin, params: { id } })).data.list;

  /** Does what may be done now. */
  async function work(): Promise<void> {
    const worker = await startWorker({
      pool: it.db.pool,
      tasks: webhookTasks(it.services, house),
      log: createLog('silent'),
    });
    const due = `select count(*)::int as count from graphile_worker.jobs
      where task_identifier like 'webhooks%' and run_at <= now()`;
    await eventually(async () => (await it.db.pool.query(due)).rows[0].count === 0);
    await worker.stop();
  }

  /** Lets the pauses of what waits be over. */
  async function wait(): Promise<void> {
    await it.db.updateTable('webhook').set({ pausedUntil: null }).execute();
    await it.db.pool.query(`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier like 'webhooks%'), run_at => now())`);
    await work();
  }

  const close = async () => {
    await it.close();
    await peer.close();
  };
  /** No webhook is left, what was on its way has ended, and the peer hears anew. */
  async function clear(): Promise<void> {
    await it.db.deleteFrom('webhook').execute();
    await work();
    peer.received.length = 0;
    peer.answerWith({ status: 204 });
  }

  return { ...it, peer, admin, make, find, logOf, work, wait, clear, close };
}
export type WebhookApp = Awaited<ReturnType<typeof webhookApp>>;
