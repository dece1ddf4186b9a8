import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import type { ReactNode } from 'react';
import type { PickerItem } from '../fields/pickers/source.ts';
import { useEarlyKeys } from '../lists/keys/early-keys.ts';
import classes from './ordered.module.css';
import { OrderedRow } from './ordered-row.tsx';
import { announcements, instructions } from './ordered-words.ts';

/** Enter is left to the form; rows move by the space bar and the arrows. */
const keyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};
const pointer = { activationConstraint: { distance: 4 } };
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Rows with handles; tells the new order of ids when one has been dropped elsewhere. */
export function OrderedList(props: {
  items: PickerItem[];
  markOf?: (item: PickerItem) => ColoredRef | null | undefined;
  below?: (item: PickerItem) => ReactNode;
  /** What opens when the name of one is pressed. */
  onOpen?: (id: number) => void;
  /** At the end of a row, in place of what takes it out. */
  endOf?: (item: PickerItem) => ReactNode;
  /** `moved`: the row that was dropped. */
  onOrder: (ids: number[], moved: number) => void;
  onRemove?: (id: number) => void;
}) {
  const { items, markOf, below, onOpen, endOf, onOrder, onRemove } = props;
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, keyboard),
  );
  const early = useEarlyKeys();
  const drop = ({ active, over }: DragEndEvent) => {
    early.forget();
    if (!over || over.id === active.id) return;
    const moved = Number(active.id);
    onOrder(arrayMove(ids, ids.indexOf(moved), ids.indexOf(Number(over.id))), moved);
  };
  if (items.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragStart={({ activatorEvent }) => early.lifted(activatorEvent)}
      onDragOver={early.measured}
      onDragCancel={early.forget}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(items),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.rows}>
          {items.map((item, at) => (
            <OrderedRow
              key={item.id}
              item={item}
              position={at + 1}
              mark={markOf?.(item)}
              below={below?.(item)}
              end={endOf?.(item)}
              onOpen={onOpen && (() => onOpen(item.id))}
              onRemove={onRemove && (() => onRemove(item.id))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
