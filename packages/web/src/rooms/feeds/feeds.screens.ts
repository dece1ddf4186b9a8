import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const feedScreens = {
  feeds: {
    title: 'Adresy kalendarzy',
    allow: 'everyone',
    page: part(() => import('./feeds.page.tsx'), 'FeedsPage'),
  },
} satisfies RoomScreens;
