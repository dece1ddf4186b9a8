import {
  type CustomField,
  type CustomValues,
  customName,
} from '@zaplecze/contract/kit/fields/custom-fields';
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
  ...((field.kind === 'decimal' || field.kind === 'money') && { align: 'right' }),
  optional: true,
  render: (row) => shownCustom(field, row.custom?.[field.key]),
});

function filtersOf({ key, label, kind, options }: CustomField): FilterField[] {
  const name = customName(key);
  if (kind === 'choice' || kind === 'choices')
    return [{ key: name, label, kind: 'options', options: options.filter((one) => !one.archived) }];
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
  if (!isDay && kind !== 'decimal' && kind !== 'money') return [{ key: name, label, kind: 'text' }];
  return [
    { key: `${name}.from`, label: `${label} od`, half: true, kind: isDay ? 'day' : 'number' },
    { key: `${name}.to`, label: `${label} do`, half: true, kind: isDay ? 'day' : 'number' },
  ];
}

/** What own fields add to a list of their records: columns to choose, and filters after the list's own. */
export const customList = (fields: readonly CustomField[]): CustomList => ({
  columns: fields.map(columnOf),
  filters: fields.flatMap(filtersOf),
});
