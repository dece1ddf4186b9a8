import type { ImportColumn, MatchedColumn } from '@zaplecze/contract/kit/calls/imports';
import { useMemo } from 'react';
import { replacesName } from '../fields/pickers/replaces-name.ts';
import { Select } from '../fields/select.tsx';
import classes from './import.module.css';

/** For each column of the file a choice of what it is; a field chosen twice leaves the former column. */
export function FileColumns<K extends string>({
  columns,
  fields,
  value,
  onChange,
}: {
  columns: MatchedColumn[];
  fields: readonly ImportColumn<K>[];
  value: (K | null)[];
  onChange: (value: (K | null)[]) => void;
}) {
  const options = useMemo(
    () => [
      { value: '', label: 'Pomiń tę kolumnę' },
      ...fields.map(({ key, name, needed }) => ({
        value: key as string,
        label: needed ? `${name} *` : name,
      })),
    ],
    [fields],
  );
  const choose = (at: number, text: string | null) => {
    const field = fields.find(({ key }) => key === text)?.key ?? null;
    onChange(
      columns.map((_, place) => {
        if (place === at) return field;
        const before = value[place] ?? null;
        return before === field ? null : before;
      }),
    );
  };
  return (
    <ul className={classes.columns}>
      {columns.map(({ header, samples, leftOut }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are
        <li key={at} className={classes.column} data-left-out={!value[at] || undefined}>
          <div className={classes.header}>
            <strong>{header || `Kolumna ${at + 1}`}</strong>
            <span className={classes.samples}>{samples.join(' · ') || 'pusta'}</span>
            {leftOut && !value[at] && <span className={classes.leftOut}>{leftOut}</span>}
          </div>
          <Select
            aria-label={`Kolumna „${header || at + 1}”`}
            data={options}
            value={value[at] ?? ''}
            onChange={(next) => choose(at, next)}
            allowDeselect={false}
            searchable
            onBeforeInput={replacesName(
              options.find((one) => one.value === (value[at] ?? ''))?.label,
            )}
            nothingFoundMessage="Nie ma takiego pola"
            comboboxProps={{ shadow: 'sm' }}
          />
        </li>
      ))}
    </ul>
  );
}
