import { Checkbox } from '@mantine/core';
import { titleOf } from '../columns/columns.ts';
import type { ChosenColumns } from '../columns/use-columns.ts';
import { columnsWith, inOrder } from '../columns/write-columns.ts';
import classes from './view-menu.module.css';

/** Which columns the list shows; their order and more about them is a dialog of its own. */
export function ViewColumns<R>({
  chosen,
  onOrder,
}: {
  chosen: ChosenColumns<R>;
  onOrder: () => void;
}) {
  const { columns, all, text, choose } = chosen;
  const title = titleOf(all)?.key;
  const shown = new Set(columns.map(({ key }) => key));
  const tick = (key: string) => {
    const keys = new Set(shown);
    if (!keys.delete(key)) keys.add(key);
    choose(columnsWith(chosen, inOrder(columns, all), keys));
  };
  return (
    <section className={classes.columns} aria-label="Kolumny">
      <div className={classes.headingLine}>
        <h2 className={classes.heading}>Kolumny</h2>
        {text !== '' && (
          <button type="button" className={classes.link} onClick={() => choose('')}>
            Przywróć
          </button>
        )}
        <button type="button" className={classes.link} onClick={onOrder}>
          Kolejność kolumn
        </button>
      </div>
      <div className={classes.ticks}>
        {all.map(({ key, header }) => (
          <Checkbox
            key={key}
            size="xs"
            label={header}
            checked={shown.has(key)}
            disabled={key === title}
            onChange={() => tick(key)}
          />
        ))}
      </div>
    </section>
  );
}
