import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import { useState } from 'react';
import { givenBy, nothingPicked } from '../bulk/act-control.tsx';
import { ActDialog } from '../bulk/act-dialog.tsx';
import { mendable } from '../bulk/act-outcome.tsx';
import type { RowAct } from '../bulk/acts.ts';
import { useAct } from '../bulk/use-act.ts';
import { toast } from '../dialogs/toast.ts';
import { useEarlyKeys } from '../lists/keys/early-keys.ts';
import type { ListInput } from '../lists/state/screen-list.ts';
import { idOfRow, nameOfRow } from '../lists/table/record-table.tsx';
import type { Column, Option, RowProps } from '../lists/types.ts';
import { useGo } from '../navigation/use-go.ts';
import classes from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { announcements, instructions, nextColumn } from './board-keys.ts';

/** The list as a board: a column for each value of a filter, which an act gives to a row. */
export type BoardOf = {
  /** The filter that tells the columns apart. */
  filter: string;
  options: readonly Option[];
  act: string;
  /**
   * The key of the column by which rows of one name differ, such as the client: cards begin with it, unless the list
   * is narrowed to one value of it.
   */
  lead?: string;
  /** Keys of columns that cards tell although the list shows them only to who chooses them. */
  besides?: readonly string[];
};

export type BoardProps<E extends Endpoint> = Pick<
  RowProps<RowOf<E>>,
  'open' | 'actions' | 'rowKey' | 'rowName' | 'acts'
> & {
  board: BoardOf;
  columns: Column<RowOf<E>>[];
  /** Every column there is, chosen or not. */
  every: Column<RowOf<E>>[];
  endpoint: E;
  input: ListInput;
  label: string;
};

/** What a card is given in another column. */
export function actOfBoard<E extends Endpoint>({ acts, board }: BoardProps<E>): RowAct<RowOf<E>> {
  const act = acts?.find(({ key }) => key === board.act);
  if (!act) throw new Error(`No act ${board.act}`);
  return act;
}

type Key = string | number;
/** Cards that were put elsewhere and whose lists are not told anew yet. */
type Moved<R> = ReadonlyMap<Key, { row: R; to: Option['id'] }>;

/** Fingers scroll unless they rest a moment. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 5 } };
const keys = {
  coordinateGetter: nextColumn,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
};

/** Rows as cards in columns by their status; a card is put into another one by mouse, finger or keys. */
export function Board<E extends Endpoint>(props: BoardProps<E>) {
  type R = RowOf<E>;
  const { board, input, rowKey: keyOf = idOfRow, rowName: nameOf = nameOfRow } = props;
  const { filter, options } = board;
  const act = actOfBoard(props);
  const [draggedRow, setDraggedRow] = useState<R | null>(null);
  const [moved, setMoved] = useState<Moved<R>>(new Map());
  const [question, setQuestion] = useState<{ row: R; value: unknown } | null>(null);
  const { carryOut } = useAct(act);
  const early = useEarlyKeys();
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keys),
  );
  const wanted = [(input.query.filter as Record<string, unknown> | undefined)?.[filter] ?? []]
    .flat()
    .flatMap((value) => String(value).split(','))
    .filter(Boolean);
  const shown = options.filter(({ id }) => wanted.length === 0 || wanted.includes(String(id)));

  const settle = (row: R) =>
    setMoved((before) => new Map([...before].filter(([key]) => key !== keyOf(row))));
  const go = useGo();
  /** What keeps a card from being put there is mended in its record. */
  const wayTo = (row: R) => {
    const target = props.open?.(row);
    const run =
      typeof target === 'function' ? target : target && (target.run ?? (() => go(target)));
    return run ? { label: 'Otwórz', run: () => void run() } : undefined;
  };
  const move = async (row: R, to: Option['id']) => {
    if (act.now?.(row) === to) return;
    setMoved((before) => new Map([...before, [keyOf(row), { row, to }]]));
    const values = givenBy(act.control, { ...nothingPicked, value: to });
    const outcome = values && (await carryOut([row], values, { value: to }));
    const [refused] = outcome?.refused ?? [];
    if (!outcome || refused) settle(row);
    if (!outcome || !refused) return;
    if (mendable(act, outcome).missing.size > 0) setQuestion({ row, value: to });
    else toast.error(`${nameOf(row)}: ${refused.message}`, undefined, wayTo(row));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    early.forget();
    setDraggedRow(null);
    const row = active.data.current?.row as R | undefined;
    const to = options.find(({ id }) => String(id) === over?.id)?.id;
    if (row !== undefined && to !== undefined) void move(row, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(found) => {
        const within = pointerWithin(found);
        return within.length > 0 ? within : rectIntersection(found);
      }}
      onDragStart={({ active, activatorEvent }) => {
        early.lifted(activatorEvent);
        setDraggedRow((active.data.current?.row as R | undefined) ?? null);
      }}
      onDragOver={early.measured}
      onDragCancel={() => {
        early.forget();
        setDraggedRow(null);
      }}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(options),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <section className={classes.board} aria-label={props.label}>
        {shown.map((option) => (
          <BoardColumn
            key={option.id}
            {...props}
            option={option}
            keyOf={keyOf}
            nameOf={nameOf}
            moved={moved}
            settle={settle}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {draggedRow && <BoardCard {...props} row={draggedRow} name={nameOf(draggedRow)} lifted />}
      </DragOverlay>
      {question && (
        <ActDialog
          act={act}
          rows={[question.row]}
          start={question.value}
          nameOf={nameOf}
          onClose={() => setQuestion(null)}
          onDone={() => setQuestion(null)}
        />
      )}
    </DndContext>
  );
}
