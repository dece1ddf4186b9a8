import { getTask } from '@zaplecze/contract/tasks';
import { Modal } from '../../kit/modal.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useFresh } from '../../kit/use-api.ts';
import { TaskModal } from './task-modal.tsx';

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
  if (task) return <TaskModal key={task.id} task={task} onClose={onClose} />;
  return (
    <Modal title="Zadanie" opened onClose={onClose} size={1080}>
      {answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </Modal>
  );
}
