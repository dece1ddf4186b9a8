import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from '../table/record-table.module.css';
import type { Column } from '../types.ts';
import { narrowest, widest } from './columns.ts';
import type { ChosenColumns } from './use-columns.ts';
import { withWidth } from './write-columns.ts';

const step = 16;
const help =
  'Przeciągnij, aby zmienić szerokość; dwa kliknięcia ją przywracają. Klawisze: ← → zmieniają, Enter przywraca, ↑ ↓ prowadzą do innych kolumn.';

/**
 * The edge of a column's header, by which it is made wider. Of all edges one stands in the order of Tab, so that the
 * rows stay near; the arrows lead to the others. What is dragged shows at once, and is kept when it is let go.
 */
export function ColumnEdge<R>({
  column,
  chosen: { columns, text, choose },
}: {
  column: Column<R>;
  chosen: ChosenColumns<R>;
}) {
  const edge = useRef<HTMLDivElement>(null);
  const start = useRef({ x: 0, width: 0 });
  const [width, setWidth] = useState(0);
  const first = columns[0]?.key === column.key;
  const head = () => edge.current?.closest('th');
  const measured = () => Math.round(head()?.offsetWidth ?? 0);
  const asChosen = text !== '';
  useEffect(() => {
    if (first && asChosen) return followWidth(edge.current?.closest('table'));
  }, [first, asChosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured hangs on the width that was chosen
  useEffect(() => setWidth(measured()), [column.exact]);
  const preview = (next: number) => {
    const width = Math.min(widest, Math.max(narrowest, next));
    setWidth(width);
    const th = head();
    const rows = th?.closest('table')?.rows ?? [];
    for (const row of rows) {
      const cell = row.cells[th?.cellIndex ?? -1];
      const px = `${width}px`;
      if (cell) Object.assign(cell.style, { width: px, minWidth: px, maxWidth: px });
      cell?.toggleAttribute('data-exact', true);
    }
  };
  const keep = (next: number | undefined) => {
    if (next !== column.exact) choose(withWidth(text, columns, column.key, next));
  };
  const away = (by: number) => {
    const edges = [
      ...(head()?.parentElement?.querySelectorAll<HTMLElement>('[role="separator"]') ?? []),
    ];
    edges[edges.indexOf(edge.current as HTMLDivElement) + by]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      preview(width + (key === 'ArrowLeft' ? -step : step));
    else if (key === 'ArrowUp') away(-1);
    else if (key === 'ArrowDown') away(1);
    else if (key === 'Enter') keep(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      ref={edge}
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={`Szerokość kolumny ${column.header}`}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      title={help}
      tabIndex={first ? 0 : -1}
      onFocus={() => setWidth(measured())}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight') && keep(width)}
      onDoubleClick={() => keep(undefined)}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: measured() };
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        preview(start.current.width + event.clientX - start.current.x);
      }}
      onPointerUp={() => width !== start.current.width && keep(width)}
    />
  );
}

/** A table that its chosen columns make wider than its place is scrolled in there, and not the page. */
function followWidth(table: HTMLTableElement | null | undefined) {
  const place = table?.parentElement;
  if (!table || !place) return;
  const mark = () => place.toggleAttribute('data-wide', table.offsetWidth > place.clientWidth + 1);
  const observer = new ResizeObserver(mark);
  observer.observe(table);
  observer.observe(place);
  return () => {
    observer.disconnect();
    place.removeAttribute('data-wide');
  };
}
