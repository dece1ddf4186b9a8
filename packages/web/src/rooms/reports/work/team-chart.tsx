import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { type TeamMember, teamToday } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import { PersonName } from '../../person-names/index.ts';
import classes from '../risk/burning-chart.module.css';
import { useReportFilter } from '../use-report-filter.ts';

const isLeft = (row: TeamMember) =>
  row.absence !== null && row.substitutes.length === 0 && row.tasks + row.issues > 0;

const status = [taskStatus.toDo, taskStatus.inProgress].join(',');
/** Due before they are back; of somebody here, overdue. */
const due = ({ absence }: TeamMember) =>
  absence ? { limitTo: absence.until } : { due: 'overdue' };
const tasksOf = ({ user }: TeamMember, more: object = {}) =>
  addressOf('dashboardTasks', { filter: { user: user.id, status, ...more } });
const issuesOf = ({ user }: TeamMember, more: object = {}) =>
  addressOf('issues', {
    filter: { user: user.id, status: openIssueStatuses.join(','), ...more },
  });

/** Who is here, who is away and until when, and whose work has no substitute. */
export function TeamChart() {
  const { filter } = useReportFilter();
  return (
    <ChartCard
      title="Zespół dziś"
      how={
        <>
          <p>
            Nieobecni: kto ma dziś urlop albo dzień wolny według grafiku; pozostałe wpisy
            (delegacja, szkolenie, praca zdalna) stoją przy obecnych. Zastępują: kto dziś jest i
            robi ich pracę, także za zastępcę, którego nie ma.
          </p>
          <p>
            Zadania: Do realizacji i W realizacji. Z terminem: te z nich, których termin mija przed
            powrotem tej osoby, a u obecnych już minął.
          </p>
        </>
      }
      endpoint={teamToday}
      query={{ filter }}
      rowKey={(row) => row.user.id}
      empty={{ title: 'Nie ma tu nikogo', text: 'Wybierz inny dział albo wszystkie.' }}
      summary={({ list }) => {
        const away = list.filter(({ absence }) => absence).length;
        const left = list.filter(isLeft).length;
        return (
          <>
            <strong>{countWords(list.length - away, 'osoba', 'osoby', 'osób')} w pracy</strong>,{' '}
            <strong>{countWords(away, 'nieobecna', 'nieobecne', 'nieobecnych')}</strong>{' '}
            <AppLink to={addressOf('teamCalendar')}>(kalendarz nieobecności)</AppLink>
            {left > 0 && (
              <>
                ;{' '}
                <strong>pracy {countWords(left, 'osoby', 'osób', 'osób')} nikt nie przejął</strong>
              </>
            )}
            .
          </>
        );
      }}
      columns={[
        {
          key: 'user',
          header: 'Osoba',
          render: (row) => (
            <AppLink quiet to={addressOf('profile', { id: row.user.id })}>
              <PersonName person={row.user} />
            </AppLink>
          ),
        },
        { key: 'department', header: 'Dział', render: (row) => row.department?.name },
        {
          key: 'today',
          header: 'Dziś',
          render: (row) =>
            row.absence
              ? `${row.absence.name} do ${formatDay(row.absence.until)}`
              : (row.elsewhere ?? 'w pracy'),
        },
        {
          key: 'substitutes',
          header: 'Zastępują',
          render: (row) =>
            isLeft(row) ? (
              <span className={classes.why} data-why="late">
                nikt nie przejął{' '}
                <AppLink
                  to={addressOf('personEdit', { id: row.user.id })}
                  label={`Ustaw zastępstwo: ${row.user.name}`}
                >
                  Ustaw zastępstwo
                </AppLink>
              </span>
            ) : (
              row.substitutes.map(({ name }) => name).join(', ')
            ),
        },
        numberColumn('tasks', 'Zadania', { of: (row: TeamMember) => tasksOf(row) }),
        numberColumn('dueTasks', 'Zadania z terminem', {
          of: (row: TeamMember) => tasksOf(row, due(row)),
        }),
        numberColumn('issues', 'Zgłoszenia', { of: (row: TeamMember) => issuesOf(row) }),
        numberColumn('dueIssues', 'Zgłoszenia z terminem', {
          of: (row: TeamMember) => issuesOf(row, due(row)),
        }),
      ]}
    />
  );
}
