import { IconCalendarX, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { seriesHistory } from '@zaplecze/contract/rooms/history/calls';
import type { ProjectSeries } from '@zaplecze/contract/rooms/projects/calls';
import { seriesFields } from '@zaplecze/contract/rooms/projects/fields';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { getSeries, updateSeries } from '@zaplecze/contract/rooms/projects/plans';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { PendingPage } from '../../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { ColorDot, StatusDot } from '../../../kit/records/color-pill.tsx';
import { DayText } from '../../../kit/records/date-text.tsx';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import {
  DetailColumns,
  DetailHeader,
  Fact,
  MainBox,
  SideBox,
} from '../../../kit/records/details.tsx';
import { formatDay, formatMoney } from '../../../kit/records/format.ts';
import { HistoryPanel } from '../../history/index.ts';
import classes from '../projects.module.css';
import { SeriesAhead } from './series-ahead.tsx';
import { SeriesEnd } from './series-end.tsx';
import { MissingPeriods } from './series-missing.tsx';

type Period = ProjectSeries['periods'][number];

/** Its name, and what tells it from others of its client and service. */
const titleOf = ({ name, mark }: ProjectSeries) =>
  mark === null || name.includes(mark) ? name : `${name} (${mark})`;

/** A series of periods: how far they are, who stands in for whom, and when the next one is made. */
export function SeriesPage({ id }: ParamsOf<'projectSeries'>) {
  const answer = useApi(getSeries, { params: { id } });
  const series = answer.data?.series;
  usePageTitle(series && `Seria: ${titleOf(series)}`);
  if (!series) return <PendingPage answer={answer} back={addressOf('projects')} />;
  return (
    <>
      <DeletedNote error={answer.error} />
      <DetailHeader
        title={titleOf(series)}
        back={addressOf('projects')}
        actions={<Actions series={series} />}
      />
      <DetailColumns
        main={
          <>
            <MissingPeriods series={series} />
            <Periods series={series} />
            <HistoryPanel endpoint={seriesHistory} id={series.id} />
          </>
        }
        side={<Facts series={series} />}
      />
    </>
  );
}

function Actions({ series }: { series: ProjectSeries }) {
  const [ending, setEnding] = useState(false);
  const paused = series.paused !== null;
  const pause = useSend(updateSeries, {
    toast: paused ? 'Seria wznowiona' : 'Seria wstrzymana',
  });
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      <IconButton
        variant={paused ? 'filled' : 'default'}
        icon={Icon}
        loading={pause.isPending}
        onClick={() => pause.mutate({ params: { id: series.id }, body: { paused: !paused } })}
      >
        {paused ? 'Wznów' : 'Wstrzymaj'}
      </IconButton>
      <IconButton icon={IconCalendarX} aria-haspopup="dialog" onClick={() => setEnding(true)}>
        Koniec serii…
      </IconButton>
      {ending && <SeriesEnd series={series} onClose={() => setEnding(false)} />}
    </>
  );
}

function Facts({ series }: { series: ProjectSeries }) {
  const { client, mark, alike, recurrent, recurrentTo, paused, pausedBy, next } = series;
  return (
    <SideBox title="Seria">
      <Fact label="Klient">
        <AppLink to={addressOf('client', { id: client.id })}>
          <ColorDot color={client.color}>{client.name}</ColorDot>
        </AppLink>
      </Fact>
      {mark !== null && <Fact label="Wyróżnia ją">{mark}</Fact>}
      {alike.length > 0 && (
        <Fact label="Inne serie tej usługi u klienta">
          {alike.map((other) => (
            <AppLink
              key={other.series}
              to={addressOf('projectSeries', { id: other.series })}
              className={classes.alike}
            >
              {other.mark}
            </AppLink>
          ))}
        </Fact>
      )}
      <Fact label={seriesFields.recurrent.label}>{intervals[recurrent]?.name}</Fact>
      <Fact label={seriesFields.recurrentTo.label}>
        {recurrentTo ? <DayText value={recurrentTo} /> : 'bez końca'}
      </Fact>
      <Fact label="Następny okres">
        {paused
          ? `seria wstrzymana od ${formatDay(paused)}${pausedBy ? `, ${pausedBy.name}` : ''}`
          : next
            ? `od ${formatDay(next.from)}, powstanie ${formatDay(next.made)}`
            : 'nie powstanie'}
      </Fact>
      <SeriesAhead interval={recurrent} />
    </SideBox>
  );
}

const columns: Column<Period>[] = [
  {
    key: 'name',
    header: 'Okres',
    card: 'title',
    render: (row) => (
      <>
        {row.name}
        <span className={classes.second}>od {formatDay(row.from)}</span>
      </>
    ),
  },
  {
    key: 'tasks',
    header: 'Zadania',
    render: (row) => (
      <>
        {row.done} z {row.tasks}
        {row.unassigned > 0 && <span className={classes.second}>bez osoby: {row.unassigned}</span>}
      </>
    ),
  },
  {
    key: 'instead',
    header: 'Zastępstwa',
    render: (row) => (row.instead.length > 0 ? <Instead period={row} /> : '–'),
  },
  {
    key: 'value',
    header: 'Wartość',
    align: 'right',
    render: (row) => formatMoney(row.plannedValue),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'status',
    render: (row) => <StatusDot status={row.status} />,
  },
];

function Instead({ period }: { period: Period }) {
  return period.instead.map(({ task, user, insteadOf, until }) => (
    <span key={task} className={classes.instead}>
      {task}: {user?.name ?? 'nikt'} zamiast {insteadOf.name}
      <span className={classes.second}>
        {until ? `nieobecność do ${formatDay(until)}` : 'już tu nie pracuje'}
      </span>
    </span>
  ));
}

function Periods({ series }: { series: ProjectSeries }) {
  const count = series.periods.length;
  return (
    <MainBox title={countWords(count, 'okres', 'okresy', 'okresów')}>
      <RecordTable
        label="Okresy serii"
        rows={series.periods}
        columns={columns}
        open={({ id }) => ({ to: addressOf('project', { id }) })}
      />
    </MainBox>
  );
}
