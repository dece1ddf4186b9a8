import { Checkbox } from '@mantine/core';
import type { TaskInstance } from '@zaplecze/contract/tasks';
import { RecordFiles } from '../../kit/files/files.tsx';
import { useField } from '../../kit/forms/form-context.tsx';
import classes from './tasks.module.css';

/** The points of the task's step, ticked off one by one and kept with the form. */
export function TaskChecklist({ task }: { task: TaskInstance }) {
  const { value, change, blur } = useField<number[]>({ name: 'checked', label: 'Lista kontrolna' });
  if (task.checklist.length === 0) return null;
  const checked = value ?? [];
  const toggle = (place: number) =>
    change(
      checked.includes(place)
        ? checked.filter((one) => one !== place)
        : [...checked, place].sort((a, b) => a - b),
    );
  return (
    <fieldset className={classes.checklist}>
      <legend className={classes.heading}>
        Lista kontrolna ({checked.length} z {task.checklist.length})
      </legend>
      {task.checklist.map((point, place) => (
        <Checkbox
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place; the list does not change here
          key={place}
          label={point}
          checked={checked.includes(place)}
          disabled={!task.may.work}
          onChange={() => toggle(place)}
          onBlur={blur}
        />
      ))}
    </fieldset>
  );
}

/** Files of the task's definition: patterns and instructions. */
export function TaskPatterns({ task }: { task: TaskInstance }) {
  if (task.patterns.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>Wzory i instrukcje</h3>
      <RecordFiles files={task.patterns} />
    </section>
  );
}
