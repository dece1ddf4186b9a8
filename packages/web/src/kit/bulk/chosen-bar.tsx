import { Button, CloseButton } from '@mantine/core';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { groupThousands } from '@zaplecze/contract/kit/values/words';
import { mostBulkRows } from '@zaplecze/contract/rooms/bulk/lists';
import { useState } from 'react';
import type { CallInput } from '../calls/api.ts';
import { call } from '../calls/api.ts';
import { report } from '../calls/send.ts';
import { toast } from '../dialogs/toast.ts';
import { ExportButton } from '../lists/export/export-button.tsx';
import { IconButton } from '../navigation/icon-button.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { RowAct } from './acts.ts';
import classes from './bulk.module.css';
import type { RowChoice } from './use-chosen.ts';

type ListInput = { params?: object; query: Record<string, unknown> };

export type ChosenBarProps<R> = {
  chosen: RowChoice<R>;
  acts: RowAct<R>[];
  nameOf: (row: R) => string;
  endpoint: Endpoint;
  /** What the list is asked with now. */
  input: ListInput;
  /** Rows of the whole filter, and whether that is all of them. */
  count: number;
};

/** Rows that one call brings while all of a filter are being chosen. */
const pageRows = 100;

/** Every row of the filter, over its pages. */
async function rowsOfFilter<R>(endpoint: Endpoint, { params, query }: ListInput, count: number) {
  const rows = new Map<unknown, R>();
  for (let page = 1; (page - 1) * pageRows < count; page += 1) {
    const pageInput = { params, query: { ...query, page, perPage: pageRows } };
    const answer = await call(endpoint, pageInput as unknown as CallInput<Endpoint>);
    for (const row of (answer as { list: { list: R[] } }).list.list) {
      rows.set((row as { id: unknown }).id, row);
    }
  }
  return [...rows.values()];
}

/** What can be done with the chosen rows; stands at the window's foot while there are any. */
export function ChosenBar<R>(props: ChosenBarProps<R>) {
  const { chosen, acts, nameOf, endpoint, input, count } = props;
  const [act, setAct] = useState<RowAct<R> | null>(null);
  const [coming, setComing] = useState(false);
  const rows = [...chosen.rows.values()];
  const clear = () => chosen.keep(new Map());
  const all = async () => {
    if (count > mostBulkRows) {
      toast.error(
        `Naraz można wybrać najwyżej ${groupThousands(mostBulkRows)} pozycji. Zawęź listę filtrem.`,
      );
      return;
    }
    setComing(true);
    try {
      const found = await rowsOfFilter<R>(endpoint, input, count);
      chosen.keep(
        new Map([...chosen.rows, ...found.map((row) => [chosen.keyOf(row), row] as const)]),
      );
    } catch (error) {
      report(error, () => void all());
    } finally {
      setComing(false);
    }
  };
  const only = rows.map((row) => (row as { id: number }).id).join(',');
  return (
    <section className={classes.chosen} aria-label="Wybrane wiersze">
      <span className={classes.count} role="status">
        Wybrano {groupThousands(rows.length)}
      </span>
      {count > rows.length && (
        <Button size="xs" variant="subtle" loading={coming} onClick={() => void all()}>
          Wszystkie z filtra ({groupThousands(count)})
        </Button>
      )}
      <div className={classes.acts}>
        {acts.map((one) => {
          const Icon = one.icon;
          return (
            <IconButton key={one.key} icon={Icon} onClick={() => setAct(one)}>
              {one.label}
            </IconButton>
          );
        })}
        <ExportButton
          endpoint={endpoint}
          {...input}
          query={{ ...input.query, only }}
          count={rows.length}
        />
      </div>
      <CloseButton aria-label="Odznacz wszystkie" onClick={clear} />
      {act && (
        <ActDialog
          act={act}
          rows={rows}
          nameOf={nameOf}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            clear();
          }}
        />
      )}
    </section>
  );
}
