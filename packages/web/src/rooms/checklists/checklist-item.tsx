import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import {
  type Checklist,
  type ChecklistItem,
  removeChecklistItem,
  updateChecklistItem,
} from '@zaplecze/contract/rooms/checklists/calls';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { changeAtOnce } from './change-at-once.ts';
import classes from './checklists.module.css';

const ItemForm = lazyPart(part(() => import('./item-form.tsx'), 'ItemForm'));

/** One point: ticked off by a click, with its person, its limit, and who did it. */
export function ChecklistPoint(props: {
  item: ChecklistItem;
  people: Checklist['people'];
  works: boolean;
  onUp?: () => void;
  onDown?: () => void;
}) {
  const { item, people, works, onUp, onDown } = props;
  const { id, text, may } = item;
  const [editing, setEditing] = useState(false);
  const me = useMe();
  const tick = useSend(updateChecklistItem, {
    optimistic: ({ body }) =>
      changeAtOnce((list) => ({
        ...list,
        items: list.items.map((one) =>
          one.id === id
            ? {
                ...one,
                doneAt: body?.done ? new Date().toISOString() : null,
                doneBy: body?.done ? { id: me.id, name: me.fullname } : null,
              }
            : one,
        ),
      })),
  });
  const remove = useSend(removeChecklistItem, { toast: 'Punkt usunięty' });
  const done = item.doneAt !== null;
  const drop = async () => {
    if (await confirm({ text })) remove.mutate({ params: { id } });
  };
  const actions = [
    { label: 'Edytuj', icon: IconPencil, run: () => setEditing(true) },
    ...(onUp ? [{ label: 'Przesuń wyżej', icon: IconArrowUp, run: onUp }] : []),
    ...(onDown ? [{ label: 'Przesuń niżej', icon: IconArrowDown, run: onDown }] : []),
    ...(may.edit ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }] : []),
  ];
  return (
    <li className={classes.item} data-done={done || undefined}>
      <Checkbox
        className={classes.tick}
        label={text}
        description={<Facts item={item} />}
        checked={done}
        disabled={!works}
        onChange={(event) =>
          tick.mutate({ params: { id }, body: { done: event.currentTarget.checked } })
        }
      />
      {works && <RowMenu name={text} actions={actions} />}
      {editing && <ItemForm item={item} people={people} onClose={() => setEditing(false)} />}
    </li>
  );
}

function Facts({ item: { person, day, doneAt, doneBy } }: { item: ChecklistItem }) {
  if (doneAt !== null) {
    return (
      <>
        {formatDateTime(doneAt)}
        {doneBy && `, ${doneBy.name}`}
      </>
    );
  }
  if (!person && !day) return null;
  return (
    <>
      {person?.name}
      {person && day && ', '}
      {day && <Overdue value={day} lead="do" />}
    </>
  );
}
