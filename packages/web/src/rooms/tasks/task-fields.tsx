import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { importances, isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useMe } from '../../kit/calls/session.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../kit/fields/date-fields.tsx';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { WritingField } from '../../kit/fields/writing/writing-field.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { namedOn } from '../comments/index.ts';
import { Importance } from './task-columns.tsx';

/** Limits and description of a task; the limit and the importance are for managers to change. */
export function TaskFields({ task }: { task: TaskInstance }) {
  const { flags } = useMe();
  const disabled = !task.may.work;
  return (
    <>
      {flags.manager ? (
        <Row>
          <LimitField
            name="dateRealizationLimit"
            label="Graniczna data wykonania"
            help={task.finalDate ? 'Termin ostateczny' : undefined}
            required={task.finalDate}
          />
          <SelectField name="importance" label="Istotność" options={importances} />
        </Row>
      ) : (
        <Row>
          <Fact label="Graniczna data wykonania">
            <Overdue value={task.dateRealizationLimit} done={isFinal(task.status.id)} withTime />
            {task.finalDate && ' (ostateczna)'}
          </Fact>
          <Fact label="Istotność">
            <Importance level={task.importance} />
          </Fact>
        </Row>
      )}
      <WritingField
        name="description"
        label="Opis zadania"
        rows={3}
        disabled={disabled}
        people={namedOn.task(task.id)}
        draft={`description/task/${task.id}`}
      />
      <Row>
        <LimitField
          name="dateRealization"
          label="Prognozowana data wykonania"
          disabled={disabled}
        />
        <NumberField
          name="estimation"
          label="Prognozowany czas realizacji"
          min={0}
          decimals={2}
          suffix="godz."
          disabled={disabled}
        />
      </Row>
    </>
  );
}
