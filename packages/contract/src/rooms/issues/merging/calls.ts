import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Issues about the same: one stays, the others become a part of it. */

export type { MergeCandidate, MergedIssue, MergePreview } from './schemas.ts';

/** Days for which a merging can be taken back. */
export const mergedDays = 30;
/** Issues that one call merges. */
export const mostMerged = 20;

export const previewMerge = endpoint<Schemas['previewMerge']>({
  method: 'GET',
  path: '/issue/merge/:id',
  allow: 'everyone',
  area: 'issues',
});

export const mergeCandidates = endpoint<Schemas['mergeCandidates']>({
  method: 'GET',
  path: '/issue/merge/candidates/:id',
  allow: 'everyone',
  area: 'issues',
});

export const mergeIssues = endpoint<Schemas['mergeIssues']>({
  method: 'POST',
  path: '/issue/merge/:id',
  allow: 'everyone',
  area: 'issues',
});

export const splitIssue = endpoint<Schemas['splitIssue']>({
  method: 'POST',
  path: '/issue/split/:id',
  allow: 'everyone',
  area: 'issues',
});
