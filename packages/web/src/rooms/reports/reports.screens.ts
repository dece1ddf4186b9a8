import { IconChartHistogram } from '@tabler/icons-react';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Pulpit';

/*
 * Rights are written here and not read from the calls, and the page of the list of tasks names itself: every visit
 * loads what screens import, and no visit begins with these.
 */
export const reportScreens = {
  dashboard: {
    title,
    allow: 'manager',
    page: part(() => import('./dashboard.page.tsx'), 'DashboardPage'),
    menu: { label: title, icon: IconChartHistogram, group: 'company', position: 50 },
  },
  dashboardTasks: {
    title: 'Zadania wszystkich',
    allow: 'manager',
    page: part(() => import('./work/tasks.page.tsx'), 'ReportTasksPage'),
  },
} satisfies RoomScreens;
