import { useRouter } from '@tanstack/react-router';
import { addressOf, type ParamsOf, withSearch } from '@zaplecze/contract/addresses';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { closeAddress } from '../../../kit/records/use-item.ts';
import { TaskDialog } from './task-dialog.tsx';

/** One task, over the list; closing goes back to the list as it was. */
export function TaskPage(path: ParamsOf<'task'>) {
  const address = {
    project: path.projectId,
    task: path.taskId,
    procedure: path.procedureId,
    service: path.serviceId,
  };
  const router = useRouter();
  const go = useGo();
  const toList = () =>
    void go(withSearch(addressOf('tasks'), router.latestLocation.search), {
      replace: true,
      ignoreBlocker: true,
    });
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
