import type {
  CompanyFound,
  RegistryFact,
} from '@zaplecze/contract/rooms/business-registries/calls';
import { filledBy, type Registry } from '@zaplecze/contract/rooms/business-registries/lists';

/** A field of the form with what one or more registers say of it. */
export type RegistryFinding = {
  key: string;
  /** The field's name in the form. */
  target: string;
  /** What the form takes. */
  value: string | number;
  /** What is shown. */
  shown: string;
  sources: Registry[];
  at: string;
};

type Place = { id: number; name: string };

/** The value as the form holds it; null for a province that there is not. */
function valueFor({ field, value }: RegistryFact, provinces: readonly Place[]) {
  if (field !== 'province') return value;
  return provinces.find(({ name }) => name.toLowerCase() === value.toLowerCase())?.id ?? null;
}

/** Letter case and spaces aside: registers write in capitals. */
const same = (one: unknown, other: unknown) =>
  String(one ?? '')
    .toLocaleLowerCase('pl')
    .replace(/\s+/g, ' ')
    .trim() ===
  String(other ?? '')
    .toLocaleLowerCase('pl')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What can be taken into the form, one line for each field and value, in the order of `targets`; registers that say the
 * same stand in one line.
 *
 * @param targets names of the form's fields
 */
export function findingsOf(
  { facts }: CompanyFound,
  { targets, provinces }: { targets: readonly string[]; provinces: readonly Place[] },
): RegistryFinding[] {
  const found: RegistryFinding[] = [];
  for (const fact of facts) {
    const value = valueFor(fact, provinces);
    if (value === null || !(fact.field in filledBy)) continue;
    for (const target of filledBy[fact.field as keyof typeof filledBy]) {
      if (!targets.includes(target)) continue;
      const known = found.find((one) => one.target === target && same(one.value, value));
      if (known) {
        known.sources.push(fact.source);
        // Of capitals and usual letters the usual ones.
        if (known.shown === known.shown.toLocaleUpperCase('pl') && typeof value === 'string')
          Object.assign(known, { value, shown: value });
        continue;
      }
      const { source, at } = fact;
      const key = `${target}:${found.length}`;
      found.push({ key, target, value, shown: fact.value, sources: [source], at });
    }
  }
  const place = (target: string) => targets.indexOf(target);
  return found.sort((one, two) => place(one.target) - place(two.target));
}

/** How a finding compares with the form: it fills an empty field, is the same, or would replace another value. */
export function standsTo(now: unknown, { value }: RegistryFinding): 'fills' | 'same' | 'differs' {
  if (now === null || now === undefined || now === '') return 'fills';
  return same(now, value) ? 'same' : 'differs';
}

/** Findings that are ticked first: the first register's value of each empty field; no present value is replaced. */
export function tickedAtFirst(
  findings: RegistryFinding[],
  heldIn: (target: string) => unknown,
): string[] {
  const seen = new Set<string>();
  return findings.flatMap((one) => {
    if (seen.has(one.target) || standsTo(heldIn(one.target), one) !== 'fills') return [];
    seen.add(one.target);
    return [one.key];
  });
}
