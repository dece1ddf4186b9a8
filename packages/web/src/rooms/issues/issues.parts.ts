import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The form of a new issue over another room's page, for a client if one is known. */
export const IssueAdd = lazyPart(part(() => import('./record/issue-dialogs.tsx'), 'IssueAdd'));

/** The question what is to be corrected, over another room's page. */
export const IssueReturn = lazyPart(
  part(() => import('./acceptance/issue-return.tsx'), 'IssueReturn'),
);

/** A client's issues, on the client's page. */
export const ClientIssues = lazyPart(
  part(() => import('./client-issues.tsx'), 'ClientIssues'),
  { ordered: true },
);
