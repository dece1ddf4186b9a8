import { useRouter } from '@tanstack/react-router';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { useEffect } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { whenIdle } from '../../kit/first-screen/idle.ts';
import { useNews } from '../../kit/live/live.ts';
import { startWorker } from '../../kit/live/service-worker.ts';
import { renew } from './push-late.ts';

/** Most changes concern the day of the person who is notified; events that do not name their topic themselves. */
const topics = { notifications: [listNotifications, getDay], day: [getDay] };

/** For the shell: the bell and the open list stay fresh, and pushes lead to their screens. */
export function useNotified() {
  const router = useRouter();
  const { id } = useMe();
  useNews(topics);
  useEffect(() => startWorker((address) => router.history.push(address)), [router]);
  useEffect(
    () =>
      whenIdle(() => {
        // Without its push service the browser only goes without push.
        renew(id).catch(() => undefined);
      }),
    [id],
  );
}
