import { IconMessageReport, IconTicket } from '@tabler/icons-react';
import { getIssue, listAssignedIssues, listIssues } from '@zaplecze/contract/issues';
import type { Screen } from '../../kit/screen.ts';
import { useOpenIssueCount } from './use-open-issue-count.ts';

export const issueScreens: Screen[] = [
  {
    path: '/issue',
    title: 'Zgłoszenia',
    allow: listIssues.allow,
    page: () => import('./issues.page.tsx').then((m) => m.IssuesPage),
    menu: { label: 'Zgłoszenia', icon: IconTicket, group: 'work', position: 30 },
  },
  {
    path: '/yourIssues',
    title: 'Twoje zgłoszenia',
    allow: listAssignedIssues.allow,
    page: () => import('./your-issues.page.tsx').then((m) => m.YourIssuesPage),
    menu: {
      label: 'Twoje zgłoszenia',
      icon: IconMessageReport,
      group: 'own',
      position: 20,
      useCount: useOpenIssueCount,
    },
  },
  {
    path: '/yourIssues/$id',
    title: 'Zgłoszenie',
    allow: getIssue.allow,
    page: () => import('./your-issue.page.tsx').then((m) => m.YourIssuePage),
  },
];
