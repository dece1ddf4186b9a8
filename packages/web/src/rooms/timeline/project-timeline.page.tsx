import { Button } from '@mantine/core';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { type AxisItem, projectTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { EditableCell } from '../../kit/bulk/row-tools.tsx';
import { useApi, useRows } from '../../kit/calls/use-api.ts';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DetailHeader } from '../../kit/records/details.tsx';
import { formatDay } from '../../kit/records/format.ts';
import { EmptyState } from '../../kit/records/states.tsx';
import { Axis } from './axis.tsx';
import { dangerOf, isOpenItem } from './axis-items.ts';
import { AxisLegend } from './axis-legend.tsx';
import type { AxisRowOf } from './axis-row.tsx';
import { AxisToolbar } from './axis-toolbar.tsx';
import { OpenedDialogs, useOpened } from './opened-dialogs.tsx';
import { openingDay } from './opening-day.ts';
import classes from './timeline.module.css';
import { type AxisState, useAxisState } from './use-axis-state.ts';
import { taskLimit } from './use-move-limit.ts';

const namesOf = ({ people }: AxisItem) => people.map(({ name }) => name).join(', ') || 'bez osoby';

/** The tasks of a project: which lies where, whose it is, when its turn came, its limit, and when its person is away. */
export function ProjectTimelinePage({ id }: ParamsOf<'projectTimeline'>) {
  const answer = useApi(getProject, { params: { id } });
  if (!answer.data) return <PendingPage answer={answer} back={addressOf('projects')} />;
  return <OfProject id={id} first={openingDay(answer.data.project)} />;
}

function OfProject({ id, first }: { id: number; first: string | undefined }) {
  const state = useAxisState(first);
  const opened = useOpened();
  const answer = useRows(projectTimeline, { params: { id }, query: state.range });
  const { data } = answer;
  usePageTitle(data && `Oś czasu: ${data.project.name}`);
  const back = addressOf('project', { id });
  if (!data) return <PendingPage answer={answer} back={back} />;
  return (
    <div>
      <DetailHeader
        title={data.project.name}
        back={back}
        beside={<StatusDot status={data.project.status} />}
      />
      <TasksOnAxis data={data} stale={answer.stale} state={state} open={opened.open} />
      <OpenedDialogs {...opened} />
    </div>
  );
}

/** Tasks and issues on an axis, on any page. */
export function TasksOnAxis(props: {
  data: Answer<typeof projectTimeline>;
  stale: boolean;
  state: AxisState;
  open: (item: AxisItem) => void;
}) {
  const { data, stale, state, open } = props;
  const { list, away } = data;
  const many = new Set(list.map(({ procedure }) => procedure?.id)).size > 1;
  const rows = list.map((item, at): AxisRowOf => {
    const { procedure, people } = item;
    return {
      key: String(item.id),
      name: item.name,
      head: <TaskHead item={item} onOpen={() => open(item)} />,
      group: many && procedure?.id !== list[at - 1]?.procedure?.id ? procedure?.name : undefined,
      items: [item],
      // Whose work is over may go away.
      away: isOpenItem(item)
        ? away.filter(({ owner }) => people.some(({ id: person }) => person === owner))
        : [],
      wordsOf: namesOf,
      otherwise: elsewhere(item, state.range),
    };
  });
  const first = list.map(({ from }) => from).sort()[0];
  return (
    <>
      <AxisToolbar state={state}>
        {first && first < state.range.dateFrom && (
          <Button size="xs" variant="default" onClick={() => state.show(first)}>
            Od początku
          </Button>
        )}
      </AxisToolbar>
      {list.length === 0 ? (
        <EmptyState title="Projekt nie ma zadań" text="Zadania biorą się z usługi projektu." />
      ) : (
        <div className={classes.shown} data-stale={stale || undefined} aria-busy={stale}>
          <Axis
            {...state}
            label={`Oś czasu: ${data.project.name}`}
            corner="Zadania"
            rows={rows}
            onOpen={open}
          />
          <AxisLegend handovers />
        </div>
      )}
    </>
  );
}

/** Where a task lies that the shown days have no bar of. */
function elsewhere({ from, to }: AxisItem, { dateFrom }: { dateFrom: string }): string {
  if (to === null) return 'bez terminu';
  return from < dateFrom ? `◂ do ${formatDay(to)}` : `od ${formatDay(from)} ▸`;
}

function TaskHead({ item, onOpen }: { item: AxisItem; onOpen: () => void }) {
  const danger = dangerOf(item);
  const { status, name, turnAt, startedAt, endedAt } = item;
  const open = isOpenItem(item);
  return (
    <div className={classes.facts}>
      <button type="button" className={classes.opens} onClick={onOpen}>
        {name}
      </button>
      <span className={classes.quiet}>{namesOf(item)}</span>
      <EditableCell act={open ? taskLimit : undefined} row={item} name={name}>
        <span className={classes.line}>
          <StatusDot status={status} />
          {!open && endedAt && formatDay(endedAt)}
          {open && turnAt && !startedAt && `od ${formatDay(turnAt)}`}
        </span>
      </EditableCell>
      {danger && (
        <span className={classes.danger} data-late={item.late || undefined}>
          {danger}
        </span>
      )}
    </div>
  );
}
