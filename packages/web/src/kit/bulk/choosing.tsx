import { useEffect, useRef } from 'react';
import classes from './choose.module.css';
import type { RowChoice } from './use-chosen.ts';

/** Chooses a row or lets it go; with Shift all rows from the last one to it. */
export function toggle<R>({ rows, last, page, keyOf, keep }: RowChoice<R>, row: R, range = false) {
  const next = new Map(rows);
  const at = page.indexOf(row);
  const from = range ? page.findIndex((one) => keyOf(one) === last) : -1;
  const ends = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
  const on = !rows.has(keyOf(row));
  for (const one of page.slice(ends[0], (ends[1] ?? at) + 1)) {
    if (on) next.set(keyOf(one), one);
    else next.delete(keyOf(one));
  }
  keep(next, keyOf(row));
}

type RowBox = { choice: RowChoice<unknown>; row: unknown; name: string };

export function ChooseRow({ choice, row, name }: RowBox) {
  return (
    <Box
      label={`Wybierz: ${name}`}
      on={choice.rows.has(choice.keyOf(row))}
      onToggle={(range) => toggle(choice, row, range)}
    />
  );
}

/** The box of the page: all of its rows, or none. */
export function ChoosePage({ choice }: { choice: RowChoice<unknown> }) {
  const { rows, page, keyOf, keep } = choice;
  const here = page.filter((row) => rows.has(keyOf(row))).length;
  const all = here === page.length;
  const togglePage = () => {
    const next = new Map(rows);
    for (const row of page) {
      if (all) next.delete(keyOf(row));
      else next.set(keyOf(row), row);
    }
    keep(next);
  };
  return (
    <Box
      label="Wybierz wszystkie na stronie"
      on={all}
      some={here > 0 && !all}
      onToggle={togglePage}
    />
  );
}

function Box({
  label,
  on,
  some = false,
  onToggle,
}: {
  label: string;
  on: boolean;
  some?: boolean;
  onToggle: (range: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={on}
        data-row-choose
        // A click knows of Shift, a change does not.
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => undefined}
      />
    </label>
  );
}
