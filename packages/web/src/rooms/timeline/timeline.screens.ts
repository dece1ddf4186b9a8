import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Oś czasu';

/* Nobody's visit begins with these, so their calls are named by their pages. */
export const timelineScreens = {
  timeline: {
    title,
    allow: 'manager',
    page: part(() => import('./timeline.page.tsx'), 'TimelinePage'),
    tab: { of: 'team', label: title, position: 30 },
  },
  projectTimeline: {
    title,
    allow: 'manager',
    page: part(() => import('./project-timeline.page.tsx'), 'ProjectTimelinePage'),
  },
} satisfies RoomScreens;
