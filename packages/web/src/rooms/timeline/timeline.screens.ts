import { IconTimeline } from '@tabler/icons-react';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Oś czasu';

/* Nobody's visit begins with these, so their calls are named by their pages. */
export const timelineScreens = {
  timeline: {
    title,
    allow: 'manager',
    page: part(() => import('./timeline.page.tsx'), 'TimelinePage'),
    menu: { label: title, icon: IconTimeline, group: 'company', position: 15 },
  },
  projectTimeline: {
    title,
    allow: 'manager',
    page: part(() => import('./project-timeline.page.tsx'), 'ProjectTimelinePage'),
  },
} satisfies RoomScreens;
