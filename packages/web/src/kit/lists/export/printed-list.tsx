import { Portal } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../calls/api.ts';
import { report } from '../../calls/send.ts';
import { toast } from '../../dialogs/toast.ts';
import { printBegun } from '../../print/whole-list.ts';
import { formatDateTime, formatNumber } from '../../records/format.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { idOfRow } from '../table/record-table.tsx';
import type { FilterField } from '../types.ts';
import type { ListExport, Paper } from './export-button.tsx';

/** Rows that one request brings, and those that a print has: thirty sheets or so. */
const atOnce = 100;
const mostPrinted = 1_000;

type Rows = { list: { list: unknown[] } };

/** All rows of the filter in their order, up to `mostPrinted`. */
async function getRows({ endpoint, params, query, count }: ListExport): Promise<unknown[]> {
  const rows = new Map<string | number, unknown>();
  for (let page = 1; (page - 1) * atOnce < Math.min(count, mostPrinted); page++) {
    const input = { params, query: { ...query, page, perPage: atOnce } };
    const { list } = (await call(endpoint, input as never)) as Rows;
    // A row that moved while the pages came stands once.
    for (const row of list.list) rows.set(idOfRow(row) ?? rows.size, row);
  }
  return [...rows.values()];
}

/** Pills are filters too, which the dialog of filters may not have. */
function everyFilter({ filters = [], pills = [] }: Paper): FilterField[] {
  const others = pills.filter(({ filter }) => filters.every(({ key }) => key !== filter));
  return [
    ...filters,
    ...others.map(
      ({ filter: key, label, options = [], source }): FilterField =>
        source ? { key, label, kind: 'choices', source } : { key, label, kind: 'options', options },
    ),
  ];
}

/** The whole result of a list on paper: what it is of, in words, and a table of its rows. Prints as soon as they are there. */
export function PrintedList(props: ListExport & { paper: Paper; onDone: () => void }) {
  const { paper, count } = props;
  const { state, columns, sums = [] } = paper;
  const [rows, setRows] = useState<unknown[] | null>(null);
  const done = useEffectEvent(props.onDone);
  const bring = useEffectEvent(async (isHere: () => boolean) => {
    toast.info(`Przygotowuję wydruk: ${countWords(count, 'wiersz', 'wiersze', 'wierszy')}.`);
    try {
      const found = await getRows(props);
      if (isHere()) setRows(found);
    } catch (error) {
      report(error);
      if (isHere()) props.onDone();
    }
  });
  useEffect(() => {
    let here = true;
    printBegun();
    void bring(() => here);
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    if (!rows) return;
    const close = () => done();
    window.addEventListener('afterprint', close, { once: true });
    // Names of filters and the letters' shapes come within a frame or two.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', close);
    };
  }, [rows]);
  if (!rows) return null;
  const fields = everyFilter(paper);
  return (
    <Portal>
      <div data-printed-list>
        <h1>{paper.title}</h1>
        {fields.some(({ key }) => state.values(key).length > 0) && (
          <FilterChips fields={fields} state={state} />
        )}
        <p>
          {[
            state.search && `Szukano: „${state.search}”`,
            countWords(count, 'wiersz', 'wiersze', 'wierszy'),
            ...sums,
            `Wydrukowano ${formatDateTime(new Date().toISOString())}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {count > rows.length && (
          <p>
            Na wydruku jest pierwsze {formatNumber(rows.length)} wierszy. Zawęź listę filtrami albo
            pobierz ją jako arkusz, aby mieć wszystkie.
          </p>
        )}
        <table>
          <thead>
            <tr>
              {columns.map(({ key, header, align }) => (
                <th key={key} data-align={align} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={paper.rowKey?.(row) ?? idOfRow(row)}>
                {columns.map(({ key, align, render }) => (
                  <td key={key} data-align={align}>
                    {render(row, at + 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Portal>
  );
}
