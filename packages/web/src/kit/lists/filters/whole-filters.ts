import type { FilterWords } from '@zaplecze/contract/kit/lists/list';
import type { FilterField } from '../types.ts';
import type { FilterOrigin } from './field-filters.ts';

type OfFields = { key: string; origin: FilterOrigin; only?: readonly number[] };

/** Filters as their dialog and their chips show them; those made of fields with what their fields say. */
export const wholeFilters = (filters: (FilterField | OfFields)[]) =>
  filters.map((filter) => ('origin' in filter ? wholeFilter(filter) : filter));

function wholeFilter({ key, origin, only }: OfFields): FilterField {
  const { list, fields, words, sourceOf } = origin;
  const field = fields[key];
  const filterWords = (words as Record<string, FilterWords>)[key] ?? {};
  const { label = field?.label, options = field?.options, of = field?.of, ...more } = filterWords;
  const kind = list?.filters[key] ?? 'text';
  const whole = { key, label, options, only, ...more };
  if (kind === 'ids') {
    // People are named by no table where the field is a person.
    const source = () => ({ kind: 'choices', source: sourceOf(of ?? 'person') });
    return { ...whole, ...(options ? { kind: 'options' } : source()) } as FilterField;
  }
  if (typeof kind === 'string') return { ...whole, kind } as FilterField;
  return {
    ...whole,
    ...('min' in kind ? { kind: 'number', ...kind } : { kind: 'options', one: true }),
  } as FilterField;
}
