import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { useApi, useRows } from '../../kit/calls/use-api.ts';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { openingDay } from './opening-day.ts';
import { TasksOnAxis } from './project-timeline.page.tsx';
import type { TaskAddress } from './timeline.parts.ts';
import { useAxisState } from './use-axis-state.ts';

/** The tasks of a project on its own page, which opens them. */
export function ProjectTimeline(props: { id: number; open: (task: TaskAddress) => void }) {
  const answer = useApi(getProject, { params: { id: props.id } });
  if (!answer.data) return <PendingAnswer answer={answer} />;
  return <OwnTime {...props} first={openingDay(answer.data.project)} />;
}

function OwnTime({
  id,
  open,
  first,
}: {
  id: number;
  open: (task: TaskAddress) => void;
  first: string | undefined;
}) {
  const state = useAxisState(first);
  const answer = useRows(projectTimeline, { params: { id }, query: state.range });
  const { data } = answer;
  if (!data) return <PendingAnswer answer={answer} />;
  return (
    <TasksOnAxis
      data={data}
      stale={answer.stale}
      state={state}
      open={({ at, name }) => at && open({ ...at, name })}
    />
  );
}
