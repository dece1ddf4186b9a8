import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** What each type of issues promises: hours of work to the first answer and to done. The types themselves are fixed. */

export type { IssueType } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('dictionaries');

export const listIssueTypes = endpoint<'listIssueTypes'>('GET /issue/types', 'everyone');

export const updateIssueType = endpoint<'updateIssueType'>('PATCH /issue/types/:id', 'admin');
