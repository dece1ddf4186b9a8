import { useNavigate, useParams } from '@tanstack/react-router';
import { getTask } from '@zaplecze/contract/tasks';
import { Modal } from '../../kit/modal.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { TaskModal } from './task-modal.tsx';

type Path = { projectId: string; taskId: string; procedureId: string; serviceId: string };

/** One task, over the list; closing goes back to the list as it was. */
export function TaskPage() {
  const path = useParams({ strict: false }) as Path;
  const params = {
    project: path.projectId,
    task: path.taskId,
    procedure: path.procedureId,
    service: path.serviceId,
  };
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/task', search: true } as never);
  const answer = useApi(getTask, { params });
  const task = answer.data?.task;
  usePageTitle(task?.name ?? 'Zadanie');
  if (task) return <TaskModal key={task.id} task={task} onClose={close} />;
  return (
    <Modal title="Zadanie" opened onClose={close} size={1080}>
      {answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </Modal>
  );
}
