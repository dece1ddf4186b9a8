import { getTask } from '@zaplecze/contract/tasks';
import { Modal } from '../../kit/modal.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useFresh } from '../../kit/use-api.ts';
import { TaskForm } from './task-form.tsx';

/** What names a task of a project in addresses and calls. */
export type TaskAddress = {
  project: number | string;
  task: number | string;
  procedure: number | string;
  service: number | string;
};

/** One task over whatever stands on the screen. */
export function TaskDialog({ address, onClose }: { address: TaskAddress; onClose: () => void }) {
  const answer = useFresh(getTask, { params: address });
  const task = answer.data?.task;
  return (
    <Modal title={task?.name ?? 'Zadanie'} opened onClose={onClose} size={1080} waits={!task}>
      {task ? (
        <TaskForm key={task.id} task={task} onClose={onClose} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </Modal>
  );
}
