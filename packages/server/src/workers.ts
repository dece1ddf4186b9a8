import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from './kit/operations/log.ts';

/** What a serving process tells its parent when it cannot listen. */
export type Failure = { failure: { code: string | undefined; message: string } };

/** Where a serving process finds the database that its parent has brought up. */
export const connectionSetting = 'ZAPLECZE_CONNECTION';

/** A process that ends by itself is followed by another one after this long. */
const nextAfterMs = 1_000;

/**
 * Several processes that answer requests on one port; this one keeps the database and the background
 * work. One that falls is replaced; when this one falls, they end by themselves.
 *
 * @param count how many
 * @param connection of the database, migrated
 * @returns the port they listen on, and how to end them
 * @throws the error for which the first of them could not listen
 */
export async function startWorkers(count: number, connection: pg.PoolConfig, log: Log) {
  let stopping = false;
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'serve.ts'), args: [] });
  const fork = () => cluster.fork({ [connectionSetting]: JSON.stringify(connection) });
  const replace = async (ended: Worker, code: number | null, signal: string | null) => {
    if (stopping) return;
    log.error(`Proces ${ended.process.pid} zakończył się (${signal ?? code}); uruchamiam następny`);
    await pause(nextAfterMs);
    if (!stopping) fork();
  };
  const stop = async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        const exit = worker.isDead() ? undefined : once(worker.process, 'exit');
        worker.process.kill('SIGTERM');
        await exit;
      }),
    );
  };
  const listening = (worker: Worker) =>
    new Promise<number>((resolve, reject) => {
      worker.once('listening', ({ port }) => resolve(port));
      worker.once('message', ({ failure }: Failure) =>
        reject(Object.assign(new Error(failure.message), { code: failure.code })),
      );
      worker.once('exit', (code) => reject(new Error(`A serving process ended with ${code}`)));
    });
  try {
    const ports = await Promise.all(Array.from({ length: count }, fork).map(listening));
    cluster.on('exit', (...parameters) => void replace(...parameters));
    return { port: ports[0] ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
