import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineTask, enqueue } from '../../src/kit/jobs/jobs.ts';
import { testDatabase } from '../database.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { hasPrometheus, promtool, startPrometheus, watchingFolder } from './prometheus.ts';

/** The example alerts and dashboard, against a real Prometheus; with LONG=1 until an alert fires. */

const rules = readFileSync(join(watchingFolder, 'zaplecze-rules.yml'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

type Panel = { type: string; title: string; targets?: { expr: string }[] };
const { panels } = JSON.parse(
  readFileSync(join(watchingFolder, 'zaplecze-dashboard.json'), 'utf8'),
) as {
  panels: Panel[];
};
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
/** There with a setting, a first copy or a first trouble; the rest is there from the beginning. */
const comeLater = [
  ...['zaplecze_archive_age_seconds', 'zaplecze_replica_up'],
  ...['zaplecze_backup_age_seconds', 'zaplecze_statements_stopped_total'],
];
/** Panels whose emptiness is good news. */
const rightlyEmpty = ['Błędy 5xx według adresu'];

describe.skipIf(!hasPrometheus)('watching', () => {
  test('Prometheus takes the alerts, and each speaks when it should and is silent when not [OPE-131]', () => {
    expect(promtool('check', 'rules', 'zaplecze-rules.yml')).toContain(`${alerts.length} rules`);
    expect(promtool('test', 'rules', 'zaplecze-rules.test.yml')).toContain('SUCCESS');
    const tested = readFileSync(join(watchingFolder, 'zaplecze-rules.test.yml'), 'utf8');
    for (const name of alerts) {
      expect(tested).toContain(`- name: ${name} speaks`);
      expect(tested).toContain(`- name: ${name} is silent`);
    }
  });

  // In the order of its life: the last test ends it.
  describe('of a running server', { shuffle: false }, () => {
    const token = 'zeton-do-metryk-w-tescie';
    let own: Awaited<ReturnType<typeof testDatabase>>;
    let server: ReturnType<typeof startServer>;
    let prometheus: Awaited<ReturnType<typeof startPrometheus>>;

    beforeAll(async () => {
      own = await testDatabase();
      const { host, port, user, database } = own.connection;
      const address = new URLSearchParams({ host, port: String(port) });
      server = startServer(join(dataFolder(), 'data'), {
        env: {
          DATABASE_URL: `postgresql://${user}@/${database}?${address}`,
          METRICS_TOKEN: token,
        },
      });
      const url = await server.ready();
      await signInTo(url, 'admin', 'haslo-do-testow-startu');
      await expect(signInTo(url, 'admin', 'inne')).rejects.toThrow('400');
      const send = defineTask<object>('mail.send');
      await enqueue(own.db, send, { to: 'ktos@firma.pl', subject: 'Próba', text: 'Tekst' });
      // A letter to nobody fails, and waits to be tried again.
      await enqueue(own.db, send, {});
      const failing = 'select 1 from graphile_worker.jobs where attempts > 0 and locked_at is null';
      await eventually(async () => (await own.db.pool.query(failing)).rows.length === 1);
      prometheus = await startPrometheus(new URL(url).host, token);
      await eventually(
        async () => (await prometheus.query('count_over_time(up[5m]) > 3')).length > 0,
      );
    });
    afterAll(async () => {
      await prometheus?.stop();
      await cleanUp();
      await own?.drop();
    });

    test.each(queries)('the panel “%s” has its series [OPE-132]', async (title, expr) => {
      const asked = expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m');
      expect(asked).not.toContain('$');
      const found = await prometheus.query(asked);
      expect(found.length > 0).toBe(!rightlyEmpty.includes(title));
    });

    test('each alert is evaluated, and each metric it asks for is there [OPE-132]', async () => {
      type Rule = { name: string; query: string; health: string; lastError?: string };
      const loaded = async (): Promise<Rule[]> =>
        (await prometheus.ask('rules')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
      await eventually(async () => (await loaded()).every(({ health }) => health !== 'unknown'));
      const all = await loaded();
      expect(all.map(({ name }) => name)).toEqual(alerts);
      for (const { health, lastError, query } of all) {
        expect([health, lastError]).toEqual(['ok', undefined]);
        const names = query.match(/\b(?:up|(?:zaplecze|nodejs|process)_\w+)\b(?=[{[ )]|$)/g) ?? [];
        expect(names.length).toBeGreaterThan(0);
        for (const name of new Set(names)) {
          const there = (await prometheus.query(name)).length > 0;
          expect([name, there]).toEqual([name, !comeLater.includes(name)]);
        }
      }
      const signIn = 'zaplecze_http_request_seconds_count{route="/api/auth/login",status="4xx"}';
      expect(await prometheus.query(signIn)).toMatchObject([{ value: [expect.any(Number), '1'] }]);
    });

    test('a server that dies is an alert, and the only one [OPE-131]', async () => {
      type Alert = { labels: { alertname: string }; state: string };
      const spoken = async (): Promise<Alert[]> => (await prometheus.ask('alerts')).alerts;
      const states = async () =>
        (await spoken()).map(({ labels, state }) => [labels.alertname, state]);
      expect(await states()).toEqual([]);
      await server.signal('SIGKILL');
      const wanted = process.env.LONG ? 'firing' : 'pending';
      await eventually(async () => (await spoken()).some(({ state }) => state === wanted));
      expect(await states()).toEqual([['ZapleczeServerDown', wanted]]);
    });
  });
});
