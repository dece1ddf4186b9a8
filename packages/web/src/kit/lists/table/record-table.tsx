import { useMediaQuery } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, Suspense } from 'react';
import type { RowAct } from '../../bulk/acts.ts';
import { Choose, EditableCell } from '../../bulk/row-tools.tsx';
import type { RowChoice } from '../../bulk/use-chosen.ts';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import { titleOf } from '../columns/columns.ts';
import type { Column, RowProps } from '../types.ts';
import { Opener } from './opener.tsx';
import classes from './record-table.module.css';
import { RowMenu } from './row-menu.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export type TableProps<R> = RowProps<R> & {
  /** Names the table for screen readers. */
  label: string;
  rows: R[];
  sort?: string;
  order?: 'asc' | 'desc';
  onSort?: (sort: string, order: 'asc' | 'desc') => void;
  /** The number of the first row, for columns that count (Lp.). */
  first?: number;
  /** Shown fainter: newer rows are on their way. */
  stale?: boolean;
  /** Stays at the window's top while the page scrolls; for whole pages, not for small tables. */
  sticky?: boolean;
  /** Rows can be chosen. */
  chosen?: RowChoice<R>;
  empty?: ReactNode;
  /** Stands at the edge of a column's header, by which its width is changed. */
  edge?: (column: Column<R>) => ReactNode;
};

export const idOfRow = (row: unknown) => (row as { id: number }).id;
export const nameOfRow = (row: unknown) => String((row as { name?: string }).name ?? '');

/** The act that changes a cell of this row in its place. */
export function actOf<R>(acts: readonly RowAct<R>[] | undefined, column: Column<R>, row: R) {
  const act = acts?.find(({ key, now }) => key === column.act && now);
  return act && act.may?.(row) !== false ? act : undefined;
}

const phones = '(max-width: 640px)';

const RecordCards = suspendingPart<TableProps<unknown>>(
  part(() => import('./record-cards.tsx'), 'RecordCards'),
);
// There they are the first picture, and come beside the rows' data.
if (window.matchMedia(phones).matches) void RecordCards.preload();

/** Rows of records: a table, or cards on phones. Ordering is the caller's (see `useLocalSort`). */
export function RecordTable<R>(props: TableProps<R>) {
  const phone = useMediaQuery(phones, false, { getInitialValueInEffect: false });
  if (props.rows.length === 0 && props.empty) return props.empty;
  if (!phone) return <Wide {...props} />;
  return (
    <Suspense fallback={<TableSkeleton columns={props.columns.length} />}>
      <RecordCards {...(props as unknown as TableProps<unknown>)} />
    </Suspense>
  );
}

/** Whether what is pressed acts by itself: menus render elsewhere, but their clicks bubble here through React. */
function ofOther({ currentTarget, target }: MouseEvent) {
  const pressed = target as HTMLElement;
  return !currentTarget.contains(pressed) || pressed.closest('a, button, input, label');
}

/** A click into a row is one on its name, with the same keys and button: Ctrl, Shift and the middle one open it elsewhere. */
function follow(event: MouseEvent) {
  const { currentTarget, button, shiftKey, ctrlKey, metaKey } = event;
  if (ofOther(event) || button > 1 || window.getSelection()?.toString()) return;
  // The focus goes where Enter would have found it, to come back there.
  const opener = currentTarget.querySelector<HTMLElement>('[data-row-open]');
  opener?.focus({ preventScroll: true });
  const aside = button === 1 || ctrlKey || metaKey;
  const keys = { ctrlKey: aside, metaKey: aside, shiftKey };
  opener?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );
}

const followed = {
  onClick: follow,
  onAuxClick: follow,
  /** The browser would mark text or begin to scroll. */
  onMouseDown: (event: MouseEvent) => {
    if ((event.button === 1 || event.shiftKey) && !ofOther(event)) event.preventDefault();
  },
};

function shown<R>(columns: Column<R>[], width: number) {
  return columns.filter((column) => column.from === undefined || width >= column.from);
}

const useAtLeast = (width: number) =>
  useMediaQuery(`(min-width: ${width}px)`, true, { getInitialValueInEffect: false });

function Wide<R>(props: TableProps<R>) {
  const { rows, actions, acts, chosen, first = 1, open } = props;
  const whole = useAtLeast(1600);
  const wide = useAtLeast(1440);
  const roomy = useAtLeast(1280);
  const middle = useAtLeast(1024);
  const width = whole ? 1600 : wide ? 1440 : roomy ? 1280 : middle ? 1024 : 641;
  const columns = shown(props.columns, width);
  const { rowKey: keyOf = idOfRow, rowName: nameOf = nameOfRow } = props;
  const title = titleOf(columns)?.key;
  return (
    <div className={classes.scroll}>
      <table
        className={classes.table}
        aria-label={props.label}
        data-stale={props.stale || undefined}
        data-sticky={props.sticky || undefined}
      >
        <thead>
          <tr>
            {chosen && (
              <td className={classes.choose}>
                <Choose of={chosen} />
              </td>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} {...props} />
            ))}
            {actions && (
              <th className={classes.menu}>
                <span className="visually-hidden">Działania</span>
              </th>
            )}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithMouseEvents: readers have the whole text anyway */}
        <tbody onMouseOver={showWhole}>
          {rows.map((row, at) => (
            <tr
              key={keyOf(row)}
              {...(open && followed)}
              data-opens={open?.(row) ? true : undefined}
              data-chosen={chosen?.rows.has(keyOf(row)) || undefined}
            >
              {chosen && (
                <td className={classes.choose}>
                  <Choose of={chosen} row={row} name={nameOf(row)} />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-whole={column.card === 'status' || column.short}
                  {...exactly(column)}
                >
                  <Opener row={keyOf(row)} target={column.key === title ? open?.(row) : null}>
                    <EditableCell act={actOf(acts, column, row)} row={row} name={nameOf(row)}>
                      <span className={classes.line}>
                        <span>{column.render(row, first + at)}</span>
                      </span>
                    </EditableCell>
                  </Opener>
                </td>
              ))}
              {actions && (
                <td className={classes.menu}>
                  <RowMenu name={nameOf(row)} actions={actions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A width that a person chose. */
function exactly<R>({ exact: width }: Column<R>) {
  return width
    ? { 'data-exact': true, style: { width, minWidth: width, maxWidth: width } }
    : undefined;
}

/** What is cut off at the end of a cell is shown whole where the pointer rests on it. */
function showWhole({ target }: MouseEvent) {
  const cell = (target as HTMLElement).closest('td');
  if (!cell) return;
  const parts = [...cell.querySelectorAll('span')];
  const cut = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  cell.title = cut ? cell.innerText : '';
}

function HeaderCell<R>(props: TableProps<R> & { column: Column<R> }) {
  const { column, sort, order, onSort } = props;
  const { header, align, sort: by } = column;
  const edge = props.edge?.(column);
  // Named by its words alone: what stands at its edge has a name of its own.
  const cell = { 'aria-label': edge ? header : undefined, ...exactly(column) };
  if (!by || !onSort) {
    return (
      <th {...cell} data-align={align} scope="col">
        {header}
        {edge}
      </th>
    );
  }
  const active = sort === by;
  const state = active ? (order === 'desc' ? 'descending' : 'ascending') : undefined;
  return (
    <th {...cell} data-align={align} scope="col" aria-sort={state}>
      <button
        type="button"
        className={classes.sort}
        data-active={active || undefined}
        onClick={() => onSort(by, active && order === 'asc' ? 'desc' : 'asc')}
      >
        {header}
        <IconArrowUp size={14} stroke={1.75} aria-hidden className={classes.arrow} />
      </button>
      {edge}
    </th>
  );
}
