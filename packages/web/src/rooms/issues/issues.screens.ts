import { IconMessageReport, IconTicket } from '@tabler/icons-react';
import {
  getIssue,
  listAssignedIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/issues';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';
import { halfOf, showsReported } from './issue-halves.ts';
import { useOpenIssueCount } from './use-open-issue-count.ts';

export const issueScreens = {
  issues: listScreen({
    title: 'Zgłoszenia',
    list: (search) => ({ endpoint: listIssues, fixed: halfOf(search) }),
    page: () => import('./issues.page.tsx').then((m) => m.IssuesPage),
    menu: { label: 'Zgłoszenia', icon: IconTicket, group: 'work', position: 30 },
  }),
  yourIssues: listScreen({
    title: 'Twoje zgłoszenia',
    list: (search) => ({
      endpoint: showsReported(search) ? listReportedIssues : listAssignedIssues,
      own: true,
      fixed: halfOf(search),
    }),
    page: () => import('./your-issues.page.tsx').then((m) => m.YourIssuesPage),
    menu: {
      label: 'Twoje zgłoszenia',
      icon: IconMessageReport,
      group: 'own',
      position: 20,
      useCount: useOpenIssueCount,
    },
  }),
  yourIssue: {
    title: 'Zgłoszenie',
    allow: getIssue.allow,
    page: () => import('./your-issue.page.tsx').then((m) => m.YourIssuePage),
  },
} satisfies RoomScreens;
