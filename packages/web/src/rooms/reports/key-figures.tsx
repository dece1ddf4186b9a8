import { addressOf } from '@zaplecze/contract/addresses';
import { monthDays, monthOf } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatus } from '@zaplecze/contract/rooms/offers/statuses';
import { openProjectStatuses, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { keyFigures, type KeyFigures as Month } from '@zaplecze/contract/rooms/reports/work/calls';
import type { CallInput } from '../../kit/calls/api.ts';
import { useMay } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { ErrorState } from '../../kit/records/states.tsx';
import { differenceWords, moneyWords, monthIn } from './figure-words.ts';
import classes from './key-figures.module.css';
import { useOfferLinks, useProjectLinks, useTaskLinks } from './use-links.ts';
import { useReportFilter } from './use-report-filter.ts';

const counting = [...openProjectStatuses, projectStatus.done].join(',');
const share = ({ onTime, late }: Month) => (onTime + late > 0 ? onTime / (onTime + late) : null);
const titles = [
  'Zadania po terminie',
  'Oddane na czas',
  'Wartość prac w miesiącu',
  'Oferty zaakceptowane',
  'Nieobecni',
] as const;

/** The first line of the dashboard: five numbers with their change against the month before, each leading to its rows. */
export function KeyFigures() {
  const { filter } = useReportFilter();
  const input = { query: { filter } } as unknown as CallInput<typeof keyFigures>;
  const answer = useApi(keyFigures, input, { placeholderData: (before) => before });
  const [tasks, projects, offers] = [useTaskLinks(), useProjectLinks(), useOfferLinks()];
  const hasOffers = useMay(listOffers);
  if (answer.error && !answer.data)
    return <ErrorState error={answer.error} retry={() => void answer.refetch()} />;
  const { list = [], people = 0 } = answer.data ?? {};
  const [before, now] = list.slice(-2);
  if (!before || !now)
    return (
      <ul className={classes.line} aria-busy="true">
        {titles
          .filter((title) => hasOffers || title !== titles[3])
          .map((title) => (
            <li key={title} className={classes.figure}>
              <span className={classes.title}>{title}</span>
              <span className={classes.waiting} />
            </li>
          ))}
      </ul>
    );
  const days = monthDays(now.month);
  const current = now.month === monthOf(warsawDay());
  const percent = share(now);
  const earlier = share(before);
  return (
    <ul className={classes.line} data-stale={answer.isPlaceholderData || undefined}>
      <Figure
        title={titles[0]}
        to={tasks(current ? { due: 'overdue' } : { openOn: days.dateTo, limitTo: days.dateTo })}
        says={formatNumber(now.overdue)}
        change={differenceWords(now.overdue - before.overdue, before.month)}
        bars={list.map((month) => month.overdue)}
      />
      <Figure
        title={titles[1]}
        to={tasks({ endedFrom: days.dateFrom, endedTo: days.dateTo, timely: 'late' })}
        hint={`po terminie: ${now.late}`}
        says={percent === null ? '–' : `${Math.round(100 * percent)} %`}
        change={
          percent === null || earlier === null
            ? 'nic nie oddano'
            : differenceWords(Math.round(100 * percent) - Math.round(100 * earlier), null)
        }
        bars={list.map((month) => share(month) ?? 0)}
      />
      <Figure
        title={titles[2]}
        to={projects({ status: counting, valueFrom: days.dateFrom, valueTo: days.dateTo })}
        says={moneyWords(now.value)}
        change={
          before.value > 0
            ? differenceWords(
                Math.round((100 * (now.value - before.value)) / before.value),
                null,
                '%',
              )
            : `w ${monthIn(before.month)} nic`
        }
        bars={list.map((month) => month.value)}
      />
      {hasOffers && (
        <Figure
          title={titles[3]}
          to={offers({
            status: `${offerStatus.accepted},${offerStatus.refused}`,
            decidedFrom: days.dateFrom,
            decidedTo: days.dateTo,
          })}
          says={`${now.accepted} z ${now.decided}`}
          change={differenceWords(now.accepted - before.accepted, before.month)}
          bars={list.map((month) => month.accepted)}
        />
      )}
      <Figure
        title={current ? 'Nieobecni dziś' : 'Nieobecni średnio'}
        to={addressOf('dashboard', { filter, tab: 'zespol' })}
        says={`${formatNumber(now.absent)} z ${people}`}
        change={`w ${monthIn(before.month)} średnio ${formatNumber(before.absent)}`}
        bars={list.map((month) => month.absent)}
      />
    </ul>
  );
}

function Figure(props: {
  title: string;
  to: Parameters<typeof AppLink>[0]['to'];
  says: string;
  change: string;
  hint?: string;
  bars: number[];
}) {
  const { title, to, says, change, hint, bars } = props;
  const most = Math.max(...bars, 0);
  return (
    <li className={classes.figure}>
      <AppLink to={to} quiet className={classes.link}>
        <span className={classes.title}>{title}</span>
        <span className={classes.number}>{says}</span>
        <span className={classes.change} title={hint}>
          {change}
        </span>
      </AppLink>
      <span className={classes.bars} aria-hidden>
        {bars.map((value, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its month's place
            key={at}
            style={{ height: `${most > 0 ? Math.max(8, Math.round((100 * value) / most)) : 8}%` }}
          />
        ))}
      </span>
    </li>
  );
}
