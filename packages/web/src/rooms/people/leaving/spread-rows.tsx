import { Button } from '@mantine/core';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { LeavingRow } from '@zaplecze/contract/rooms/people/calls';
import { useId, useState } from 'react';
import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import type { Source } from '../../../kit/fields/pickers/source.ts';
import classes from './leaving.module.css';
import type { Spread } from './use-spread.ts';

/** Names of so many people stand in a line; the list has them all. */
const mostNamed = 4;

/** 'Piotr Wiśniewski: 5', who gets most first. */
function countsOf(rows: LeavingRow[], spread: Spread, known: PersonRef[]): string[] {
  return [...Map.groupBy(rows, spread.heirOf)]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([id, own]) => {
      const person = known.find((one) => one.id === id);
      return person ? [`${person.name}: ${own.length}`] : [];
    });
}

/** Who gets how many of a kind's pieces, and each of them with its person. */
export function SpreadRows(props: {
  label: string;
  rows: LeavingRow[];
  spread: Spread;
  source: Source;
  /** People whose names are known already. */
  known: PersonRef[];
}) {
  const { label, rows, spread, source, known } = props;
  const [open, setOpen] = useState(false);
  const list = useId();
  if (rows.length === 0) return null;
  const counts = countsOf(rows, spread, known);
  return (
    <div>
      <div className={classes.told}>
        {counts.length > 1 && (
          <span>
            {counts.slice(0, mostNamed).join(', ')}
            {counts.length > mostNamed &&
              ` i ${countWords(counts.length - mostNamed, 'inna osoba', 'inne osoby', 'innych osób')}`}
          </span>
        )}
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={open}
          aria-controls={list}
          aria-label={`${open ? 'Zwiń' : 'Rozdziel'}: ${label}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Zwiń' : 'Rozdziel między osoby'}
        </Button>
      </div>
      {open && (
        <ul id={list} className={classes.rows}>
          {rows.map((row) => (
            <li key={row.id} className={classes.row}>
              <span className={classes.what}>
                <span>{row.name}</span>
                {row.place && <span className={classes.place}>{row.place}</span>}
              </span>
              <PickOne
                aria-label={`Komu: ${row.name}`}
                source={source}
                value={spread.heirOf(row)}
                known={known}
                clearable={false}
                onPick={(id) => spread.giveRow(row, id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
