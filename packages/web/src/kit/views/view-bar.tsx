import { Button } from '@mantine/core';
import { addressOf, withSearch } from '@zaplecze/contract/addresses';
import { listViews, updateView } from '@zaplecze/contract/rooms/views/calls';
import { useState } from 'react';
import { useApi } from '../calls/use-api.ts';
import { useSend } from '../calls/use-send.ts';
import { viewOf } from '../lists/state/list-address.ts';
import type { ViewSource } from '../lists/view/view-button.tsx';
import { LinkButton } from '../navigation/link.tsx';
import { viewAddress } from './view-address.ts';
import { NewViewForm } from './view-form.tsx';
import { lookedAt, lookOf } from './view-state.ts';
import classes from './views.module.css';

/** Over the rows: which view they are, and whether it has been changed since. */
export function ViewBar(props: ViewSource<never>) {
  const { state, chosen } = props;
  const { list } = chosen;
  const [saving, setSaving] = useState(false);
  const { data, isFetching } = useApi(listViews, { query: { list } });
  const save = useSend(updateView, { toast: 'Widok zapisany' });
  const views = data?.views;
  const view = views?.find(({ id }) => id === viewOf(state.address));
  const now = lookedAt(props);
  const changed = view && lookOf(state, view.state) !== now;
  const begins = views?.some(({ usual }) => usual);
  return (
    <section className={classes.bar} aria-label="Widok listy">
      {view && (
        <span>
          Widok: <strong>{view.name}</strong>
        </span>
      )}
      {/* One that has just been saved comes with the views that are being read. */}
      {views && !view && !isFetching && (
        <span>Tego widoku nie ma. Lista pokazuje to, co mówi adres.</span>
      )}
      <span role="status" className={classes.second}>
        {changed ? 'Zmieniono' : ''}
      </span>
      {changed && view.may.edit && (
        <Button
          size="compact-xs"
          onClick={() => save.mutate({ params: { id: view.id }, body: { state: now } })}
        >
          Zapisz
        </Button>
      )}
      {(changed || (views && !view)) && (
        <Button size="compact-xs" variant="default" onClick={() => setSaving(true)}>
          Zapisz jako
        </Button>
      )}
      {changed && (
        <LinkButton size="compact-xs" variant="subtle" to={viewAddress(view)}>
          Cofnij zmiany
        </LinkButton>
      )}
      {views && (
        <LinkButton
          size="compact-xs"
          variant="subtle"
          to={withSearch(addressOf(list), { view: begins ? 0 : undefined })}
        >
          Zamknij widok
        </LinkButton>
      )}
      {saving && <NewViewForm list={list} state={now} onClose={() => setSaving(false)} />}
    </section>
  );
}
