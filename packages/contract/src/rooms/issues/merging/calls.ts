import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Issues about the same: one stays, the others become a part of it. */

export type { MergeCandidate, MergedIssue, MergePreview } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('issues');

/** Days for which a merging can be taken back. */
export const mergedDays = 30;
/** Issues that one call merges. */
export const mostMerged = 20;

export const previewMerge = endpoint<'previewMerge'>('GET /issue/merge/:id', 'everyone');

export const mergeCandidates = endpoint<'mergeCandidates'>(
  'GET /issue/merge/candidates/:id',
  'everyone',
);

export const mergeIssues = endpoint<'mergeIssues'>('POST /issue/merge/:id', 'everyone');

export const splitIssue = endpoint<'splitIssue'>('POST /issue/split/:id', 'everyone');
