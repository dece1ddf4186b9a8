import { Button, Menu } from '@mantine/core';
import {
  IconArrowRight,
  IconCalendarDue,
  IconDots,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import { burningProjects } from '@zaplecze/contract/rooms/reports/work/calls';
import { useMe } from '../../../kit/calls/session.ts';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { DateTimeText, Overdue } from '../../../kit/records/date-text.tsx';
import { formatMoney } from '../../../kit/records/format.ts';
import { PersonName } from '../../person-names/index.ts';
import { Reasons } from '../../radar/index.ts';
import { useReportFilter, useScope } from '../use-report-filter.ts';
import { type BurningActs, heldBy } from './burning-acts.tsx';
import classes from './burning-chart.module.css';

/** Projects at risk, the greatest harm first; to ask, to hand over, to move the limit. */
export function BurningChart({ acts: { open, act } }: { acts: BurningActs }) {
  const { filter } = useReportFilter();
  const { user: _user, ...scope } = useScope();
  const { id: me } = useMe();
  const period = { dateFrom: undefined, dateTo: undefined };
  const risk = { ...scope, ...period, risk: riskWindows[1], burning: 1 };
  const all = addressOf('projects', { filter: risk });
  return (
    <ChartCard
      title="Projekty zagrożone, od największej szkody"
      how={
        <>
          <p>
            Otwarte projekty, których otwarte zadanie jest po terminie, albo ma termin w ciągu{' '}
            {riskWindows[1]} dni i nie zostanie na czas wykonane: pracy jest więcej niż czasu, nie
            ma osoby, która je ma, albo nie ma go kto zrobić. Co jest w czasie, tu nie stoi; lista
            „Zagrożone” pokazuje też to, co tylko ma bliski termin. Okres ich nie zawęża.
          </p>
          <p>
            Najpierw te po terminie ostatecznym, potem po terminie, potem z zagrożonym terminem
            ostatecznym i z zagrożonym; w każdej grupie od największej wartości (liczba jednostek
            razy wartość jednostki). „Czeka od” to chwila, od której jest czyjaś kolej.
          </p>
        </>
      }
      endpoint={burningProjects}
      query={{ filter }}
      rowKey={(row) => row.project.id}
      empty={{
        title: 'Nic się nie pali',
        text: 'Żaden projekt nie ma zadania po terminie ani takiego, na które zabraknie czasu.',
      }}
      summary={({ count, value, list }) => (
        <>
          <strong>
            <AppLink to={all}>{countWords(count, 'projekt', 'projekty', 'projektów')}</AppLink>
          </strong>{' '}
          o wartości <strong>{formatMoney(value)}</strong>
          {count > list.length && `; niżej ${list.length} najpilniejszych`}.
        </>
      )}
      columns={[
        {
          key: 'task',
          header: 'Zadanie i projekt',
          render: (row) => (
            <>
              <button type="button" className={classes.link} onClick={() => open(row, row.task)}>
                {row.task.name}
              </button>
              <span className={classes.second}>
                {row.project.name}
                {!row.project.name.includes(row.client.name) && ` · ${row.client.name}`}
              </span>
            </>
          ),
        },
        {
          key: 'why',
          header: 'Dlaczego',
          render: (row) => (
            <span className={classes.why}>
              <Reasons reasons={row.reasons} />
              {row.task.finalDate && <span className={classes.second}>termin ostateczny</span>}
              {row.waitsFor && (
                <span className={classes.second}>
                  czeka na:{' '}
                  <button
                    type="button"
                    className={classes.link}
                    onClick={() => row.waitsFor && open(row, row.waitsFor)}
                  >
                    {row.waitsFor.name}
                  </button>
                  {row.waitsFor.user && `, ${row.waitsFor.user.name}`}
                </span>
              )}
            </span>
          ),
        },
        { key: 'user', header: 'Osoba', render: (row) => <PersonName person={row.user} /> },
        { key: 'limit', header: 'Termin', render: (row) => <Overdue value={row.limit} /> },
        { key: 'since', header: 'Czeka od', render: (row) => <DateTimeText value={row.since} /> },
        {
          key: 'value',
          header: 'Wartość',
          number: true,
          render: (row) => formatMoney(row.value),
        },
        {
          key: 'act',
          header: 'Co zrobić',
          render: (row) => {
            const blocking = heldBy(row);
            return (
              <span className={classes.acts}>
                {blocking.user && blocking.user.id !== me && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconMessageQuestion size={14} stroke={1.5} aria-hidden />}
                    onClick={() => act({ act: 'ask', of: blocking })}
                  >
                    Zapytaj<span className="visually-hidden">: {blocking.user.name}</span>
                  </Button>
                )}
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="gray"
                      aria-label={`Więcej: ${row.task.name}`}
                    >
                      <IconDots size={16} stroke={1.5} aria-hidden />
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item
                      leftSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
                      onClick={() => act({ act: 'handOver', of: blocking })}
                    >
                      Przekaż komuś
                    </Menu.Item>
                    <Menu.Item
                      leftSection={<IconCalendarDue size={16} stroke={1.5} aria-hidden />}
                      onClick={() =>
                        act({ act: 'limit', of: { ...heldBy({ ...row, waitsFor: null }) } })
                      }
                    >
                      Przesuń termin
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </span>
            );
          },
        },
      ]}
    />
  );
}
