import '../../first-screen/styles-forms.ts';
import { Button, Checkbox, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Modal } from '../../dialogs/modal.tsx';
import { usePageSearch } from '../../navigation/page-place.tsx';
import { viewOf } from '../state/list-address.ts';
import type { Column } from '../types.ts';
import classes from './column-dialog.module.css';
import { titleOf } from './columns.ts';
import type { ChosenColumns } from './use-columns.ts';
import { columnsWith, inOrder } from './write-columns.ts';

const shownFrom = <R,>(column: Column<R> | undefined) =>
  column?.from && `w oknach od ${column.from} px; zaznacz ponownie, aby była zawsze`;

/** Which columns a list shows and in which order; each change counts at once. */
export function ColumnDialog<R>({
  chosen,
  onClose,
}: {
  chosen: ChosenColumns<R>;
  onClose: () => void;
}) {
  const { columns, all, choose } = chosen;
  const inView = viewOf(usePageSearch()) > 0;
  const [order, setOrder] = useState(() => inOrder(columns, all));
  const [status, setStatus] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const title = titleOf(all)?.key;
  const shown = new Set(columns.map(({ key }) => key));
  const show = (next: Column<R>[], keys: Set<string>) => {
    setOrder(next);
    choose(columnsWith(chosen, next, keys));
  };
  const tick = (key: string) => {
    const keys = new Set(shown);
    if (!keys.delete(key)) keys.add(key);
    show(order, keys);
  };
  const move = (key: string, to: number) => {
    const from = order.findIndex((column) => column.key === key);
    const column = order[from];
    if (!column || to < 0 || to >= order.length || to === from) return;
    const next = order.filter((one) => one !== column);
    next.splice(to, 0, column);
    setStatus(`${column.header}: ${to + 1} z ${next.length}`);
    show(next, shown);
  };
  /** The row under the pointer takes the dragged one. */
  const drag = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const over = rows.findIndex(
        ({ top, bottom }) => event.clientY >= top && event.clientY < bottom,
      );
      if (over >= 0) move(key, over);
    },
  });
  return (
    <Modal title="Ustawienia kolumn" opened onClose={onClose} size={440}>
      <p className={classes.hint}>
        {inView
          ? 'Zmieniasz kolumny otwartego widoku; zapiszesz je nad listą.'
          : 'Wybór zostaje zapamiętany na Twoim koncie.'}
      </p>
      <ul ref={list} className={classes.list} aria-label="Kolumny listy">
        {order.map(({ key, header }, at) => (
          <li key={key} className={classes.row}>
            <span className={classes.grip} aria-hidden {...drag(key)}>
              <IconGripVertical size={16} stroke={1.5} />
            </span>
            <Checkbox
              className={classes.name}
              label={header}
              description={
                key === title
                  ? 'Nazwa wiersza jest zawsze widoczna'
                  : shownFrom(columns.find((one) => one.key === key))
              }
              checked={shown.has(key)}
              disabled={key === title}
              onChange={() => tick(key)}
            />
            <button
              type="button"
              aria-label={`${header}: wyżej`}
              aria-disabled={at === 0}
              onClick={() => move(key, at - 1)}
            >
              <IconArrowUp size={16} stroke={1.5} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={`${header}: niżej`}
              aria-disabled={at === order.length - 1}
              onClick={() => move(key, at + 1)}
            >
              <IconArrowDown size={16} stroke={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {status}
      </span>
      <Group justify="space-between" mt="lg">
        <Button
          variant="subtle"
          onClick={() => {
            choose('');
            setOrder(all);
          }}
        >
          Przywróć domyślne
        </Button>
        <Button onClick={onClose}>Gotowe</Button>
      </Group>
    </Modal>
  );
}
