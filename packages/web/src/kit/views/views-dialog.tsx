import '../first-screen/styles-forms.ts';
import { Button, Group } from '@mantine/core';
import {
  IconDeviceFloppy,
  IconPencil,
  IconPin,
  IconPinFilled,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { addressOf, withSearch } from '@zaplecze/contract/addresses';
import {
  chooseView,
  listViews,
  removeView,
  updateView,
  type View,
} from '@zaplecze/contract/rooms/views/calls';
import { useState } from 'react';
import { useMe } from '../calls/session.ts';
import { useApi } from '../calls/use-api.ts';
import { useSend } from '../calls/use-send.ts';
import { Modal } from '../dialogs/modal.tsx';
import { viewOf } from '../lists/state/list-address.ts';
import { useRemoveAction } from '../lists/table/row-actions.ts';
import { RowMenu } from '../lists/table/row-menu.tsx';
import type { ViewSource } from '../lists/view/view-button.tsx';
import { AppLink } from '../navigation/link.tsx';
import { Loading, PendingAnswer } from '../records/states.tsx';
import { viewAddress } from './view-address.ts';
import { NewViewForm, ViewForm } from './view-form.tsx';
import { lookedAt, lookOf } from './view-state.ts';
import classes from './views.module.css';

type Props = ViewSource<never> & { onClose: () => void };

/** The views of a list: one's own and those shared with one, to open, to keep at hand and to look after. */
export function ViewsDialog(props: Props) {
  const { chosen, onClose } = props;
  const { list } = chosen;
  const me = useMe();
  const [form, setForm] = useState<View | 'new' | null>(null);
  const answer = useApi(listViews, { query: { list } });
  const views = answer.data?.views;
  const groups = [
    { title: 'Moje', views: views?.filter(({ owner }) => owner.id === me.id) },
    { title: 'Udostępnione', views: views?.filter(({ owner }) => owner.id !== me.id) },
  ];
  const close = () => setForm(null);
  if (form === 'new') return <NewViewForm list={list} state={lookedAt(props)} onClose={onClose} />;
  if (form) return <ViewForm view={form} onClose={close} />;
  const begins = views?.some(({ usual }) => usual);
  return (
    <Modal title="Widoki" opened onClose={onClose} size={520}>
      {(answer.error || !views) && <PendingAnswer answer={answer} shape={<Loading />} />}
      {views?.length === 0 && (
        <p className={classes.hint}>
          Widok to filtry, kolejność, kolumny i liczba wierszy pod jedną nazwą. Ustaw listę tak, jak
          jej potrzebujesz, i zapisz.
        </p>
      )}
      {groups.map(
        ({ title, views: each = [] }) =>
          each.length > 0 && (
            <section key={title}>
              <h3 className={classes.heading}>{title}</h3>
              <ul className={classes.views}>
                {each.map((view) => (
                  <ViewRow key={view.id} {...props} view={view} onEdit={() => setForm(view)} />
                ))}
              </ul>
            </section>
          ),
      )}
      <Group justify="space-between" mt="lg">
        <span onClickCapture={onClose}>
          <AppLink to={withSearch(addressOf(list), { view: begins ? 0 : undefined })}>
            Lista bez widoku
          </AppLink>
        </span>
        <Button onClick={() => setForm('new')}>Zapisz jako widok</Button>
      </Group>
    </Modal>
  );
}

const seenBy = ({ shared, department, owner }: View, own: boolean) =>
  [
    shared === 'department' && `dział: ${department?.name ?? 'żaden'}`,
    shared === 'everybody' && 'wszyscy',
    !own && owner.name,
  ]
    .filter(Boolean)
    .join(' · ');

function ViewRow({
  view,
  state,
  chosen,
  onClose,
  onEdit,
}: Props & { view: View; onEdit: () => void }) {
  const { id, name, pinned, usual, may } = view;
  const me = useMe();
  const choose = useSend(chooseView);
  const save = useSend(updateView, { toast: 'Widok zapisany' });
  const remove = useRemoveAction<View>(removeView, {
    toast: 'Widok usunięty',
    words: (row) => row.name,
  });
  const here = viewOf(state.address) === id;
  const now = lookedAt({ state, chosen });
  const second = seenBy(view, view.owner.id === me.id);
  const [Pin, Star] = [pinned ? IconPinFilled : IconPin, usual ? IconStarFilled : IconStar];
  return (
    <li className={classes.view} data-here={here || undefined}>
      <span className={classes.name} onClickCapture={onClose}>
        <AppLink to={viewAddress(view)} current={here} quiet>
          {name}
        </AppLink>
        {second && <span className={classes.second}>{second}</span>}
      </span>
      <button
        type="button"
        aria-pressed={usual}
        aria-label={`Domyślny: ${name}`}
        title="Domyślny: od niego zaczyna się lista"
        onClick={() => choose.mutate({ params: { id }, body: { usual: !usual } })}
      >
        <Star size={18} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        aria-pressed={pinned}
        aria-label={`W menu: ${name}`}
        title="W menu, z liczbą pozycji"
        onClick={() => choose.mutate({ params: { id }, body: { pinned: !pinned } })}
      >
        <Pin size={18} stroke={1.5} aria-hidden />
      </button>
      <RowMenu
        name={name}
        actions={[
          ...(may.edit ? [{ label: 'Nazwa i udostępnienie', icon: IconPencil, run: onEdit }] : []),
          ...(may.edit && lookOf(state, view.state) !== now
            ? [
                {
                  label: 'Zapisz w nim obecną listę',
                  icon: IconDeviceFloppy,
                  run: () => save.mutate({ params: { id }, body: { state: now } }),
                },
              ]
            : []),
          ...remove(view),
        ]}
      />
    </li>
  );
}
