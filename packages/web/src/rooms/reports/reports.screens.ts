import { IconChartHistogram } from '@tabler/icons-react';
import { listReportTasks, timeliness } from '@zaplecze/contract/report-work';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Pulpit';

export const reportScreens = {
  dashboard: {
    title,
    allow: timeliness.allow,
    page: part(() => import('./dashboard.page.tsx'), 'DashboardPage'),
    menu: { label: title, icon: IconChartHistogram, group: 'company', position: 5 },
  },
  dashboardTasks: listScreen({
    title: 'Zadania wszystkich',
    list: { endpoint: listReportTasks },
    page: part(() => import('./tasks.page.tsx'), 'ReportTasksPage'),
  }),
} satisfies RoomScreens;
