import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** What each type of issues promises: hours of work to the first answer and to done. The types themselves are fixed. */

export type { IssueType } from './schemas.ts';

export const listIssueTypes = endpoint<Schemas['listIssueTypes']>({
  method: 'GET',
  path: '/issue/types',
  allow: 'everyone',
  area: 'dictionaries',
});

export const updateIssueType = endpoint<Schemas['updateIssueType']>({
  method: 'PATCH',
  path: '/issue/types/:id',
  allow: 'admin',
  area: 'dictionaries',
});
