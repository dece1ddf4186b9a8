import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { KeyboardEventHandler, MouseEventHandler, TouchEventHandler } from 'react';
import { EditableCell } from '../bulk/row-tools.tsx';
import { Opener } from '../lists/table/opener.tsx';
import { idOfRow } from '../lists/table/record-table.tsx';
import { RowMenu } from '../lists/table/row-menu.tsx';
import classes from './board.module.css';
import { actOfBoard, type BoardProps } from './board.tsx';

type Props<E extends Endpoint> = BoardProps<E> & {
  row: RowOf<E>;
  name: string;
  /** It is the one under the finger. */
  lifted?: boolean;
};

type Listeners = {
  onMouseDown?: MouseEventHandler;
  onTouchStart?: TouchEventHandler;
  onKeyDown?: KeyboardEventHandler;
};

/** The list shows the rows of one value alone, which no card need say. */
const isNarrowed = ({ query }: BoardProps<Endpoint>['input'], key: string) =>
  Boolean((query.filter as Record<string, unknown> | undefined)?.[key]);

/** A row as a card: what it differs by and its name, its facts without their labels, its menu. */
export function BoardCard<E extends Endpoint>(props: Props<E>) {
  const { row, name, board, columns, every, open, actions, lifted, input } = props;
  const { rowKey: keyOf = idOfRow } = props;
  const act = actOfBoard(props);
  const key = keyOf(row);
  const draggable = useDraggable({
    id: String(key),
    data: { row },
    attributes: { roleDescription: 'karta' },
    disabled: lifted || act.may?.(row) === false,
  });
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const lead = every.find(({ key: one }) => one === board.lead && !isNarrowed(input, one));
  const besides = every.filter(
    (one) =>
      board.besides?.includes(one.key) && !columns.some(({ key: shown }) => shown === one.key),
  );
  const facts = [...columns, ...besides].filter(
    (column) =>
      column !== title &&
      column.key !== lead?.key &&
      (column.card === undefined || column.card === 'fact'),
  );
  const { role: _role, tabIndex: _tab, ...attributes } = draggable.attributes;
  // dnd-kit calls them mere functions; their names say what they hear.
  const { onMouseDown, onTouchStart, onKeyDown } = (draggable.listeners ?? {}) as Listeners;
  const Frame = lifted ? 'div' : 'li';
  return (
    <Frame
      ref={lifted ? undefined : draggable.setNodeRef}
      className={classes.card}
      data-held={draggable.isDragging || undefined}
      data-lifted={lifted || undefined}
      {...(!lifted && { onMouseDown, onTouchStart })}
    >
      <div className={classes.top}>
        <span className={classes.name} title={name}>
          <Opener target={open?.(row)} row={key}>
            {lead && <span className={classes.lead}>{lead.render(row, 0)}</span>}
            <span className={lead && classes.second}>{title?.render(row, 0)}</span>
          </Opener>
        </span>
        <EditableCell act={act.may?.(row) === false ? undefined : act} row={row} name={name}>
          {null}
        </EditableCell>
        <button
          type="button"
          className={classes.grip}
          {...attributes}
          aria-label={`Przenieś: ${name}`}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={14} stroke={1.5} aria-hidden />
        </button>
        {actions && <RowMenu name={name} actions={actions(row)} />}
      </div>
      <div className={classes.facts}>
        {facts.map((column) => {
          const shown = column.render(row, 0);
          return shown && shown !== '–' ? (
            <span key={column.key} title={column.header}>
              <span className="visually-hidden">{column.header}: </span>
              {shown}
            </span>
          ) : null;
        })}
      </div>
    </Frame>
  );
}
