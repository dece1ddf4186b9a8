import type { CompanyNumber } from '@zaplecze/contract/kit/fields/company-numbers';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  CompanyFound,
  KnownOfClient,
} from '@zaplecze/contract/rooms/business-registries/calls';
import { type Registry, registryName } from '@zaplecze/contract/rooms/business-registries/lists';
import type { Database } from '../../kit/database/database.ts';
import { type Adapter, dayLong } from './adapter.ts';
import type { StoredAnswer } from './answers.queries.ts';
import { recordRegistryChanges } from './changes.save.ts';
import type { Refusal, Registers, RegistryOutcome } from './registers.ts';

type LookUp = CompanyFound['asked'][number];

/** The facts of an answer, each with its source and moment. */
export const factsOf = ({ registry, at, facts }: StoredAnswer): KnownOfClient['facts'] =>
  facts.map((fact) => ({ ...fact, source: registry, at }));

export const lookUpRecord = ({ registry, state, requestId, day, at }: StoredAnswer): LookUp => ({
  ...{ registry, state, requestId, day, at, message: null },
});

/** Why a register told nothing, in words for whoever waits. */
export function refusalWords(registry: Registry, { failure, resting, window }: Refusal): string {
  const name = registryName(registry);
  if (failure === 'limit')
    return window === dayLong
      ? `${name}: dzienny limit zapytań jest wyczerpany, jutro znów będzie można pytać.`
      : `${name}: limit zapytań jest wyczerpany, spróbuj ponownie za kilka minut.`;
  if (failure === 'refused')
    return registry === 'gus' || registry === 'ceidg'
      ? `${name}: rejestr odrzucił klucz z ustawień serwera. Powiedz o tym administratorowi.`
      : `${name}: rejestr odrzucił ten numer.`;
  if (resting) return `${name}: nie odpowiadał przed chwilą. Spróbuj ponownie za minutę.`;
  return `${name}: nie odpowiada. Spróbuj ponownie za chwilę.`;
}

const off = 'Rejestry są wyłączone w ustawieniach serwera. Wpisz dane ręcznie.';
const away =
  'Rejestry nie odpowiadają: serwer może nie mieć połączenia z internetem. Wpisz dane ręcznie albo spróbuj ponownie za chwilę.';
const nobody = 'Rejestry nie znają tego numeru. Sprawdź go albo wpisz dane ręcznie.';
const partly = 'Nic nie znaleziono, ale nie każdy rejestr odpowiedział. Wpisz dane ręcznie.';

function messageOf(outcomes: Map<Registry, RegistryOutcome>): string | null {
  const all = [...outcomes.values()];
  if (all.some((one) => 'answer' in one && one.answer.state === 'found')) return null;
  if (all.length === 0) return off;
  if (all.every((one) => 'failure' in one && one.failure === 'failed')) return away;
  return all.every((one) => 'answer' in one) ? nobody : partly;
}

/** A number of the company that this register takes. */
function numberFor({ by }: Adapter, known: Map<string, string>): CompanyNumber | null {
  for (const kind of by) {
    const number = known.get(kind);
    if (number !== undefined) return { kind, number };
  }
  return null;
}

/**
 * Queries all registers about a company, in parallel where possible, then those that need a number which another
 * register returned (a KRS). Never within a transaction: registers answer slowly.
 *
 * @param by the person who requests the look-up
 */
export async function lookUp(
  world: { db: Database; registers: Registers },
  start: CompanyNumber,
  by: number,
): Promise<CompanyFound> {
  const { db, registers } = world;
  const day = warsawDay();
  const known = new Map<string, string>([[start.kind, start.number]]);
  const outcomes = new Map<Registry, RegistryOutcome>();
  const started = performance.now();
  for (;;) {
    const late = performance.now() - started > registers.deadlineMs;
    const next = registers.adapters.flatMap((adapter) => {
      const number = outcomes.has(adapter.id) || late ? null : numberFor(adapter, known);
      return number ? [{ adapter, number }] : [];
    });
    if (next.length === 0) break;
    const nip = known.get('nip') ?? null;
    await Promise.all(
      next.map(async ({ adapter, number }) => {
        outcomes.set(adapter.id, await registers.find(db, adapter, { ...number, day, nip }));
      }),
    );
    for (const { field, value } of [...outcomes.values()].flatMap((one) =>
      'answer' in one ? one.answer.facts : [],
    ))
      if (/^(nip|regon|krs)$/.test(field) && !known.has(field)) known.set(field, value);
  }
  const nip = known.get('nip');
  for (const outcome of outcomes.values())
    if (nip && 'answer' in outcome && outcome.fresh)
      await recordRegistryChanges(db, { nip, answer: outcome.answer, by });
  return {
    facts: registers.adapters.flatMap(({ id }) => {
      const outcome = outcomes.get(id);
      return outcome && 'answer' in outcome ? factsOf(outcome.answer) : [];
    }),
    asked: registers.adapters.flatMap(({ id }) => {
      const outcome = outcomes.get(id);
      if (!outcome) return [];
      if ('answer' in outcome) return [lookUpRecord(outcome.answer)];
      const message = refusalWords(id, outcome);
      return [{ registry: id, state: outcome.failure, message, requestId: null, day, at: null }];
    }),
    message: messageOf(outcomes),
  };
}
