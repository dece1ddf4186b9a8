import { useQueryClient } from '@tanstack/react-query';
import {
  listNotifications,
  readAllNotifications,
} from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { Button } from '../../kit/buttons/button.tsx';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { sendChange } from '../../kit/calls/send.ts';
import { useApi } from '../../kit/calls/use-api.ts';
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
  const client = useQueryClient();
  const newest = unread.data?.list.list[0]?.id;
  const readAll = () =>
    sendChange(
      client,
      readAllNotifications,
      { body: { upTo: newest } },
      { toast: 'Wszystkie są przeczytane', optimistic: () => read({ upTo: newest }) },
    );
  return (
    <Button size="xs" variant="default" disabled={unread.data?.list.count === 0} onClick={readAll}>
      Oznacz wszystkie jako przeczytane
    </Button>
  );
}
