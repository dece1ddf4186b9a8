import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { type ClientField, clientFields } from '@zaplecze/contract/rooms/clients/fields';
import type { ClientMergePreview } from '@zaplecze/contract/rooms/clients/merging/calls';

type Value = string | number | null;
/** Values that the remaining client takes over, with its former values. */
export type TakenValues = { [F in ClientField]?: { before: Value; after: Value } };

/** Fields that say different things; those that are empty in the one that stays are filled. */
export function differences(stays: Client, goes: Client): ClientMergePreview['fields'] {
  return namesOf(clientFields).flatMap((field) => {
    const [one, other] = [stays[field], goes[field]];
    if (other === null || one === other) return [];
    return [
      {
        field,
        stays: one === null ? null : String(one),
        goes: String(other),
        filled: one === null,
      },
    ];
  });
}

/** What is taken over: what was empty, and what was chosen. */
export function takenValues(
  stays: Client,
  goes: Client,
  chosen: readonly ClientField[],
): TakenValues {
  return Object.fromEntries(
    differences(stays, goes)
      .filter(({ field, filled }) => filled || chosen.includes(field))
      .map(({ field }) => [field, { before: stays[field], after: goes[field] }]),
  );
}

/** What goes back to what it was: fields that nobody has changed since. */
export function restoredFields(
  now: Client,
  values: TakenValues,
): Partial<Pick<Client, ClientField>> {
  return Object.fromEntries(
    namesOf(values).flatMap((field) => {
      const was = values[field];
      return was && now[field] === was.after ? [[field, was.before]] : [];
    }),
  );
}
