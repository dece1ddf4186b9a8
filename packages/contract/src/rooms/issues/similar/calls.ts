import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Open issues of a client whose names are like one that is being typed, so that nothing is reported twice. */

export type { SimilarIssue } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('issues');

export const findSimilarIssues = endpoint<'findSimilarIssues'>('GET /issue/similar', 'everyone');

/** Of fewer letters nothing can be told. */
export const shortestSimilar = 4;
