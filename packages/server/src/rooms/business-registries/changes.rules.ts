import {
  companyStates,
  notOnList,
  type Registry,
  type RegistryField,
} from '@zaplecze/contract/rooms/business-registries/lists';
import type { RegistryFields } from './adapter.ts';
import type { Change } from './answers.queries.ts';

/** What of a company is watched for changes, by register. */
const watched: Record<Registry, readonly RegistryField[]> = {
  mf: ['name', 'street', 'postalCode', 'city', 'vatStatus'],
  krs: ['name', 'street', 'postalCode', 'city', 'representation', 'state'],
  gus: ['name', 'street', 'postalCode', 'city', 'state'],
  ceidg: ['name', 'street', 'postalCode', 'city', 'state'],
};

type Answer = { state: 'found' | 'none'; facts: RegistryFields };

/** A register's value of the field; of a company that left the register, that it is gone. */
function fieldValue({ state, facts }: Answer, field: RegistryField): string | null {
  if (state === 'found') return facts.find((fact) => fact.field === field)?.value ?? null;
  if (field === 'vatStatus') return notOnList;
  return field === 'state' ? companyStates.gone : null;
}

/** What is otherwise than the time before. Of a company that is gone, only that: the rest went with it. */
export function changesBetween(registry: Registry, before: Answer, after: Answer): Change[] {
  const isRemoved = [before, after].some(({ state }) => state === 'none');
  return watched[registry]
    .filter((field) => !isRemoved || field === 'vatStatus' || field === 'state')
    .map((field) => ({ field, before: fieldValue(before, field), after: fieldValue(after, field) }))
    .filter((change) => change.before !== change.after);
}
