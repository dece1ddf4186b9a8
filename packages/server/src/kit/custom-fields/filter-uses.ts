import { type CustomField, customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { noOption, noValue } from '@zaplecze/contract/kit/fields/no-value';
import { customFilterParts } from '@zaplecze/contract/kit/lists/custom-filters';
import { filterSchema } from '@zaplecze/contract/kit/lists/list.schemas';
import { type FilterUse, nameIn } from '../lists/filter-uses.ts';
import { customText } from './value-words.ts';

type Described = Pick<CustomField, 'label' | 'kind' | 'unit' | 'options'>;

/** Whether a filter names own fields. */
export const asksCustom = (filter: object = {}): boolean =>
  Object.keys(filter).some((name) => customKeyOf(name) !== undefined);

/**
 * What a list was asked about own fields, a field at a time: „zawiera „LINIA2””, „od 01.01.2026 do 31.01.2026”, „bez wartości”.
 * Of those that `fieldOf` does not give, which the reader does not see, it is told only that there was something: else a
 * part of a list would pass for the whole.
 *
 * @param filter as it came in the query: values of own fields are texts there
 */
export function customUses(
  filter: Readonly<Record<string, unknown>> = {},
  fieldOf: (key: string) => Described | undefined,
): FilterUse[] {
  const partsOf = new Map<string, Map<string, unknown>>();
  for (const [name, value] of Object.entries(filter)) {
    const [key, part = ''] = customKeyOf(name)?.split('.') ?? [];
    if (key === undefined || value === undefined || value === '') continue;
    partsOf.set(key, (partsOf.get(key) ?? new Map()).set(part, value));
  }
  const uses = [...partsOf].map(([key, parts]) => {
    const field = fieldOf(key);
    return field && useOf(field, parts);
  });
  const seen = uses.filter((use) => use !== undefined);
  return seen.length === uses.length ? seen : [...seen, { ...unseen }];
}

const unseen: FilterUse = { label: 'Pole własne', words: () => 'niedostępne' };

function useOf(field: Described, parts: Map<string, unknown>): FilterUse {
  const chosen = parts.has('') ? readPart(field, '', parts.get('')) : undefined;
  const ids = Array.isArray(chosen) ? chosen.map(Number) : [];
  const table = tableOf(field);
  const named = ids.filter((id) => id !== noValue);
  const words = (names: ReadonlyMap<string, string>) =>
    [
      chosen !== undefined && chosenWords(field, chosen, names),
      parts.has('has') && `zawiera „${parts.get('has')}”`,
      edgeWords(field, parts),
      parts.has('empty') && (isOn(parts.get('empty')) ? withoutValue : 'z wartością'),
    ]
      .filter(Boolean)
      .join(', ');
  return {
    ...{ label: field.label, isOwn: true, words },
    ...(table && named.length > 0 && { named: { table, ids: named } }),
  };
}

const withoutValue = noOption.name.toLowerCase();

/** Whose names stand for the ids that it was asked with. */
function tableOf({ kind }: Described): 'customOption' | 'person' | 'client' | undefined {
  if (kind === 'choice' || kind === 'choices') return 'customOption';
  return kind === 'person' || kind === 'client' ? kind : undefined;
}

/** A value as the list read it; as it came, where the field takes no such thing any more. */
function readPart({ kind }: Described, part: string, value: unknown): unknown {
  const schema = customFilterParts(kind)[part];
  const read = schema && filterSchema(schema).safeParse(value);
  return read?.success ? read.data : [value].flat().flatMap((one) => String(one).split(','));
}

const isOn = (value: unknown) => ['1', 'true'].includes(String(value));

function chosenWords(
  field: Described,
  chosen: unknown,
  names: ReadonlyMap<string, string>,
): string {
  if (!Array.isArray(chosen)) return customText(field, chosen as boolean);
  const table = tableOf(field);
  const nameOf = (id: unknown) => {
    if (Number(id) === noValue) return withoutValue;
    const option = field.options.find((one) => one.id === Number(id));
    const known = table && names.get(`${table}/${id}`);
    return known ?? option?.name ?? nameIn(names, table ?? '', id);
  };
  return chosen.map(nameOf).join(', ') || '–';
}

/** 'od 5 km do 10 km'; '' where no edge is asked. */
function edgeWords(field: Described, parts: Map<string, unknown>): string {
  const edges = (['from', 'to'] as const).filter((part) => parts.has(part));
  const prepositions = { from: 'od', to: 'do' };
  return edges
    .map((part) => `${prepositions[part]} ${edgeOf(field, part, parts.get(part))}`)
    .join(' ');
}

function edgeOf(field: Described, part: string, value: unknown): string {
  const edge = readPart(field, part, value);
  if (typeof edge === 'number') return customText(field, edge);
  if (typeof edge === 'string') return customText({ kind: 'day', unit: null }, edge);
  return String(value);
}
