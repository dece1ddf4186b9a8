import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { intervals, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { monthsOf } from '@zaplecze/contract/rooms/reports/calls';
import {
  mostSubscriptions,
  type SubscriptionRow,
  subscriptions,
} from '@zaplecze/contract/rooms/reports/value/calls';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatMoney } from '../../../kit/records/format.ts';
import { useProjectLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { cellColor, letters, SubscriptionMonth } from './subscription-month.tsx';
import classes from './subscriptions.module.css';

/** '11.26' */
const shortMonth = (month: string) => `${month.slice(5)}.${month.slice(2, 4)}`;

function Legend() {
  return (
    <p className={classes.legend}>
      {projectStatuses.map(({ id, name }) => (
        <span key={id}>
          <i className={classes.dot} style={cellColor(id)} aria-hidden />
          {letters[id]} – {name.toLowerCase()}
        </span>
      ))}
      <span>! – po terminie</span>
      <span>
        <i className={classes.cell} data-hole aria-hidden>
          +
        </i>
        okresu brakuje, kliknięcie go tworzy
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
            Serie projektów cyklicznych, każda osobno, w miesiącu pierwszego dnia okresu, w stanie
            dzisiejszym. Kilka okresów w miesiącu: litera najmniej zaawansowanego i ich liczba.
          </p>
          <p>
            Okresu brakuje, gdy między dwoma okresami mija cały odstęp albo po najnowszym następny
            powinien był się już zacząć, a cykl się nie skończył (data końca, anulowanie, zmiana na
            jednorazowy, wstrzymanie). Wiersze z brakami stoją pierwsze. Kliknięcie otwiera projekt,
            a w miejscu braku tworzy brakujący okres: z usługą, osobami i wartością poprzedniego.
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
              <AppLink
                to={addressOf('projectSeries', { id: row.series })}
                className={classes.service}
              >
                {row.service.name}, {intervals[row.recurrent]?.name.toLowerCase()}
                {row.mark !== null && <strong className={classes.mark}>{row.mark}</strong>}
              </AppLink>
            </>
          ),
        },
        ...monthsOf(period).map((month, at) => ({
          key: month,
          header: shortMonth(month),
          render: (row: SubscriptionRow) => {
            const cell = row.cells[at];
            return cell && <SubscriptionMonth row={row} cell={cell} month={month} />;
          },
        })),
        {
          key: 'value',
          header: 'Wartość okresu',
          number: true,
          render: (row) => (
            <AppLink
              to={
                row.mark === null
                  ? link({ client: row.client.id, service: row.service.id })
                  : addressOf('projectSeries', { id: row.series })
              }
            >
              {formatMoney(row.value)}
            </AppLink>
          ),
        },
      ]}
      rowKey={(row) => row.series}
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
