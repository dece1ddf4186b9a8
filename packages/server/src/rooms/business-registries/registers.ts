import { setTimeout as pause } from 'node:timers/promises';
import type { CompanyNumber } from '@zaplecze/contract/kit/fields/company-numbers';
import type { Registry } from '@zaplecze/contract/rooms/business-registries/lists';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { Db } from '../../kit/database/database.ts';
import type { RegistriesConfig } from '../../kit/operations/config.ts';
import {
  type Adapter,
  type Failure,
  type Limit,
  type RegistryAnswer,
  RegistryError,
} from './adapter.ts';
import * as answers from './answers.queries.ts';
import { createCeidg } from './ceidg.ts';
import { createGus } from './gus.ts';
import { createKrs } from './krs.ts';
import { createMf, mfLimits } from './mf.ts';

/** After so many failures in a row a register is left alone for a while. */
const failuresInARow = 3;
const restMs = 60_000;
const lookAgainMs = 150;

export type Refusal = { failure: Failure; resting: boolean; window: number | null };

/** An answer of today, just given or kept, or why there is none. */
export type RegistryOutcome = { answer: answers.StoredAnswer; fresh: boolean } | Refusal;

const isIll = (error: unknown) => !(error instanceof RegistryError) || error.failure === 'failed';

/** Deadline, one more try, and rest for a register that is ill. Each process finds out by itself. */
function policyOf(deadlineMs: number) {
  const ill = handleWhen(isIll);
  return wrap(
    circuitBreaker(ill, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) }),
    timeout(deadlineMs, TimeoutStrategy.Aggressive),
    retry(ill, { maxAttempts: 1, backoff: new ConstantBackoff(100) }),
  );
}

function refusalOf(error: unknown): Refusal {
  const failure = error instanceof RegistryError ? error.failure : 'failed';
  return { failure, resting: error instanceof BrokenCircuitError, window: null };
}

export type Registers = ReturnType<typeof createRegisters>;

/** The registers that the settings name, in their order, each with what keeps people from waiting for it. */
function createRegisters(config: RegistriesConfig) {
  const mf = config.mf && createMf(config.mf.url);
  const known: Record<Registry, Adapter | undefined> = {
    mf,
    krs: config.krs && createKrs(config.krs.url),
    gus: config.gus && createGus(config.gus),
    ceidg: config.ceidg && createCeidg(config.ceidg),
  };
  const adapters = config.order.flatMap((id) => known[id] ?? []);
  const policies = new Map(adapters.map(({ id }) => [id, policyOf(config.deadlineMs)]));

  /** Asks once what is counted under `key`, or says why not. */
  async function ask<T>(
    db: Db,
    { id, key, limits }: { id: Registry; key: string; limits: readonly Limit[] },
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<{ answer: T } | Refusal> {
    let over: Limit | undefined;
    try {
      const answer = await policies.get(id)?.execute(async ({ signal }) => {
        over = await answers.countUse(db, key, limits);
        if (over) throw new RegistryError('limit', `${key}: used up`);
        return await work(signal);
      });
      return { answer: answer as T };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.failure !== 'limit') return refusal;
      if (!over) await answers.useUp(db, key, limits);
      return { ...refusal, window: (over ?? limits[0])?.seconds ?? null };
    }
  }

  /**
   * Today's answer to a question: stored, or requested by one process while others wait for it, at most as long as
   * the register itself may take.
   */
  async function once(
    db: Db,
    question: answers.RegistryQuery,
    options: { key: string; limits: readonly Limit[]; nip: string | null },
    work: (signal: AbortSignal) => Promise<RegistryAnswer>,
  ): Promise<RegistryOutcome> {
    const { key, limits } = options;
    const patience = performance.now() + config.deadlineMs;
    for (;;) {
      const stored = await answers.answerOf(db, question);
      if (stored) return { answer: stored, fresh: false };
      const id = await answers.claim(db, question, 2 * config.deadlineMs);
      if (id !== undefined) {
        const outcome = await ask(db, { id: question.registry, key, limits }, work);
        if (!('answer' in outcome)) {
          await answers.dropClaim(db, id);
          return outcome;
        }
        const { answer } = outcome;
        const answeredNip = answer.fields?.find(({ field }) => field === 'nip')?.value;
        await answers.keepAnswer(db, id, answer, answeredNip ?? options.nip);
        const now = await answers.answerOf(db, question);
        if (now) return { answer: now, fresh: true };
      }
      if (performance.now() > patience) return { failure: 'failed', resting: false, window: null };
      await pause(lookAgainMs);
    }
  }

  /** Asks one register about a number; `nip`: whose it is, where that is known already. */
  const find = (
    db: Db,
    { id, limits, find: work }: Adapter,
    outcome: CompanyNumber & { day: string; nip: string | null; share?: number },
  ): Promise<RegistryOutcome> => {
    const { kind, number, day, nip, share = 1 } = outcome;
    const question = { registry: id, question: `${kind}:${number}`, day };
    return once(db, question, { key: id, limits: shareOf(limits, share), nip }, (signal) =>
      work({ kind, number }, { day, signal }),
    );
  };

  /** Whether an account is on the list of VAT payers; undefined where that is switched off. */
  const checkAccount =
    mf &&
    ((db: Db, outcome: { nip: string; account: string; day: string }): Promise<RegistryOutcome> => {
      const { nip, account, day } = outcome;
      const question = { registry: 'mf' as const, question: `account:${nip}:${account}`, day };
      const options = { key: 'mf:check', limits: mfLimits.check, nip };
      return once(db, question, options, async (signal) => {
        const { assigned, requestId } = await mf.checkAccount({ nip, account }, { day, signal });
        return { fields: assigned ? [{ field: 'account', value: account }] : null, requestId };
      });
    });

  /** Many NIPs in one search, for the night; answers are kept by the caller. */
  const findMany =
    mf &&
    ((db: Db, nips: string[], { day, share }: { day: string; share: number }) =>
      ask(db, { id: 'mf', key: 'mf', limits: shareOf(mfLimits.search, share) }, (signal) =>
        mf.findMany(nips, { day, signal }),
      ));

  return { adapters, find, findMany, checkAccount, deadlineMs: config.deadlineMs };
}

/** What the night may use of a limit: the rest is the day's. */
const shareOf = (limits: readonly Limit[], share: number): Limit[] =>
  limits.map(({ calls, seconds }) => ({ calls: Math.floor(calls * share), seconds }));

const registersByConfig = new WeakMap<RegistriesConfig, Registers>();

/** Those of this process. */
export function registersOf(config: RegistriesConfig): Registers {
  const registers = registersByConfig.get(config) ?? createRegisters(config);
  registersByConfig.set(config, registers);
  return registers;
}
