import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';
import type { NotificationKind } from './wording.ts';

/** Kinds of record that notifications are about: the tables' names. */
export type NotifiedRecord =
  | 'announcedGuest'
  | 'client'
  | 'incomingLetter'
  | 'issue'
  | 'knowledgeBase'
  | 'offer'
  | 'project'
  | 'reception';
/** Every kind with its room's word: a kind without one does not compile (rooms/house.ts). */
export type NotifiedRecords = Record<NotifiedRecord, ClientRecords>;

/** What `params.id` names; null for people, and for what names its project in `params.project`. */
const abouts: Record<NotificationKind, NotifiedRecord | null> = {
  taskAssigned: null,
  yourTurn: null,
  // Theirs tell the kind themselves (`params.on`).
  mention: null,
  commentAnswer: null,
  // Their words stand in the question alone.
  question: null,
  questionAnswer: null,
  taskComment: null,
  projectCancelled: null,
  projectRestored: null,
  tasksTaken: null,
  issuesTaken: null,
  offersTaken: null,
  clientsTaken: null,
  articlesTaken: null,
  articleReview: 'knowledgeBase',
  articleToRead: 'knowledgeBase',
  absenceRequested: null,
  absenceDecided: null,
  absenceChanged: null,
  substitutionBegins: null,
  substituteLeft: null,
  replacedFromNow: null,
  substitutionChanged: null,
  substitutionEnds: null,
  departmentChanged: null,
  leaveGaps: null,
  absenceWork: null,
  absenceSettled: null,
  taskHandedOn: null,
  taskChangedHands: null,
  keepsWaiting: null,
  deadline: 'issue',
  overdue: 'issue',
  periodCreated: 'project',
  unassigned: 'project',
  offerDecision: 'offer',
  offerComment: 'offer',
  issueAssigned: 'issue',
  issueStatus: 'issue',
  issueAcceptance: 'issue',
  issueAcceptsSoon: 'issue',
  issueByLink: 'issue',
  issueComment: 'issue',
  issueMerged: 'issue',
  checklistItem: 'issue',
  registryChange: 'client',
  letterWaiting: 'incomingLetter',
  guestForYou: 'reception',
  guestAnnounced: 'announcedGuest',
  deliveryDeadline: 'reception',
  parcelForYou: 'reception',
  accountChanged: null,
  adminAdded: null,
  tokenEnds: null,
  webhookStopped: null,
  wholeExport: null,
  backupTrouble: null,
  serverFell: null,
};

/** The record that a notification (alias `x`) is about. */
const about = sql`(coalesce(x.params ->> 'on', ${JSON.stringify(abouts)}::jsonb ->> x.kind),
  (x.params ->> 'id')::bigint)`;

/** Rows of the records that `ids` gives of each kind, and of deleted records of this client. */
function among(
  records: NotifiedRecords,
  client: number | null,
  ids: (of: ClientRecords) => ReturnType<ClientRecords['ofClient']> | undefined,
) {
  const found = Object.entries(records).flatMap(([kind, of]) => {
    const some = ids(of);
    return some ? [{ kind, some }] : [];
  });
  const standing = found.map(({ kind, some }) => sql`select ${kind}::text, r.id from (${some}) r`);
  const had = sql`h.changes ->> 'client'`;
  const same = client === null ? sql`${had} is null` : sql`${had} = ${String(client)}`;
  return sql`(${sql.join(standing, sql` union all `)}
    union all select h.entity, h."entityId" from history h where h.action = 'delete'
      and h.entity = any(${found.map(({ kind }) => kind)}::text[])
      and ${same})`;
}

/** Notifications quote names of records. */
export const notificationTexts = (records: NotifiedRecords): PersonalTexts[] => [
  {
    label: 'Powiadomienie',
    table: 'notification',
    first: true,
    columns: ['content'],
    json: ['params'],
    besides: ['kind'],
    ofClient: (client) => sql`(${about} in ${among(records, client, (of) => of.ofClient(client))}
      or (x.params ->> 'project')::bigint in (${records.project.ofClient(client)}))`,
    unbound: sql`(x.params ->> 'project' is null
      and ${about} in ${among(records, null, (of) => of.unbound)})`,
  },
];

/** Deletes a person's notifications with their channels and devices. */
export async function forgetNotificationsOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('notification').where('user', '=', person).execute();
  await db.deleteFrom('pushSubscription').where('person', '=', person).execute();
  await db.deleteFrom('notificationChannel').where('person', '=', person).execute();
  await db.deleteFrom('notificationDigest').where('person', '=', person).execute();
}
