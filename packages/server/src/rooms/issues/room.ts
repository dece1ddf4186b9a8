import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { fixedNames } from '../../kit/imports/record-import.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import type { FileContext } from '../files/index.ts';
import { acceptanceCrontab, acceptanceTasks } from './acceptance/acceptance.jobs.ts';
import { acceptanceRoutes } from './acceptance/acceptance.routes.ts';
import { acceptance } from './acceptance/acceptance-links.ts';
import { issueChecklist } from './checklists/checklist.queries.ts';
import { handOverIssues, openIssuesOf } from './handover/handover.queries.ts';
import { issueCrontab, issueTasks } from './issues.jobs.ts';
import { takesPart } from './issues.queries.ts';
import { issueRoutes } from './issues.routes.ts';
import { issueImport, issueStatusNames, issueTypeNames } from './issues-import.ts';
import { issueSearch } from './list/search.queries.ts';
import { replyToIssue } from './mail-replies.ts';
import { issueRecords, issueTexts } from './personal.queries.ts';
import { issueEvents, issueStory } from './story.queries.ts';
import { issueTalk } from './talk.queries.ts';
import { endIssuesOf } from './tasks/issue-tasks.save.ts';

const files = {
  read: (context: FileContext) => context.user.flags.manager || takesPart(context),
  clients: issueRecords,
};

/**
 * What clients and colleagues report: taken, done, accepted, with promised times. Everybody reports; who works on an issue or
 * manages reads it.
 */
export const issuesRoom = room({
  routes: [...issueRoutes, ...acceptanceRoutes],
  jobs: ({ db }) => [...issueTasks(db), ...acceptanceTasks(db)],
  clock: [issueCrontab, acceptanceCrontab],

  exports: {
    issue: exportWhole('Zgłoszenia'),
    issueStatus: exportWhole('Przebieg zgłoszeń: kolejne statusy'),
    issueUser: exportWhole('Wykonawcy zgłoszeń'),
    issuePromise: exportWhole('Obiecane czasy odpowiedzi i listy kontrolne typów zgłoszeń'),
    issueAcceptance: exportWhole('Oczekiwanie na akceptację zgłoszeń'),
    issueFollower: exportWhole('Kto śledzi zgłoszenie'),
    issueMerge: exportWhole('Połączone zgłoszenia'),
    issueTask: exportWhole('Zgłoszenia powiązane z zadaniami'),
  },

  imports: { issue: issueImport },
  importNames: {
    issueType: fixedNames(issueTypeNames),
    issueStatus: fixedNames(issueStatusNames),
  },
  search: { issue: issueSearch },
  story: issueStory,
  events: { issue: issueEvents },
  files: { issue: files, issueText: files },
  comments: { issue: { ...issueTalk, label: 'Komentarz do zgłoszenia', clients: issueRecords } },
  checklists: { issue: issueChecklist },
  notified: { issue: issueRecords },
  reply: { issue: replyToIssue },
  decisions: { issueAcceptance: acceptance, issueAcceptsSoon: acceptance },
  taskEnded: { issues: endIssuesOf },
  work: { issues: { count: openIssuesOf, handOver: handOverIssues } },
  references: { 'issue.client': movedRows('issue', ['zgłoszenie', 'zgłoszenia', 'zgłoszeń']) },
  personal: {
    issue: [issueTexts],
    ...customTexts('issue', issueRecords),
    issueStatus: noTexts,
    issueUser: noTexts,
    issuePromise: companyWords,
    issueAcceptance: noTexts,
    issueFollower: noTexts,
    issueMerge: {
      copies: {
        json: ['filled'],
        besides: ['comments', 'files', 'items', 'users', 'followers', 'tasks'],
      },
    },
    issueTask: noTexts,
  },
});
