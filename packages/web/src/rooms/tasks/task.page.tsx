import { useParams, useRouter } from '@tanstack/react-router';
import { getTask } from '@zaplecze/contract/tasks';
import { useApi } from '../../kit/use-api.ts';
import { closeAddress } from '../../kit/use-item.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { TaskDialog } from './task-dialog.tsx';

type Path = { projectId: string; taskId: string; procedureId: string; serviceId: string };

/** One task, over the list; closing goes back to the list as it was. */
export function TaskPage() {
  const path = useParams({ strict: false }) as Path;
  const address = {
    project: path.projectId,
    task: path.taskId,
    procedure: path.procedureId,
    service: path.serviceId,
  };
  const router = useRouter();
  const toList = () =>
    void router.navigate({
      to: '/task',
      search: true,
      replace: true,
      ignoreBlocker: true,
    } as never);
  const answer = useApi(getTask, { params: address });
  usePageTitle(answer.data?.task.name ?? 'Zadanie');
  return (
    <TaskDialog
      address={address}
      param="path"
      onClose={() => closeAddress(router, 'path', toList)}
    />
  );
}
