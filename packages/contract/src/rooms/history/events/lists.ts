/**
 * Events of records: what was made, changed and removed, for other programs (docs/decisions/0122-events-of-records.md).
 * Types are promises: they never change.
 */

/** Records that have events, and the table whose history tells of them. */
export const recordEventEntities = {
  client: 'client',
  contact: 'clientPerson',
  project: 'project',
  task: 'projectTask',
  issue: 'issue',
  offer: 'offer',
  document: 'document',
  absence: 'calendarEntry',
} as const;
export type RecordEventKind = keyof typeof recordEventEntities;
export const recordEventKinds = Object.keys(recordEventEntities) as [
  RecordEventKind,
  ...RecordEventKind[],
];

const acts = ['created', 'updated', 'removed'] as const;
export type RecordEventType = `${RecordEventKind}.${(typeof acts)[number]}`;
export const recordEventTypes = recordEventKinds.flatMap((kind) =>
  acts.map((act): RecordEventType => `${kind}.${act}`),
) as [RecordEventType, ...RecordEventType[]];

/** Events that one answer has at most. */
export const eventPage = 100;

/** Instead of a cursor: that of this moment. */
export const fromNow = 'now';
