import { Select } from '@mantine/core';
import type { ClientImport } from '@zaplecze/contract/client-import';
import { type ImportField, importFields } from '@zaplecze/contract/client-import.fields';
import classes from './import.module.css';

const options = [
  { value: '', label: 'Pomiń tę kolumnę' },
  ...importFields.map((field) => ({
    value: field.key as string,
    label: 'needed' in field ? `${field.name} *` : field.name,
  })),
];

/** For each column of the file a choice of what it is; a field chosen twice leaves the former column. */
export function ImportColumns({
  columns,
  value,
  onChange,
}: {
  columns: ClientImport['columns'];
  value: (ImportField | null)[];
  onChange: (value: (ImportField | null)[]) => void;
}) {
  const choose = (at: number, text: string | null) => {
    const field = importFields.find(({ key }) => key === text)?.key ?? null;
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
      {columns.map(({ header, samples }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are
        <li key={at} className={classes.column} data-left-out={!value[at] || undefined}>
          <div className={classes.header}>
            <strong>{header || `Kolumna ${at + 1}`}</strong>
            <span className={classes.samples}>{samples.join(' · ') || 'pusta'}</span>
          </div>
          <Select
            aria-label={`Kolumna „${header || at + 1}”`}
            data={options}
            value={value[at] ?? ''}
            onChange={(next) => choose(at, next)}
            allowDeselect={false}
            searchable
            nothingFoundMessage="Nie ma takiego pola"
            comboboxProps={{ shadow: 'sm' }}
          />
        </li>
      ))}
    </ul>
  );
}
