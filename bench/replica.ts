import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { search } from '@zaplecze/contract/rooms/search/calls';
import pg from 'pg';
import { createRandom } from '../packages/server/src/demo/random.ts';
import { copyOf, type Size } from './data.ts';
import { lists } from './lists/lists.ts';
import { readValues } from './lists/values.ts';
import { type OfficeCall, type PlannedCall, planCalls } from './office/mix.ts';
import { startGenerator } from './office/open-loop.ts';
import { type Person, signInOffice } from './office/people.ts';
import { readRecords } from './office/records.ts';
import { startPair } from './peers/pair.ts';
import { wireOf } from './requests.ts';
import { startProduct } from './server.ts';

/**
 * What a replica takes off the primary: processor time of both databases a call, by kinds of calls, without
 * DATABASE_REPLICA_URL and with it. Both stand on this machine, so times of answers say nothing (docs/decisions/0095).
 * BENCH_SIZE: tenth, unless chosen.
 */
const size = (process.env.BENCH_SIZE ?? 'tenth') as Size;
const folder = copyOf(size, 'replica');
const pair = await startPair(folder);
const db = new pg.Client(pair.primary.url);
await db.connect();

const reports = (
  'burning load today timeliness flow handover promises client/care client/silent offer/funnel offer/waiting ' +
  'project/value project/risk'
).split(' ');

/** So many calls at an even pace; who makes them is drawn. */
function evenly(
  count: number,
  { rate, people }: { rate: number; people: Person[] },
  callAt: (at: number) => Pick<OfficeCall, 'method' | 'path'>,
): PlannedCall[] {
  const chance = createRandom(count);
  return Array.from({ length: count }, (_, at) => ({
    kind: 'replica',
    group: 'lists',
    due: (at * 1000) / rate,
    token: chance.pick(people).token,
    ...callAt(at),
  }));
}

async function measure(withReplica: boolean): Promise<string[]> {
  process.env.DATABASE_URL = pair.primary.url;
  if (withReplica) process.env.DATABASE_REPLICA_URL = pair.standby.url;
  const product = await startProduct(folder);
  const people = await signInOffice(db, product.base);
  const managers = people.filter(({ flags }) => flags.manager);
  const values = await readValues(db);
  const office = { people, values, records: await readRecords(db, people) };
  const generator = startGenerator(
    product.base,
    people.map(({ token }) => token),
  );
  const chance = createRandom(17);
  const word = () => values.fragment(lists.clients, chance.between(3, 5), chance);
  const kinds: [string, PlannedCall[]][] = [
    ['zwykłe', planCalls(office, { rate: 15, seconds: 40 }, createRandom(18))],
    [
      'wyszukiwania',
      evenly(150, { rate: 8, people }, () => wireOf(search, { query: { q: word() } })),
    ],
    [
      'raporty',
      evenly(104, { rate: 4, people: managers }, (at) => ({
        method: 'GET',
        path: `/api/report/${reports[at % reports.length]}`,
      })),
    ],
    [
      'pobrania',
      evenly(12, { rate: 1, people: managers }, (at) => ({
        method: 'GET',
        path: `/api/client/list/export?format=csv&filter[status]=${1 + (at % 3)}`,
      })),
    ],
  ];
  // The first seconds of a process measure its compiler.
  await generator.run(planCalls(office, { rate: 15, seconds: 8 }, createRandom(5)));
  const lines: string[] = [];
  for (const [name, plan] of kinds) {
    const before = [pair.primary.processor(), pair.standby.processor()] as const;
    await generator.run(plan);
    const perCall = (now: number, then: number) => ((1000 * (now - then)) / plan.length).toFixed(1);
    const primary = perCall(pair.primary.processor(), before[0]);
    const standby = perCall(pair.standby.processor(), before[1]);
    const mode = withReplica ? 'z repliką' : 'bez repliki';
    lines.push(`| ${name} | ${mode} | ${plan.length} | ${primary} | ${standby} |`);
  }
  generator.stop();
  await product.stop();
  return lines;
}

const lines = [
  '| wywołania | | ile | ms procesora bazy głównej | ms procesora repliki |',
  '|---|---|---:|---:|---:|',
  ...(await measure(false)),
  ...(await measure(true)),
];
await db.end();
pair.stop();
// Its processes write until they have ended.
await pause(2_000);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${lines.join('\n')}\n`);
process.exit(0);
