import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import { useFresh } from '../../../kit/calls/use-api.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import type { Over } from '../../../kit/navigation/use-anchor.ts';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import { PendingAnswer } from '../../../kit/records/states.tsx';
import { TaskForm } from '../task-form.tsx';
import type { TaskAddress } from './task-address.ts';

/** One task over whatever stands on the screen; `param`: what of the address names it. */
export function TaskDialog(props: {
  address: TaskAddress;
  param: Over;
  name?: string;
  onClose: () => void;
}) {
  const { address, param, name = 'Zadanie', onClose } = props;
  const answer = useFresh(getTask, { params: address });
  const task = answer.data?.task;
  return (
    <Modal
      title={task?.name ?? name}
      opened
      onClose={onClose}
      size={1080}
      waits={!task}
      address={param}
    >
      {task ? (
        <>
          <DeletedNote error={answer.later} />
          <TaskForm key={task.id} task={task} onClose={onClose} />
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
}
