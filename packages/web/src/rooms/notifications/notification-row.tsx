import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import {
  listNotifications,
  removeNotification,
  updateNotification,
} from '@zaplecze/contract/notifications';
import { rowsAhead } from '../../kit/ahead.ts';
import { confirm } from '../../kit/confirm.tsx';
import { formatDateTime, formatRelative } from '../../kit/format.ts';
import { RowMenu } from '../../kit/row-menu.tsx';
import { SafeHtml } from '../../kit/safe-html.tsx';
import { useSend } from '../../kit/use-api.ts';
import classes from './notifications.module.css';
import type { Notification } from './notifications.page.tsx';

export function NotificationRow({ row }: { row: Notification }) {
  const update = useSend(updateNotification, {
    ahead: ({ body }) =>
      rowsAhead(
        listNotifications,
        ({ id }) => id === row.id,
        (one) => ({ ...one, status: { ...one.status, id: body.status } }),
      ),
  });
  const remove = useSend(removeNotification, { toast: 'Powiadomienie usunięte' });
  const params = { id: row.id };
  const unread = row.status.id === 0;
  const set = (status: 0 | 1) => update.mutate({ params, body: { status } });
  return (
    <li className={classes.row} data-unread={unread || undefined}>
      <div className={classes.content}>
        <SafeHtml html={row.content} onFollow={() => unread && set(1)} />
        <span className={classes.facts}>
          <time dateTime={row.created} title={formatRelative(row.created)}>
            {formatDateTime(row.created).slice(-5)}
          </time>
        </span>
      </div>
      <span className={classes.badge}>{unread ? 'Nieprzeczytane' : 'Przeczytane'}</span>
      <RowMenu
        name="powiadomienie"
        actions={[
          unread
            ? { label: 'Oznacz jako przeczytane', icon: IconMailOpened, run: () => set(1) }
            : { label: 'Oznacz jako nieprzeczytane', icon: IconMail, run: () => set(0) },
          {
            label: 'Usuń',
            icon: IconTrash,
            danger: true,
            run: async () => {
              if (await confirm()) remove.mutate({ params });
            },
          },
        ]}
      />
    </li>
  );
}
