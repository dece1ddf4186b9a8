import { projectTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { useRows } from '../../kit/calls/use-api.ts';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { TasksOnAxis } from './project-timeline.page.tsx';
import type { TaskAddress } from './timeline.parts.ts';
import { useAxisState } from './use-axis-state.ts';

/** The tasks of a project on its own page, which opens them. */
export function ProjectTimeline({ id, open }: { id: number; open: (task: TaskAddress) => void }) {
  const state = useAxisState();
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
