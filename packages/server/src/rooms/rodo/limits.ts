import type { WorkKind } from '../../kit/database/work.ts';

/**
 * The kinds of work (kit/database/work.ts) of calls that go through every text and the whole history: 10 to 20 µs a row,
 * so that ten million rows take minutes. A person's right to be forgotten does not end where the company has grown.
 */
export const searchWork: WorkKind = 'export';
/** Nothing of it is kept when it is stopped, so it has as long as a job. */
export const erasureWork: WorkKind = 'job';
/** A copy of somebody's data is read for as long, and told in a protocol: from the primary. */
export const copyWork: WorkKind = 'import';
