import { Button } from '@mantine/core';
import {
  listNotifications,
  readAllNotifications,
} from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { unreadCount } from './unread.ts';

const read = ({ upTo = Number.POSITIVE_INFINITY }: { upTo?: number }) =>
  updateRows(
    listNotifications,
    ({ id }) => id <= upTo,
    (row) => ({ ...row, status: { ...row.status, id: notificationStatus.read } }),
  );

/** Reads every notification of the person that this page knows of; one that comes meanwhile stays unread. */
export function ReadAll() {
  const unread = useApi(listNotifications, unreadCount);
  const readAll = useSend(readAllNotifications, {
    toast: 'Wszystkie są przeczytane',
    optimistic: ({ body }) => read(body ?? {}),
  });
  const newest = unread.data?.list.list[0]?.id;
  return (
    <Button
      size="xs"
      variant="default"
      loading={readAll.isPending}
      disabled={unread.data?.list.count === 0}
      onClick={() => readAll.mutate({ body: { upTo: newest } })}
    >
      Oznacz wszystkie jako przeczytane
    </Button>
  );
}
