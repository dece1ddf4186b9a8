import { numberProblem } from '@zaplecze/contract/kit/fields/company-numbers';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import type { Config } from '../../kit/operations/config.ts';
import { type Adapter, dayLong } from './adapter.ts';
import * as answers from './answers.queries.ts';
import { recordRegistryChanges } from './changes.save.ts';
import { mostAtOnce } from './mf.ts';
import { type Registers, type RegistryOutcome, registersOf } from './registers.ts';

type World = { db: Database; config: Config };
type Due = { nip: string; krs: string | null };

/** Begins the night's round; run by the clock. */
const nightly = defineTask<{ _cron?: { ts: string } }>('registries:nightly');
/** What a limit of minutes has left over; a little later. */
const rest = defineTask<{ due: Due[] }>('registries.rest');
const restAfterMs = 4 * 60_000;

/** Of a limit: people search by day. */
const share = 0.5;

/** The list of VAT payers takes many numbers in one search; gives the KRS numbers that it told. */
async function askList(
  db: Database,
  { findMany }: Registers,
  { due, day }: { due: Due[]; day: string },
): Promise<Map<string, string>> {
  const krsOf = new Map<string, string>();
  if (!findMany) return krsOf;
  for (let at = 0; at < due.length; at += mostAtOnce) {
    const nips = due.slice(at, at + mostAtOnce).map(({ nip }) => nip);
    const found = await findMany(db, nips, { day, share });
    if (!('answer' in found)) return krsOf;
    for (const [nip, answer] of found.answer) {
      const question = { registry: 'mf' as const, question: `nip:${nip}`, day };
      const id = await answers.claim(db, question, 0);
      if (id !== undefined) await answers.keepAnswer(db, id, answer, nip);
      const stored = await answers.answerOf(db, question);
      if (stored) await recordRegistryChanges(db, { nip, answer: stored, by: null });
      const krs = answer.fields?.find(({ field }) => field === 'krs')?.value;
      if (krs) krsOf.set(nip, krs);
    }
  }
  return krsOf;
}

/** Where a company is registered: the court, the sole traders, or whoever has everybody. */
function registerOf({ adapters }: Registers, { krs }: Due): Adapter | undefined {
  const by = (id: string) => adapters.find((one) => one.id === id);
  return (krs && by('krs')) || by('ceidg') || by('gus');
}

/** Asks about each of them where it is registered; gives those that a limit of minutes has left over. */
async function askEach(
  db: Database,
  registers: Registers,
  { due, day }: { due: Due[]; day: string },
): Promise<Due[]> {
  /** Registers that give no more answers this time. */
  const over = new Map<Adapter, Exclude<RegistryOutcome, { kept: unknown }>>();
  const left: Due[] = [];
  for (const one of due) {
    const adapter = registerOf(registers, one);
    if (!adapter) continue;
    const number =
      adapter.id === 'krs'
        ? { kind: 'krs' as const, number: one.krs ?? '' }
        : { kind: 'nip' as const, number: one.nip };
    const outcome =
      over.get(adapter) ??
      (await registers.find(db, adapter, { ...number, day, nip: one.nip, share }));
    if ('answer' in outcome) {
      if (outcome.fresh)
        await recordRegistryChanges(db, { nip: one.nip, answer: outcome.answer, by: null });
    } else {
      if (outcome.failure === 'limit' || outcome.resting) over.set(adapter, outcome);
      if (outcome.failure === 'limit' && outcome.window !== dayLong) left.push(one);
    }
  }
  return left;
}

async function goOn({ db, config }: World, due: Due[]): Promise<void> {
  const left = await askEach(db, registersOf(config.registries), { due, day: warsawDay() });
  if (left.length > 0)
    await enqueue(db, rest, { due: left }, { runAt: new Date(Date.now() + restAfterMs) });
}

/**
 * Asks about active clients whom it asked about longest ago, as many as the settings allow. Failures are left to the next
 * night: who was not answered is the first then.
 */
export async function recheck(world: World, day: string): Promise<void> {
  const { db, config } = world;
  await answers.forgetAnswers(db);
  const most = config.registries.nightly;
  if (most === 0) return;
  const due = (await answers.dueClients(db, { day, most })).filter(
    ({ nip }) => numberProblem(nip) === null,
  );
  const krsOf = await askList(db, registersOf(config.registries), { due, day });
  await goOn(
    world,
    due.map(({ nip, krs }) => ({ nip, krs: krs ?? krsOf.get(nip) ?? null })),
  );
}

export const registryTasks = (world: World) => [
  handleTask(nightly, (payload) => recheck(world, warsawDay(momentOf(payload)))),
  handleTask(rest, ({ due }) => goOn(world, due)),
];

export const registryCrontab = '20 1 * * * registries:nightly';
