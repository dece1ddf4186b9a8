import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CloseButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import type { ReactNode } from 'react';
import type { PickerItem } from '../fields/pickers/source.ts';
import { ColorDot } from '../records/color-pill.tsx';
import classes from './ordered.module.css';

export function OrderedRow(props: {
  item: PickerItem;
  position: number;
  mark?: ColoredRef | null;
  /** More of the record, below its name. */
  below?: ReactNode;
  end?: ReactNode;
  onOpen?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}) {
  const { item, position, mark, below, end, onOpen, onRemove } = props;
  const row = useSortable({ id: item.id, attributes: { roleDescription: 'uchwyt pozycji' } });
  const { attributes, listeners, isDragging } = row;
  return (
    <li
      ref={row.setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      data-below={below ? true : undefined}
      style={{ transform: CSS.Translate.toString(row.transform), transition: row.transition }}
    >
      <button
        type="button"
        ref={row.setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={`Przestaw: ${item.name}, pozycja ${position}`}
        // While a row is held, Escape puts it back and leaves the dialog open.
        data-mantine-stop-propagation={isDragging || undefined}
      >
        <IconGripVertical size={16} stroke={1.5} aria-hidden />
      </button>
      <span className={classes.position} aria-hidden>
        {position}.
      </span>
      {onOpen ? (
        <button type="button" className={classes.opener} onClick={onOpen}>
          {item.name}
        </button>
      ) : (
        <span className={classes.name}>{item.name}</span>
      )}
      {mark && (
        <span className={classes.mark}>
          <ColorDot color={mark.color}>{mark.name}</ColorDot>
        </span>
      )}
      {onRemove && (
        <CloseButton size="sm" data-remove aria-label={`Usuń: ${item.name}`} onClick={onRemove} />
      )}
      {end}
      {below}
    </li>
  );
}
