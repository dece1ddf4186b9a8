import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';

/* The files that an operator copies: what programs say of them, and that they are set as the cluster that is harmed. */

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../../../../docs/deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
/** The test of the cluster with all that it is made of. */
const clusterFolder = join(import.meta.dirname, '../cluster');
const cluster = readdirSync(clusterFolder)
  .map((name) => readFileSync(join(clusterFolder, name), 'utf8'))
  .join('\n')
  .replaceAll(/(\d)_(\d)/g, '$1$2');

function scratch(): string {
  const made = mkdtempSync(join(tmpdir(), 'zaplecze-deploy-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Lines that are neither empty nor remarks. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Lines from the one that begins a part to the next one that begins another. */
const partOf = (text: string, begins: string, ends: string): string[] => {
  const lines = linesOf(text.replaceAll("'", ''));
  const from = lines.indexOf(begins);
  expect(from).toBeGreaterThanOrEqual(0);
  return lines.slice(from + 1, lines.indexOf(ends, from));
};

describe('files for a machine [OPE-149]', () => {
  test.runIf(existsSync('/usr/bin/systemd-analyze'))(
    'systemd takes the unit [OPE-149]',
    async () => {
      const root = scratch();
      // The unit as it is installed; on a machine without the account and the folders, of itself alone.
      const unit = read('zaplecze.service')
        .replaceAll('/opt/zaplecze/node_modules/.bin/node', process.execPath)
        .replace('User=zaplecze', 'User=root');
      const file = join(root, 'zaplecze.service');
      writeFileSync(file, unit);
      await expect(run('systemd-analyze', ['verify', '--man=no', file])).resolves.toMatchObject({
        stderr: expect.not.stringContaining('zaplecze.service'),
      });
      expect(unit).toContain('packages/server/src/main.ts');
    },
  );

  test.runIf(existsSync('/usr/bin/systemd-analyze'))(
    'the unit leaves the program nothing that it does without [OPE-244]',
    async () => {
      const file = join(scratch(), 'zaplecze.service');
      writeFileSync(file, read('zaplecze.service'));
      const { stdout } = await run('systemd-analyze', ['security', '--offline=true', file]);
      const [, level] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
      expect(Number(level)).toBeLessThanOrEqual(3);
    },
  );

  test.runIf(existsSync('/usr/sbin/haproxy'))('HAProxy takes its file [OPE-149]', async () => {
    const root = scratch();
    const file = join(root, 'haproxy.cfg');
    writeFileSync(file, read('haproxy.cfg').replace(/ ssl crt \S+/, ''));
    await expect(run('/usr/sbin/haproxy', ['-c', '-f', file])).resolves.toBeDefined();
  });

  test.runIf(existsSync('/usr/bin/patroni'))('Patroni takes its file [OPE-149]', async () => {
    const root = scratch();
    mkdirSync(join(root, 'data'));
    const file = join(root, 'patroni.yml');
    const text = read('patroni.yml')
      .replaceAll('/var/lib/postgresql/15/zaplecze', join(root, 'data'))
      .replace(/10\.0\.0\.1[123]/g, '127.0.0.1');
    writeFileSync(file, text);
    const said = await run('patroni', ['--validate-config', file]).catch((error) => error);
    // It tries etcd as well, which is not there; other machines are to know this one by another address than here;
    // going back to an older state is done by the superuser.
    const known = /etcd|connect_address 127\.0\.0\.1|authentication\.rewind/;
    const wrong = linesOf(`${said.stdout}\n${said.stderr}`).filter((line) => !known.test(line));
    expect(wrong).toEqual([]);
  });

  test('they are set as the cluster whose machines are killed [OPE-149]', () => {
    const dcs = partOf(read('patroni.yml'), 'dcs:', 'postgresql:');
    expect(dcs.length).toBeGreaterThan(4);
    for (const line of dcs) expect(cluster).toContain(line);
    const database = partOf(
      read('haproxy.cfg'),
      'listen primary',
      'server db1 10.0.0.11:5432 check port 8008',
    );
    for (const line of database.filter((one) => !/^(mode|bind)/.test(one)))
      expect(cluster).toContain(line);
    for (const line of [
      ...partOf(read('haproxy.cfg'), 'defaults', 'listen web'),
      ...linesOf(read('haproxy.cfg')).filter((one) => /\/api\/health|inter 500ms/.test(one)),
    ])
      expect(cluster).toContain(line);
    const etcd = read('etcd');
    const flags = cluster.matchAll(/'--(heartbeat-interval|election-timeout)', '(\d+)'/g);
    for (const [, flag = '', value] of flags) {
      expect(etcd).toContain(`ETCD_${flag.toUpperCase().replaceAll('-', '_')}=${value}`);
    }
    expect(etcd).toContain('ETCD_ENABLE_V2=true');
  });
});
