import {
  handBackTask,
  handOverTask,
  type TaskInstance,
} from '@zaplecze/contract/rooms/tasks/calls';
import { taskHandBack, taskHandOver } from '@zaplecze/contract/rooms/tasks/forms';
import { call } from '../../../kit/calls/api.ts';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { peopleSource } from '../../choice-sources/index.ts';
import { taskParams } from '../task-values.ts';

type Props = { task: TaskInstance; onClose: () => void; onGiven: () => void };

/** Gives the task to a colleague, or back to who handed it on; then it is no longer to be done here. */
export function HandOverDialog({ back, ...props }: Props & { back: boolean }) {
  return back ? <Back {...props} /> : <Over {...props} />;
}

function Over({ task, onClose, onGiven }: Props) {
  const form = useRecordForm({
    schema: taskHandOver,
    defaults: { user: null, text: '' },
    send: (body, options) => call(handOverTask, { params: taskParams(task), body }, options),
    onDone: onGiven,
    done: `Przekazane: ${task.name}`,
  });
  return (
    <FormModal form={form} title="Przekaż zadanie" save="Przekaż" size={480} onClose={onClose}>
      <RecordPicker name="user" label="Komu" source={peopleSource} required />
      <TextAreaField
        name="text"
        label="Wiadomość"
        help="Co już zrobione, co dalej, na co uważać. Dostanie je w powiadomieniu i zobaczy w zadaniu."
        rows={3}
        maxLength={500}
        required
      />
    </FormModal>
  );
}

function Back({ task, onClose, onGiven }: Props) {
  const form = useRecordForm({
    schema: taskHandBack,
    defaults: { text: '' },
    send: (body, options) => call(handBackTask, { params: taskParams(task), body }, options),
    onDone: onGiven,
    done: `Oddane: ${task.name}`,
  });
  const title = `Oddaj zadanie: ${task.may.handBack?.name ?? ''}`;
  return (
    <FormModal form={form} title={title} save="Oddaj" size={480} onClose={onClose}>
      <TextAreaField name="text" label="Wiadomość" rows={3} maxLength={500} />
    </FormModal>
  );
}
