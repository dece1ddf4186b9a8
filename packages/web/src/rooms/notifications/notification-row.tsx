import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import {
  listNotifications,
  removeNotification,
  updateNotification,
} from '@zaplecze/contract/rooms/notifications/calls';
import {
  type NotificationStatus,
  notificationStatus,
} from '@zaplecze/contract/rooms/notifications/lists';
import { Suspense } from 'react';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { sendChange } from '../../kit/calls/send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { lazyPart, suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { formatDateTime, formatRelative } from '../../kit/records/format.ts';
import { AnswerButtons } from '../visits/index.ts';
import classes from './notifications.module.css';

export type Notification = RowOf<typeof listNotifications>;

const SafeHtml = suspendingPart(part(() => import('../../kit/records/safe-html.tsx'), 'SafeHtml'));
void SafeHtml.preload();

/** What only some notices ask for. */
const NoticeQuestion = lazyPart(
  part(() => import('./notice-question.tsx'), 'NoticeQuestion'),
  {
    ordered: true,
  },
);
const NoticeDecision = suspendingPart(
  part(() => import('./notice-decision.tsx'), 'NoticeDecision'),
);

/** What is read until the cleaner of HTML has come, which weighs as much as three screens. */
const plainText = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

export function NotificationRow({ row }: { row: Notification }) {
  const client = useQueryClient();
  const params = { id: row.id };
  const unread = row.status.id === notificationStatus.unread;
  const set = (status: NotificationStatus) =>
    sendChange(
      client,
      updateNotification,
      { params, body: { status } },
      {
        optimistic: () =>
          updateRows(
            listNotifications,
            ({ id }) => id === row.id,
            (one) => ({ ...one, status: { ...one.status, id: status } }),
          ),
      },
    );
  const remove = () =>
    sendChange(client, removeNotification, { params }, { toast: 'Powiadomienie usunięte' });
  return (
    <li className={classes.row} data-unread={unread || undefined}>
      <div className={classes.content}>
        <Suspense fallback={<div>{plainText(row.content)}</div>}>
          <SafeHtml html={row.content} onFollow={() => unread && set(1)} />
        </Suspense>
        <Decision row={row} />
        {(row.question || row.comment) && (
          <NoticeQuestion row={row} onAnswer={() => unread && set(1)} />
        )}
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
              if (await confirm()) remove();
            },
          },
        ]}
      />
    </li>
  );
}

/** The ways to decide, of what waits for it; its place is there before they are. */
function Decision({ row: { params, acceptance, guest, content } }: { row: Notification }) {
  const { id, name } = params;
  if (guest)
    return (
      <Suspense fallback={<div className={classes.decision} />}>
        <AnswerButtons {...guest} name={name ?? ''} />
      </Suspense>
    );
  if (!acceptance || id === null || name === null) return null;
  return (
    <Suspense fallback={<div className={classes.decision} />}>
      <NoticeDecision issue={{ id, name, ...acceptance }} words={content} />
    </Suspense>
  );
}
