import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { type AxisPerson, peopleTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { axisPeople } from '@zaplecze/contract/rooms/timeline/lists';
import { useMemo } from 'react';
import { useRows } from '../../kit/calls/use-api.ts';
import { Pager } from '../../kit/lists/pages/pager.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { DetailSkeleton, EmptyState, ErrorState } from '../../kit/records/states.tsx';
import { Axis } from './axis.tsx';
import { wordsAmong } from './axis-items.ts';
import { AxisLegend } from './axis-legend.tsx';
import type { AxisRowOf } from './axis-row.tsx';
import { AxisToolbar } from './axis-toolbar.tsx';
import { OpenedDialogs, useOpened } from './opened-dialogs.tsx';
import classes from './timeline.module.css';
import { useAxisState, useWhose } from './use-axis-state.ts';
import { WhoseFilters } from './whose-filters.tsx';

/** Its weeks, whose they are, and the axis. */
export function PeopleTimeline() {
  const state = useAxisState();
  const whose = useWhose();
  const opened = useOpened();
  const { department, person, page } = whose;
  const answer = useRows(peopleTimeline, {
    query: {
      ...state.range,
      page,
      filter: {
        ...(person !== null
          ? { user: String(person) }
          : department !== null && { department: String(department) }),
      },
    },
  });
  const { data } = answer;
  const rows = useMemo(
    () =>
      data?.people.map((one): AxisRowOf => {
        const items = data.list.filter(({ people }) => people.some(({ id }) => id === one.id));
        return {
          key: String(one.id),
          name: one.name,
          head: <PersonHead person={one} onPick={() => whose.setPerson(one.id)} />,
          items,
          away: data.away.filter(({ owner }) => owner === one.id),
          load: one.weeks.flatMap((hours, at) => {
            const monday = data.weeks[at];
            return monday !== undefined && state.days.includes(monday) ? [{ monday, hours }] : [];
          }),
          wordsOf: wordsAmong(items),
        };
      }) ?? [],
    [data, state.days, whose.setPerson],
  );
  return (
    <>
      <AxisToolbar state={state}>
        <WhoseFilters whose={whose} />
      </AxisToolbar>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {data?.people.length === 0 && (
        <EmptyState
          title="W tym dziale nikogo nie ma"
          text="Wybierz inny dział albo pokaż wszystkich."
          action={
            <Button size="xs" variant="default" onClick={() => whose.setDepartment(null)}>
              Wszystkie działy
            </Button>
          }
        />
      )}
      {data && data.people.length > 0 && (
        <div
          className={classes.shown}
          data-stale={answer.stale || undefined}
          aria-busy={answer.stale}
        >
          <Axis
            {...state}
            label="Praca osób na dniach"
            corner="Osoby"
            rows={rows}
            onOpen={opened.open}
          />
          {data.count > axisPeople && (
            <Pager
              page={page}
              perPage={axisPeople}
              count={{ known: data.count, more: false, sums: [] }}
              onPage={whose.setPage}
            />
          )}
          <AxisLegend />
        </div>
      )}
      {!data && !answer.error && <DetailSkeleton />}
      <OpenedDialogs {...opened} />
    </>
  );
}

/** A person with the number of their tasks and issues outside of the axis. */
function PersonHead({ person, onPick }: { person: AxisPerson; onPick: () => void }) {
  const { id, name, open, openTasks, noLimit, untold, department } = person;
  const tasks = addressOf('dashboardTasks', {
    filter: { user: id, status: openTaskStatuses.join(',') },
  });
  return (
    <div className={classes.person}>
      <Avatar person={person} size={24} />
      <div className={classes.facts}>
        <button type="button" className={classes.opens} title={department?.name} onClick={onPick}>
          {name}
        </button>
        <span className={classes.quiet}>
          otwartych {formatNumber(open)}
          {noLimit > 0 && `, bez terminu ${formatNumber(noLimit)}`}
        </span>
        {untold > 0 && (
          <span className={classes.quiet}>
            i jeszcze {formatNumber(untold)},{' '}
            <AppLink to={tasks}>
              zadań {formatNumber(openTasks)}
              <span className="visually-hidden">: {name}</span>
            </AppLink>
          </span>
        )}
      </div>
    </div>
  );
}
