import { IconForms } from '@tabler/icons-react';
import {
  type CustomField,
  type CustomValues,
  customName,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { noOption } from '@zaplecze/contract/kit/fields/no-value';
import type { Flags } from '@zaplecze/contract/permissions';
import { hasBulkCustom } from '@zaplecze/contract/rooms/bulk/lists';
import type { RowAct } from '../bulk/acts.ts';
import { clientSource, peopleSource } from '../fields/pickers/record-sources.ts';
import type { Column, FilterField } from '../lists/types.ts';
import { shownCustom } from './custom-values.tsx';
import type { CustomList } from './use-custom-list.ts';

type Row = { custom?: CustomValues };

const unsorted: CustomField['kind'][] = ['choices', 'long'];

/** A column of a list, for who chooses it. */
const columnOf = (field: CustomField): Column<Row> => ({
  key: `custom_${field.key}`,
  header: field.label,
  ...(unsorted.includes(field.kind) ? {} : { sort: customName(field.key) }),
  ...((field.kind === 'decimal' || field.kind === 'money') && {
    ...{ align: 'right' as const },
    sum: { name: customName(field.key), words: (sum) => String(shownCustom(field, sum)) },
  }),
  optional: true,
  render: (row) => shownCustom(field, row.custom?.[field.key]),
});

/** What a field is filtered by, and under it whether it has a value at all. */
function filtersOf(field: CustomField): FilterField[] {
  const { key, label, kind } = field;
  const filters = valueFilters(field);
  if (kind === 'choice' || kind === 'choices') return filters;
  // Yes, no and neither are on one line.
  const half = kind === 'flag';
  return [
    ...filters.map((filter) => (half ? { ...filter, half } : filter)),
    {
      ...{ key: `${customName(key)}.empty`, kind: 'flag', beneath: 'Bez wartości', half },
      label: `${label}: bez wartości`,
    },
  ];
}

function valueFilters({ key, label, kind, options }: CustomField): FilterField[] {
  const name = customName(key);
  if (kind === 'choice' || kind === 'choices')
    return [
      {
        ...{ key: name, label, kind: 'options' },
        options: [...options.filter((one) => !one.archived), noOption],
      },
    ];
  if (kind === 'person') return [{ key: name, label, kind: 'choices', source: peopleSource }];
  if (kind === 'client') return [{ key: name, label, kind: 'choices', source: clientSource }];
  if (kind === 'flag')
    return [
      {
        ...{ key: name, label, kind: 'options', one: true },
        options: [
          { id: 1, name: 'tak' },
          { id: 0, name: 'nie' },
        ],
      },
    ];
  const isDay = kind === 'day' || kind === 'moment';
  if (!isDay && kind !== 'decimal' && kind !== 'money')
    return [{ key: `${name}.has`, label, kind: 'text' }];
  return [
    { key: `${name}.from`, label: `${label} od`, half: true, kind: isDay ? 'day' : 'number' },
    { key: `${name}.to`, label: `${label} do`, half: true, kind: isDay ? 'day' : 'number' },
  ];
}

/** Those that this person may change, as one act for many rows. */
function actsOf(fields: readonly CustomField[], flags: Flags): RowAct<{ id: number }>[] {
  const editable = fields.filter((field) => mayEditCustom(field, flags));
  const [first] = editable;
  if (!first || !hasBulkCustom(first.record)) return [];
  return [
    {
      ...{ key: 'custom', label: 'Pole własne', icon: IconForms, kind: first.record },
      control: { kind: 'custom', fields: editable },
      params: ({ id }) => ({ id }),
    },
  ];
}

/** What own fields add to a list of their records: columns to choose, filters after the list's own, a change of many rows. */
export const customList = (fields: readonly CustomField[], flags: Flags): CustomList => ({
  columns: fields.map(columnOf),
  filters: fields.flatMap(filtersOf),
  acts: actsOf(fields, flags),
});
