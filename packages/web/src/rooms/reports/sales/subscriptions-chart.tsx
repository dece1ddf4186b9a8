import { addressOf } from '@zaplecze/contract/addresses';
import { monthDays } from '@zaplecze/contract/kit/values/days';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { intervals, projectStatus, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { monthsOf } from '@zaplecze/contract/rooms/reports/calls';
import {
  mostSubscriptions,
  type SubscriptionCell,
  type SubscriptionRow,
  subscriptions,
} from '@zaplecze/contract/rooms/reports/value/calls';
import type { CSSProperties } from 'react';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatMoney } from '../../../kit/records/format.ts';
import { useProjectLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';
import classes from './subscriptions.module.css';

/** The letter of a state, for whoever does not tell its colour. */
const letters: Record<number, string> = {
  [projectStatus.waiting]: 'O',
  [projectStatus.toDo]: 'D',
  [projectStatus.inProgress]: 'W',
  [projectStatus.done]: 'Z',
  [projectStatus.cancelled]: 'A',
};
/** Of several periods in a month the one that is furthest from its end tells the state. */
const worst = [
  projectStatus.toDo,
  projectStatus.waiting,
  projectStatus.inProgress,
  projectStatus.done,
  projectStatus.cancelled,
];
const stateOf = ({ projects }: SubscriptionCell) =>
  worst.find((status) => projects.some((one) => one.status === status));
const nameOf = (id: number | undefined) => projectStatuses.find((one) => one.id === id)?.name ?? '';
const colored = (id: number | undefined) =>
  ({ '--cell': projectStatuses.find((one) => one.id === id)?.color }) as CSSProperties;
/** '11.26' */
const shortMonth = (month: string) => `${month.slice(5)}.${month.slice(2, 4)}`;

function Cell({
  row,
  cell,
  month,
}: {
  row: SubscriptionRow;
  cell: SubscriptionCell;
  month: string;
}) {
  const link = useProjectLinks();
  const { projects, missing } = cell;
  const [only, ...others] = projects;
  const whose = `${row.client.name}, ${row.service.name}, ${formatMonth(month)}`;
  if (!only) {
    if (missing === 0) return null;
    return (
      <span className={classes.cell} data-hole>
        <AppLink
          to={addressOf('projectAdd', { client: row.client.id })}
          className={classes.open}
          title={`${whose}: brak projektu`}
        >
          <span aria-hidden>–</span>
          <span className="visually-hidden">{whose}: brak projektu, dodaj</span>
        </AppLink>
      </span>
    );
  }
  const status = stateOf(cell);
  const days = monthDays(month);
  const to =
    others.length === 0
      ? addressOf('projects', { item: only.id })
      : link({
          ...{ client: row.client.id, service: row.service.id },
          ...{ valueFrom: days.dateFrom, valueTo: days.dateTo },
        });
  const late = projects.some(({ overdue }) => overdue);
  const count = projects.length + missing;
  const words = [
    nameOf(status),
    late && 'po terminie',
    count > 1 && `${projects.length} z ${count}`,
    missing > 0 && `brak ${missing}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <span className={classes.cell} style={colored(status)} data-hole={missing > 0 || undefined}>
      <AppLink to={to} className={classes.open} title={`${whose}: ${words}`}>
        <span aria-hidden>
          {status !== undefined && letters[status]}
          {late && '!'}
          {count > 1 && ` ${projects.length}/${count}`}
        </span>
        <span className="visually-hidden">
          {whose}: {words}
        </span>
      </AppLink>
    </span>
  );
}

function Legend() {
  return (
    <p className={classes.legend}>
      {projectStatuses.map(({ id, name }) => (
        <span key={id}>
          <i className={classes.dot} style={colored(id)} aria-hidden />
          {letters[id]} – {name.toLowerCase()}
        </span>
      ))}
      <span>! – po terminie</span>
      <span>
        <i className={classes.cell} data-hole aria-hidden>
          –
        </i>
        okresu brakuje
      </span>
    </p>
  );
}

/** Recurring projects by client and month: what is done, what is not, and what nobody made. */
export function SubscriptionsChart() {
  const { filter, period } = useReportFilter();
  const link = useProjectLinks();
  return (
    <ChartCard
      title="Projekty cykliczne, miesiąc po miesiącu"
      how={
        <>
          <p>
            Projekty cykliczne klienta i usługi, w miesiącu pierwszego dnia okresu, w stanie
            dzisiejszym. Kilka okresów w miesiącu: litera najmniej zaawansowanego i ich liczba.
          </p>
          <p>
            Okresu brakuje, gdy między dwoma okresami mija cały odstęp albo po najnowszym następny
            powinien był się już zacząć, a cykl się nie skończył (data końca, anulowanie, zmiana na
            jednorazowy). Wiersze z brakami stoją pierwsze. Kliknięcie otwiera projekt, a w miejscu
            braku dodawanie projektu.
          </p>
        </>
      }
      endpoint={subscriptions}
      query={{ filter }}
      columns={[
        {
          key: 'client',
          header: 'Klient i usługa',
          render: (row) => (
            <>
              <AppLink to={addressOf('client', { id: row.client.id })} className={classes.name}>
                {row.client.name}
              </AppLink>
              <span className={classes.service}>
                {row.service.name}, {intervals[row.recurrent]?.name.toLowerCase()}
              </span>
            </>
          ),
        },
        ...monthsOf(period).map((month, at) => ({
          key: month,
          header: shortMonth(month),
          render: (row: SubscriptionRow) => {
            const cell = row.cells[at];
            return cell && <Cell row={row} cell={cell} month={month} />;
          },
        })),
        {
          key: 'value',
          header: 'Wartość okresu',
          number: true,
          render: (row) => (
            <AppLink to={link({ client: row.client.id, service: row.service.id })}>
              {formatMoney(row.value)}
            </AppLink>
          ),
        },
      ]}
      rowKey={(row) => `${row.client.id} ${row.service.id}`}
      empty={{
        title: 'W tym okresie nie ma projektów cyklicznych',
        text: 'Projekt staje się cykliczny, gdy w jego formularzu wybierze się, co ile się powtarza.',
      }}
      summary={({ list }) => {
        const missing = list.reduce((all, row) => all + row.missing, 0);
        return (
          <>
            <strong>{countWords(list.length, 'abonament', 'abonamenty', 'abonamentów')}</strong>
            {list.length === mostSubscriptions &&
              ' (pierwsze z wielu; wszystkie są w pobranym pliku)'}
            .{' '}
            {missing === 0
              ? 'Żadnego okresu nie brakuje.'
              : `Brakuje ${countWords(missing, 'okresu', 'okresów', 'okresów')}.`}
          </>
        );
      }}
      below={() => <Legend />}
    />
  );
}
