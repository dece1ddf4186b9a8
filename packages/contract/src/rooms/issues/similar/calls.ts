import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Open issues of a client whose names are like one that is being typed, so that nothing is reported twice. */

export type { SimilarIssue } from './schemas.ts';

export const findSimilarIssues = endpoint<Schemas['findSimilarIssues']>({
  method: 'GET',
  path: '/issue/similar',
  allow: 'everyone',
  area: 'issues',
});

/** Of fewer letters nothing can be told. */
export const shortestSimilar = 4;
