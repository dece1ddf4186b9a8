import { type TaskInstance, updateTask } from '@zaplecze/contract/tasks';
import { useState } from 'react';
import { call } from '../../kit/api.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { announceNext } from './announce-next.ts';
import { TaskActivity, TaskFiles } from './task-activity.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskPath } from './task-path.tsx';
import { TaskStatus } from './task-status.tsx';
import { addressOf, schemaOf, valuesOf } from './task-values.ts';
import classes from './tasks.module.css';

/** One task: what it is and its procedure at the left, its status and comments at the right. */
export function TaskModal({ task, onClose }: { task: TaskInstance; onClose: () => void }) {
  const [schema] = useState(() => schemaOf(task));
  const form = useRecordForm({
    schema,
    record: valuesOf(task),
    version: task.version,
    send: (body, options) => call(updateTask, { params: addressOf(task), body }, options),
    onDone: (answer) => {
      void announceNext(task, Number(form.form.getValues('status')), answer);
      onClose();
    },
  });
  const [status, end] = form.form.watch(['status', 'dateEndJob']);
  return (
    <FormModal
      form={form}
      title={task.name}
      size={1080}
      onClose={onClose}
      saveDisabled={!task.may.work || (status === 9 && !end)}
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <TaskFacts task={task} />
          <TaskFields task={task} />
          <TaskFiles task={task} />
          <TaskPath task={task} />
        </div>
        <div className={classes.side}>
          <TaskStatus task={task} />
          <TaskActivity task={task} />
        </div>
      </div>
    </FormModal>
  );
}
