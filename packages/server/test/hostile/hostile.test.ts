import { afterEach, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../src/kit/http/guard.ts';
import { newAccessToken } from '../../src/kit/http/token-form.ts';
import { demoModel } from '../demo-model.ts';
import { cleanUp, health } from '../server-process.ts';
import { assailant, type Finding, line } from './assault.ts';
import { campaign } from './campaign.ts';
import { chosen, shuffled } from './choose.ts';
import { assistantAttacks, fileAttacks, previewAttacks } from './other-places.ts';
import { calls, places } from './places.ts';
import { type Attack, attacks } from './requests.ts';
import { startVictim, type Victim } from './victim.ts';
import { throwAt, wireShapes } from './wire-shapes.ts';

/*
 * Whatever strangers or colleagues send, the server goes on: a catalogue of hostile shapes crossed with every place of the
 * contract where something comes in, against a real server process with little memory. `npm test` sends a part, and
 * asserts what the server does and what it works, never how long anything takes; `npm run test:hostile` sends all of it
 * for `HOSTILE_MINUTES`, with health asked beside it (docs/decisions/0084). `HOSTILE_SEED` chooses another part.
 */
const long = Boolean(process.env.LONG);
const minutes = Number(process.env.HOSTILE_MINUTES ?? 60);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_125);
/** Milliseconds of work that one call may cost the thread which answers everybody: a bound of work, whatever the clock says. */
const worked = long ? 400 : 1_500;

beforeAll(async () => void (await demoModel()));
afterEach(cleanUp);

const report = (findings: Finding[]) =>
  expect(findings.map(line).join('\n'), `HOSTILE_SEED=${seed}`).toBe('');

/** Sends them one after the other; the server answers each, and health in between. */
async function withstand(victim: Victim, list: Iterable<Attack>): Promise<Finding[]> {
  const { strike } = await assailant(victim, { worked });
  const findings: Finding[] = [];
  let made = 0;
  for (const attack of list) {
    made += 1;
    const finding = await strike(attack, seed);
    if (finding) findings.push(finding);
    if (!victim.alive()) {
      const last = victim.output().slice(-2_000);
      throw new Error(`${attack.place} × ${attack.shape} ended the server:\n${last}`);
    }
    if (made % 25 === 0) expect(await health(victim.url)).toBe(200);
  }
  expect(await health(victim.url)).toBe(200);
  return findings;
}

test('every place of the contract where something comes in is found', () => {
  const found = new Set(places.map(({ endpoint }) => endpoint));
  const silent = calls.filter((call) => !found.has(call) && call.method === 'GET');
  // Those that take nothing at all.
  expect(silent.every(({ path }) => !path.includes(':'))).toBe(true);
  expect(places.filter(({ takes }) => takes === 'html').length).toBeGreaterThan(5);
  expect(places.filter(({ takes }) => takes === 'file').length).toBeGreaterThan(3);
  expect(places.filter(({ takes }) => takes === 'rich').length).toBeGreaterThan(1);
});

test('no call stops the server, whatever stands in it [OPE-160, OPE-161]', {
  timeout: 4 * 3_600_000,
}, async () => {
  if (!long) {
    const victim = await startVictim();
    report(await withstand(victim, chosen(attacks(), seed, 3)));
    expect((await victim.stop()).code).toBe(0);
    return;
  }
  const until = Date.now() + minutes * 60_000 * 0.8;
  const result = await campaign(shuffled(attacks(), seed), { seed, worked, until });
  const { made, longest, longestIdle } = result;
  process.stdout.write(
    `${made} calls, seed ${seed}: longest silence ${Math.round(longest)} ms, of an idle server ${Math.round(longestIdle)} ms\n`,
  );
  report(result.findings);
});

test('no file, picture or form stops it [OPE-160, OPE-161, FIL-07]', {
  timeout: 3_600_000,
}, async () => {
  if (long) {
    const until = Date.now() + minutes * 60_000 * 0.2;
    report((await campaign(fileAttacks(), { seed, worked, until })).findings);
  }
  const victim = await startVictim();
  const list = [...fileAttacks()].filter(
    ({ sharp, place }) => sharp && /upload|import/.test(place),
  );
  const findings = await withstand(victim, list);
  const { rows } = await victim.db.pool.query<{ id: number }>(
    'select id from file order by id desc limit 12',
  );
  findings.push(...(await withstand(victim, previewAttacks(rows.map(({ id }) => id)))));
  report(findings);
  expect((await victim.stop()).code).toBe(0);
});

test('no assistant and no bytes of the wire stop it [OPE-160]', { timeout: 600_000 }, async () => {
  const victim = await startVictim();
  const key = newAccessToken();
  await victim.db.pool.query(
    `insert into "accessToken" (person, name, "tokenHash", ending, reads, writes, expires)
     select id, 'Asystent', $1, 'abcd', array['clients', 'overview'], array['clients'], now() + interval '1 day'
       from person where username = 'admin'`,
    [hashToken(key)],
  );
  const list = [...assistantAttacks(key)].filter(({ sharp }) => long || sharp);
  report(await withstand(victim, list));
  const token = await victim.signIn('admin');
  for (const { name, make } of wireShapes) {
    await throwAt(victim.port, make()({ address: '/api/comment/create', token }));
    expect([name, victim.alive(), await health(victim.url)]).toEqual([name, true, 200]);
  }
  expect((await victim.stop()).code).toBe(0);
});

test('what was refused has changed nothing [OPE-162]', { timeout: 600_000 }, async () => {
  const victim = await startVictim();
  const { send } = await assailant(victim, { worked });
  const before = await victim.sums();
  const list = [...attacks()].filter(
    ({ place, shape, method }) =>
      method !== 'GET' &&
      method !== 'DELETE' &&
      place.endsWith(' body') &&
      shape === '500 unknown fields',
  );
  expect(list.length).toBeGreaterThan(200);
  const taken: string[] = [];
  for (const attack of list) {
    const { answer } = await send(attack, seed);
    if (answer.status < 400) taken.push(attack.place);
  }
  expect(taken).toEqual([]);
  expect(await victim.sums()).toEqual(before);
  expect((await victim.stop()).code).toBe(0);
});
