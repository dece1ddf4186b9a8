import { IconMessageReport, IconTicket } from '@tabler/icons-react';
import { getIssue, listAssignedIssues, listIssues } from '@zaplecze/contract/issues';
import { prefetchList } from '../../kit/lists/prefetch-list.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';
import { halfOf } from './issue-halves.ts';
import { useOpenIssueCount } from './use-open-issue-count.ts';

const assigned = prefetchList(listAssignedIssues, {
  fixed: halfOf,
  params: ({ id }) => ({ user: id }),
});

export const issueScreens = {
  issues: {
    title: 'Zgłoszenia',
    allow: listIssues.allow,
    page: () => import('./issues.page.tsx').then((m) => m.IssuesPage),
    prefetch: prefetchList(listIssues, { fixed: halfOf }),
    menu: { label: 'Zgłoszenia', icon: IconTicket, group: 'work', position: 30 },
  },
  yourIssues: {
    title: 'Twoje zgłoszenia',
    allow: listAssignedIssues.allow,
    page: () => import('./your-issues.page.tsx').then((m) => m.YourIssuesPage),
    prefetch: (search) => (search.reported === '1' ? undefined : assigned(search)),
    menu: {
      label: 'Twoje zgłoszenia',
      icon: IconMessageReport,
      group: 'own',
      position: 20,
      useCount: useOpenIssueCount,
    },
  },
  yourIssue: {
    title: 'Zgłoszenie',
    allow: getIssue.allow,
    page: () => import('./your-issue.page.tsx').then((m) => m.YourIssuePage),
  },
} satisfies RoomScreens;
