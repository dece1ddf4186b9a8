import { IconMessageReport, IconTicket } from '@tabler/icons-react';
import {
  getIssue,
  listAssignedIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';
import { halfOf, showsReported } from './merging/issue-halves.ts';
import { useOpenIssueCount } from './use-open-issue-count.ts';

export const issueScreens = {
  acceptance: {
    title: 'Akceptacja zgłoszenia',
    allow: 'public',
    layout: 'box',
    page: part(() => import('./acceptance/acceptance.page.tsx'), 'AcceptancePage'),
  },
  issues: listScreen({
    title: 'Zgłoszenia',
    list: (search) => ({ endpoint: listIssues, fixed: halfOf(search) }),
    page: part(() => import('./issues.page.tsx'), 'IssuesPage'),
    menu: { label: 'Zgłoszenia', icon: IconTicket, group: 'work', position: 30 },
  }),
  yourIssues: listScreen({
    title: 'Twoje zgłoszenia',
    list: (search) => ({
      endpoint: showsReported(search) ? listReportedIssues : listAssignedIssues,
      own: true,
      fixed: halfOf(search),
    }),
    page: part(() => import('./your-issues.page.tsx'), 'YourIssuesPage'),
    menu: {
      label: 'Twoje zgłoszenia',
      icon: IconMessageReport,
      group: 'own',
      position: 20,
      useCount: useOpenIssueCount,
      counted: ['otwarte', 'otwarte', 'otwartych'],
    },
  }),
  issueTypes: {
    title: 'Typy zgłoszeń',
    allow: 'admin',
    page: part(() => import('./types/issue-types.page.tsx'), 'IssueTypesPage'),
    tab: {
      of: 'settings',
      label: 'Typy zgłoszeń',
      position: 20,
    },
  },
  issue: {
    title: 'Zgłoszenie',
    allow: getIssue.allow,
    page: part(() => import('./record/issue.page.tsx'), 'IssuePage'),
  },
  yourIssue: {
    title: 'Zgłoszenie',
    allow: getIssue.allow,
    page: part(() => import('./your-issue.page.tsx'), 'YourIssuePage'),
  },
} satisfies RoomScreens;
