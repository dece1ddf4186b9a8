import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../src/kit/http/guard.ts';
import { newAccessToken } from '../../src/kit/http/token-form.ts';
import { cleanUp, eventually, health } from '../starting/server-process.ts';
import { assailant, type Fault, line } from './assault.ts';
import { campaign } from './campaign.ts';
import { chooseAttacks, shuffleAttacks } from './choose.ts';
import { oauthAttacks } from './oauth-attacks.ts';
import { assistantAttacks, fileAttacks, previewAttacks } from './other-places.ts';
import { everyEndpoint, places } from './places.ts';
import { type Attack, attacks } from './requests.ts';
import { startVictim, type Victim } from './target-server.ts';
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
const limits = { timeout: 4 * 3_600_000 };

let victim: Victim;
beforeAll(async () => {
  victim = await startVictim();
});
afterAll(async () => {
  // And it ends in order.
  const { code } = await victim.stop();
  await cleanUp();
  expect(code).toBe(0);
});

const report = (findings: Fault[]) =>
  expect(findings.map(line).join('\n'), `HOSTILE_SEED=${seed}`).toBe('');

/** Sends them one after the other; the server answers each, and health in between. */
async function withstand(list: Iterable<Attack>): Promise<Fault[]> {
  const { strike } = await assailant(victim, { worked });
  const findings: Fault[] = [];
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

/** The same for as long as it may take, health asked beside it by somebody else. */
async function campaignOf(list: Iterable<Attack>, share: number): Promise<Fault[]> {
  const until = Date.now() + minutes * 60_000 * share;
  const { findings, made, ...heard } = await campaign(shuffleAttacks(list, seed), {
    seed,
    worked,
    until,
  });
  const [longest, idle] = [heard.longest, heard.longestIdle].map(Math.round);
  process.stdout.write(
    `${made} calls, seed ${seed}: longest silence ${longest} ms, of an idle server ${idle} ms; ${findings.length} findings\n${findings.map(line).join('\n')}\n`,
  );
  return findings;
}

test('every place of the contract where something comes in is found', () => {
  const found = new Set(places.map(({ endpoint }) => endpoint));
  // Those that take nothing at all have no place.
  expect(everyEndpoint.filter((call) => !found.has(call) && call.path.includes(':'))).toEqual([]);
  const taking = (what: string) => places.filter(({ takes }) => takes === what).length;
  expect(taking('html')).toBeGreaterThan(5);
  expect(taking('rich')).toBeGreaterThan(1);
  expect(taking('file')).toBeGreaterThan(3);
});

test('what was refused has changed nothing [OPE-162]', limits, async () => {
  const { send } = await assailant(victim, { worked });
  // What the server does by itself, for its start or for what was sent before, is done or is not done any more.
  await eventually(async () => {
    const due = 'select from graphile_worker.jobs where run_at <= now() limit 1';
    return (await victim.db.pool.query(due)).rowCount === 0;
  });
  await victim.db.pool.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
  // The key of the assistants' door is made when somebody first asks there.
  expect((await fetch(`${victim.url}/.well-known/oauth-authorization-server`)).ok).toBe(true);
  const before = await victim.sums();
  const list = [...attacks()].filter(
    ({ place, shape, method }) =>
      !['GET', 'DELETE'].includes(method) &&
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
});

test('no call stops the server, whatever stands in it [OPE-160, OPE-161]', limits, async () => {
  const findings = await withstand(chooseAttacks(attacks(), seed, 2));
  if (long) findings.push(...(await campaignOf(attacks(), 0.8)));
  report(findings);
});

test('no file, picture or form stops it [OPE-160, OPE-161, FIL-07]', limits, async () => {
  const sharp = [...fileAttacks()].filter((one) => one.sharp && /upload|import/.test(one.place));
  const findings = await withstand(sharp);
  const { rows } = await victim.db.pool.query<{ id: number }>(
    'select id from file order by id desc limit 12',
  );
  findings.push(...(await withstand(previewAttacks(rows.map(({ id }) => id)))));
  if (long) findings.push(...(await campaignOf(fileAttacks(), 0.2)));
  report(findings);
});

test('no assistant stops it [OPE-160]', limits, async () => {
  const key = newAccessToken();
  await victim.db.pool.query(
    `insert into "accessToken" (person, name, "tokenHash", ending, reads, writes, expires)
     select id, 'Asystent', $1, 'abcd', array['clients', 'overview'], array['clients'], now() + interval '1 day'
       from person where username = 'admin'`,
    [hashToken(key)],
  );
  report(await withstand([...assistantAttacks(key)].filter(({ sharp }) => long || sharp)));
});

test('no application that wants to be let in stops it [OPE-160, MAC-181]', limits, async () => {
  const chosen = long ? [...oauthAttacks()] : chooseAttacks(oauthAttacks(), seed, 2);
  const findings: Fault[] = [];
  for (let at = 0; at < chosen.length; at += 25) {
    // What one network may register is counted, and the rest would be refused unread.
    await victim.db.pool.query('delete from "rateLimit"');
    findings.push(...(await withstand(chosen.slice(at, at + 25))));
  }
  report(findings);
});

test.each(wireShapes)('no bytes of the wire stop it: $name [OPE-160]', limits, async ({ make }) => {
  const token = await victim.signIn('admin');
  await throwAt(victim.port, make()({ address: '/api/comment/create', token }));
  expect([victim.alive(), await health(victim.url)]).toEqual([true, 200]);
});
