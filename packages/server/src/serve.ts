import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createDatabase } from './kit/database/database.ts';
import { replicaOf } from './kit/database/servers/hosts.ts';
import { createStorage } from './kit/files/create-storage.ts';
import { readConfig } from './kit/operations/config.ts';
import { logDatabase } from './kit/operations/database-watch.ts';
import { drain } from './kit/operations/drain.ts';
import { createLog } from './kit/operations/log.ts';
import { createOutgoing } from './kit/outgoing/outgoing.ts';
import { startTracing } from './kit/tracing/tracing.ts';
import { applySettings, watchSettings } from './rooms/settings/index.ts';
import { connectionSetting, type Failure } from './workers.ts';

/** One of several processes that answer requests (WORKERS); workers.ts starts and ends it. */
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const stopTracing = await startTracing(config, log);
const db = createDatabase(JSON.parse(process.env[connectionSetting] ?? '{}'), {
  replica: replicaOf(config),
});
db.limitSessions(config.limits.job);
logDatabase(db, log);
await applySettings(db, config);
const settings = watchSettings({ db, config, log });
const app = await createApp({
  config,
  db,
  storage: await createStorage(config),
  outgoing: createOutgoing({ hosts: config.pushHosts }),
  log,
});

async function end(): Promise<void> {
  await drain(app, pause(config.drainSeconds * 1_000));
  await settings.stop();
  await db.destroy();
  await stopTracing();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
// A terminal's Ctrl-C reaches every process; the parent ends this one when its turn comes.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.send?.({ failure: { code, message } } satisfies Failure);
}
