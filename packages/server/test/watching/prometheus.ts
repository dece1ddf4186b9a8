import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../peers/primary-and-standby.ts';
import { eventually } from '../starting/server-process.ts';

/** Where what operators are given stands. */
export const watchingFolder = resolve(import.meta.dirname, '../../../../docs/watching');

/** Whether this machine has Debian's Prometheus. */
export const hasPrometheus = existsSync('/usr/bin/prometheus') && existsSync('/usr/bin/promtool');

/** What Prometheus' own tool says of the rules; throws with its words when it finds fault. */
export const promtool = (...asked: string[]): string =>
  execFileSync('promtool', asked, { cwd: watchingFolder, encoding: 'utf8' });

type Found = { metric: Record<string, string>; value: [number, string] };

/** A Prometheus that scrapes a server as docs/operating.md says, each second, with the rules of docs/watching. */
export async function startPrometheus(target: string, token: string) {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-prometheus-'));
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(watchingFolder, 'zaplecze-rules.yml')],
    scrape_configs: [
      {
        job_name: 'zaplecze',
        authorization: { credentials: token },
        static_configs: [{ targets: [target] }],
      },
    ],
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  let said = '';
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const gone = once(child, 'exit');
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
    const { status, data, error } = (await answer.json()) as Record<string, unknown>;
    if (status !== 'success') throw new Error(`${path}: ${error}`);
    // biome-ignore lint/suspicious/noExplicitAny: Prometheus' own shapes, read freely by tests
    return data as any;
  };
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus did not come up:\n${said}`);
    return await fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    ask,
    query: async (expr: string): Promise<Found[]> =>
      (await ask(`query?query=${encodeURIComponent(expr)}`)).result,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
