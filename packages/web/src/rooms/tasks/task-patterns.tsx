import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { RecordFiles } from '../../kit/files/files.tsx';
import classes from './tasks.module.css';

/** Files of the task's definition and of its step in the procedure: patterns and instructions. */
export function TaskPatterns({ task }: { task: TaskInstance }) {
  const files = [...task.patterns, ...task.stepFiles];
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>Wzory i instrukcje</h3>
      <RecordFiles files={files} />
    </section>
  );
}
