import { type TaskInstance, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { CustomInputs } from '../../kit/custom-fields/custom-section.tsx';
import { Later } from '../../kit/first-screen/deferred.tsx';
import { partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { ModalForm } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { ChecklistCard } from '../checklists/index.ts';
import { TaskIssues } from '../issues/index.ts';
import { announceNext } from './dialog/announce-next.ts';
import { TaskActivity, TaskFiles } from './dialog/task-activity.tsx';
import { TaskFacts } from './dialog/task-facts.tsx';
import { TaskPath } from './dialog/task-path.tsx';
import { TaskActs, TaskCourse, TaskHandovers } from './dialog/task-relay.tsx';
import { TaskStatus } from './dialog/task-status.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskPatterns } from './task-patterns.tsx';
import { schemaOf, taskParams, taskValues } from './task-values.ts';
import classes from './tasks.module.css';

/** One task in its dialog: what it is and its procedure at the left, its status and comments at the right. */
export function TaskForm({ task, onClose }: { task: TaskInstance; onClose: () => void }) {
  const go = useGo();
  const [schema] = useState(() => schemaOf(task));
  const form = useRecordForm({
    schema,
    record: taskValues(task),
    version: task.version,
    send: (body, options) => call(updateTask, { params: taskParams(task), body }, options),
    onDone: (answer) => {
      const ended = !isFinal(task.status.id) && isFinal(Number(form.form.getValues('status')));
      onClose();
      announceNext(task, answer, { ended, go: (to) => void go(to) });
    },
  });
  const [status, end] = form.form.watch(['status', 'dateEndJob']);
  return (
    <ModalForm
      form={form}
      onClose={onClose}
      beside={<TaskActs task={task} onGiven={onClose} />}
      saveDisabled={!task.may.work || (status === taskStatus.done && !end)}
    >
      <div className={classes.columns}>
        <div className={`${classes.main} ${partsInOrder}`}>
          <TaskFacts task={task} />
          <TaskHandovers task={task} />
          <TaskFields task={task} />
          <CustomInputs
            of="task"
            known={task.custom}
            about={{ service: task.service }}
            record={task}
          />
          <ChecklistCard of={{ kind: 'task', id: task.id }} />
          <TaskIssues at={taskParams(task)} />
          <Later>
            <TaskPatterns task={task} />
            <TaskFiles task={task} />
            <TaskPath task={task} />
            <TaskCourse task={task} />
          </Later>
        </div>
        <div className={classes.side}>
          <TaskStatus task={task} />
          <Later>
            <TaskActivity task={task} />
          </Later>
        </div>
      </div>
    </ModalForm>
  );
}
