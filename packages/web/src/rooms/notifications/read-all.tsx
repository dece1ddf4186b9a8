import { Button } from '@mantine/core';
import { listNotifications, readAllNotifications } from '@zaplecze/contract/notifications';
import { notificationStatus } from '@zaplecze/contract/notifications.lists';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { unreadCount } from './unread.ts';

const read = () =>
  updateRows(
    listNotifications,
    () => true,
    (row) => ({ ...row, status: { ...row.status, id: notificationStatus.read } }),
  );

/** Reads every notification of the person at once. */
export function ReadAll() {
  const unread = useApi(listNotifications, unreadCount);
  const readAll = useSend(readAllNotifications, {
    toast: 'Wszystkie są przeczytane',
    optimistic: read,
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={readAll.isPending}
      disabled={unread.data?.list.count === 0}
      onClick={() => readAll.mutate({})}
    >
      Oznacz wszystkie jako przeczytane
    </Button>
  );
}
