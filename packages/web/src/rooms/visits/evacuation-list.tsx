import { Button, Checkbox } from '@mantine/core';
import { IconAlarm } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  endEvacuation,
  getInside,
  type Inside,
  startEvacuation,
  tickEvacuated,
} from '@zaplecze/contract/rooms/visits/calls';
import type { OptimisticUpdate } from '../../kit/calls/optimistic.ts';
import { apiKey, useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { usePageNews } from '../../kit/live/page-news.ts';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './evacuation-list.module.css';

type One = {
  kind: 'guest' | 'person';
  id: number;
  name: string;
  note: string;
  safe: boolean;
  /** A guest may have come with others. */
  people: number;
};
type Group = { key: string; title: string; rows: One[] };

function groupsOf({ guests, departments, elsewhere }: Inside): Group[] {
  const visitors: One[] = guests.map((guest) => ({
    ...{ kind: 'guest', id: guest.id, name: guest.fullName ?? '', safe: guest.safe },
    people: guest.people,
    note: [
      guest.people > 1 && countWords(guest.people, 'osoba', 'osoby', 'osób'),
      guest.party,
      guest.user && `u: ${guest.user.name}`,
    ]
      .filter(Boolean)
      .join(', '),
  }));
  return [
    { key: 'guests', title: 'Goście', rows: visitors },
    ...departments.map(({ id, name, people }) => ({
      key: String(id),
      title: name,
      rows: people.map(personOf),
    })),
    ...(elsewhere.length > 0
      ? [{ key: 'elsewhere', title: 'Dziś pracują poza biurem', rows: elsewhere.map(personOf) }]
      : []),
  ];
}

const personOf = (one: Inside['elsewhere'][number]): One => ({
  ...{ kind: 'person', ...one, note: one.note ?? '', people: 1 },
});

const headsOf = (rows: One[]) => rows.reduce((sum, { people }) => sum + people, 0);
const heads = (count: number) => countWords(count, 'osoba', 'osoby', 'osób');

type Tick = { kind: 'guest' | 'person'; id: number | string; safe: boolean };

/** A tick shows at once, also where the connection of a telephone is slow; one that was refused is taken back. */
const ticked =
  ({ kind, id, safe }: Tick): OptimisticUpdate =>
  (client) => {
    const key = apiKey(getInside, {});
    const before = client.getQueryData<Inside>(key);
    const mark = <R extends { id: number; safe: boolean }>(one: R): R =>
      one.id === Number(id) ? { ...one, safe } : one;
    client.setQueryData<Inside>(
      key,
      before && {
        ...before,
        guests: kind === 'guest' ? before.guests.map(mark) : before.guests,
        elsewhere: kind === 'guest' ? before.elsewhere : before.elsewhere.map(mark),
        departments:
          kind === 'guest'
            ? before.departments
            : before.departments.map((one) => ({ ...one, people: one.people.map(mark) })),
      },
    );
    return () => void client.setQueryData(key, before);
  };

/** Everybody in the building: to print, and on a phone to tick off at the assembly point, for all who look at once. */
export function InsidePage() {
  const news = usePageNews('frontDoor', getInside);
  const { data, error, refetch } = useApi(getInside, {}, news);
  if (!data) return <PendingAnswer answer={{ error, refetch }} />;
  return <List inside={data} />;
}

function List({ inside }: { inside: Inside }) {
  const start = useSend(startEvacuation, { toast: 'Sprawdzanie obecności rozpoczęte' });
  const end = useSend(endEvacuation, { toast: 'Sprawdzanie obecności zakończone' });
  const tick = useSend(tickEvacuated, { optimistic: ({ body }) => ticked(body) });
  const groups = groupsOf(inside);
  // Who works elsewhere is looked for by name, not missed.
  const all = groups.filter(({ key }) => key !== 'elsewhere').flatMap(({ rows }) => rows);
  const missing = headsOf(all.filter(({ safe }) => !safe));
  const { evacuation } = inside;
  const stop = async () => {
    const text = missing > 0 ? `Bez potwierdzenia: ${heads(missing)}.` : 'Wszyscy są bezpieczni.';
    if (
      await confirm({
        title: 'Zakończyć sprawdzanie?',
        text,
        yes: 'Zakończ',
        no: 'Wróć',
        danger: false,
      })
    )
      end.mutate({});
  };
  return (
    <div className={classes.page}>
      <PageHead title="Kto jest w budynku" />
      <p className={classes.facts}>
        {formatDateTime(inside.at)} · razem {heads(headsOf(all))}, nieobecni w pracy: {inside.away}
      </p>
      <div className={classes.tools}>
        <Button size="sm" variant="default" onClick={() => window.print()}>
          Drukuj
        </Button>
        {evacuation ? (
          <Button size="sm" variant="default" onClick={() => void stop()}>
            Zakończ sprawdzanie
          </Button>
        ) : (
          <Button
            size="sm"
            color="red.8"
            loading={start.isPending}
            leftSection={<IconAlarm size={16} stroke={1.5} aria-hidden />}
            onClick={() => start.mutate({})}
          >
            Ewakuacja: sprawdź obecność
          </Button>
        )}
      </div>
      {evacuation && (
        <p className={classes.count} role="status" data-all={missing === 0 || undefined}>
          {missing === 0 ? 'Wszyscy są bezpieczni' : `Brakuje: ${heads(missing)} z ${headsOf(all)}`}
        </p>
      )}
      {groups.map(({ key, title, rows }) => (
        <section key={key} className={classes.group}>
          <h2 className={classes.title}>
            {title} <span className={classes.facts}>{headsOf(rows)}</span>
          </h2>
          {rows.length === 0 && <p className={classes.facts}>Nikogo.</p>}
          <ul className={classes.rows}>
            {rows.map((row) => (
              <li
                key={`${row.kind}${row.id}`}
                className={classes.row}
                data-safe={row.safe || undefined}
              >
                {evacuation ? (
                  <Checkbox
                    size="md"
                    checked={row.safe}
                    label={row.name}
                    description={row.note}
                    onChange={({ currentTarget: { checked: safe } }) =>
                      tick.mutate({ body: { kind: row.kind, id: row.id, safe } })
                    }
                  />
                ) : (
                  <>
                    <span className={classes.box} aria-hidden />
                    <span>
                      {row.name}
                      <span className={classes.note}>{row.note}</span>
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
