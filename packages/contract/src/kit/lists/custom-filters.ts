import { type CustomKind, type CustomRecord, customKeyOf } from '../fields/custom-fields.ts';
import type { FilterKind } from './list.ts';

/** Whose own fields the rows of a list have: of one kind of record, or of that which the value of a filter names. */
export type CustomRows = CustomRecord | { by: string; among: readonly CustomRecord[] };

/** The kinds of record that a list is asked for by its filters: one, unless they leave it open. */
export function customRecordsOf(rows: CustomRows, filter: object = {}): readonly CustomRecord[] {
  if (typeof rows === 'string') return [rows];
  const { by, among } = rows;
  const named = among.filter((record) => record === (filter as Record<string, unknown>)[by]);
  return named.length > 0 ? named : among;
}

/**
 * What a list may be asked about an own field of its rows, by what follows the field's name in an address:
 * `filter[custom.formaOpodatkowania]=3,0` (0: nothing), `filter[custom.koniecUmowy.from]=2026-01-01`, `filter[custom.nrUmowy.has]=UM/2026`, `filter[custom.nrUmowy.empty]=1`. No two
 * families of kinds share a part that takes other values: what was asked of a field before it became another kind is
 * refused, not read as something else.
 */
export function customFilterParts(kind: CustomKind): { readonly [part: string]: FilterKind } {
  const empty = { empty: 'flag' } as const;
  if (kind === 'choice' || kind === 'choices' || kind === 'person' || kind === 'client')
    return { '': 'ids', ...empty };
  if (kind === 'flag') return { '': 'flag', ...empty };
  if (kind === 'day' || kind === 'moment') return { from: 'day', to: 'day', ...empty };
  if (kind === 'decimal' || kind === 'money') return { from: 'number', to: 'number', ...empty };
  return { has: 'text', ...empty };
}

/** Whether a name in a query is that of an own field, or of a part of one. */
export const isCustomName = (name: string): boolean =>
  /^[a-z][A-Za-z0-9]{0,39}(\.(from|to|has|empty))?$/.test(customKeyOf(name) ?? '');
