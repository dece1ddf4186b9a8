import type { DB } from '../kit/database/tables.ts';
import {
  exported,
  forgotten,
  leftOut,
  madeAnew,
  opensAccounts,
  type TableExports,
} from '../kit/exports/table-exports.ts';
import type { ImportNames, RecordImports } from '../kit/imports/record-import.ts';
import type { StorySources } from '../kit/lists/story.ts';
import type { ClientReferences } from '../kit/records/client-references.ts';
import {
  type CopiesByTable,
  noTexts,
  type PersonalData,
  type PersonalTexts,
  passing,
} from '../kit/records/personal.ts';
import { absenceRegister } from './absences/index.ts';
import { registryRegister } from './business-registries/index.ts';
import { catalogRegister } from './catalog/index.ts';
import { type ChecklistKinds, checklistRegister, checklistTexts } from './checklists/index.ts';
import { clientRegister } from './clients/index.ts';
import { type CommentKinds, commentFiles, commentTexts } from './comments/index.ts';
import { dictionaryRegister } from './dictionaries/index.ts';
import { documentRegister } from './documents/index.ts';
import { endArchives } from './exports/index.ts';
import { feedRegister } from './feeds/index.ts';
import { type FileKinds, fileNames, fileTexts } from './files/index.ts';
import { historyRegister } from './history/index.ts';
import { issueRegister } from './issues/index.ts';
import { knowledgeRegister } from './knowledge/index.ts';
import { letterFiles, letterRegister, type Replies } from './letters/index.ts';
import {
  type Decisions,
  type NotifiedRecords,
  notificationRegister,
  notificationTexts,
} from './notifications/index.ts';
import { offerRegister } from './offers/index.ts';
import { organizationRegister } from './organization/index.ts';
import { peopleRegister, type Work } from './people/index.ts';
import { projectRegister } from './projects/index.ts';
import { receptionRegister } from './reception/index.ts';
import { rodoRegister } from './rodo/index.ts';
import type { SearchKinds } from './search/index.ts';
import { sessionRegister } from './session/index.ts';
import { startRegister } from './start/index.ts';
import { storyRegister } from './story/index.ts';
import { type TaskEnded, taskRegister } from './tasks/index.ts';
import { viewRegister } from './views/index.ts';
import { visitRegister } from './visits/index.ts';
import { webhookRegister } from './webhooks/index.ts';

/*
 * What rooms that others lean on must know of the others, who know them: each record is exhaustive, so that a kind
 * nobody speaks for does not compile, and is read by kinds it has alone, so that an unknown one is denied.
 */

/** Who may read what is said on a record, and how it is told of. */
export const commentKinds: CommentKinds = { ...issueRegister.comments, ...taskRegister.comments };

/** Who may read a file, by the record it hangs on. */
export const fileKinds: FileKinds = {
  ...catalogRegister.files,
  ...clientRegister.files,
  ...documentRegister.files,
  ...issueRegister.files,
  ...knowledgeRegister.files,
  ...letterFiles(commentFiles(commentKinds).comment.read),
  ...offerRegister.files,
  ...peopleRegister.files,
  ...projectRegister.files,
  ...receptionRegister.files,
  ...storyRegister.files,
  ...taskRegister.files,
  ...commentFiles(commentKinds),
};

/** How everything is searched, and for whom. */
export const searchKinds: SearchKinds = {
  ...catalogRegister.search,
  ...clientRegister.search,
  ...dictionaryRegister.search,
  ...documentRegister.search,
  ...issueRegister.search,
  ...knowledgeRegister.search,
  ...offerRegister.search,
  ...peopleRegister.search,
  ...projectRegister.search,
  ...receptionRegister.search,
  ...taskRegister.search,
};

/** How records come in from files, each by its room's own calls. */
export const recordImports: RecordImports = {
  ...clientRegister.imports,
  ...documentRegister.imports,
  ...issueRegister.imports,
  ...peopleRegister.imports,
  ...projectRegister.imports,
};

/** What cells of such files can name. */
export const importNames: ImportNames = {
  ...catalogRegister.importNames,
  ...clientRegister.importNames,
  ...dictionaryRegister.importNames,
  ...documentRegister.importNames,
  ...issueRegister.importNames,
  ...peopleRegister.importNames,
  ...projectRegister.importNames,
  file: fileNames,
};

/** How the events of a client's story are found and told, each to whom its own lists show it. */
export const storySources: StorySources = {
  ...clientRegister.story,
  ...documentRegister.story,
  ...issueRegister.story,
  ...offerRegister.story,
  ...projectRegister.story,
  ...receptionRegister.story,
  ...storyRegister.story,
  ...taskRegister.story,
};

/** Which records have checklists, and who may do what there. */
export const checklistKinds: ChecklistKinds = {
  ...issueRegister.checklists,
  ...taskRegister.checklists,
};

/** What becomes of everything that points at a client, or at a contact person, when two clients are made one. */
export const clientReferences: ClientReferences = {
  ...clientRegister.references,
  ...documentRegister.references,
  ...issueRegister.references,
  ...offerRegister.references,
  ...projectRegister.references,
  ...receptionRegister.references,
  ...visitRegister.references,
  ...storyRegister.references,
};

/** How what is answered by mail is put on the record that it is about. */
export const mailReplies: Replies = {
  ...issueRegister.reply,
  ...offerRegister.reply,
  ...taskRegister.reply,
};

/** Decisions made where a notice is read. */
export const noticeDecisions: Decisions = {
  ...issueRegister.decisions,
  ...visitRegister.decisions,
};

/** What follows from the end of a task. */
export const taskEnded: TaskEnded = issueRegister.taskEnded;

const notifiedRecords: NotifiedRecords = {
  ...clientRegister.notified,
  ...issueRegister.notified,
  ...knowledgeRegister.notified,
  ...letterRegister.notified,
  ...offerRegister.notified,
  ...projectRegister.notified,
  ...receptionRegister.notified,
  ...visitRegister.notified,
};

/** What stands on somebody's account, and goes to others when they leave. */
export const work: Work = {
  clients: clientRegister.work,
  tasks: taskRegister.work,
  repeating: projectRegister.repeating,
  issues: issueRegister.work,
  offers: offerRegister.work,
  articles: knowledgeRegister.work,
  checklists: checklistRegister.work,
};

/** Every table of the database, with what people outside the company may be named in there. */
export const personalData: Record<keyof DB, PersonalData> = {
  // First, since which records a notification is about is told by texts that are cleaned later.
  notification: notificationTexts(notifiedRecords),
  ...clientRegister.personal,
  comment: commentTexts(commentKinds),
  commentSeen: noTexts,
  mention: noTexts,
  checklistItem: checklistTexts({
    projectTask: commentKinds.projectTask.clients,
    issue: commentKinds.issue.clients,
  }),
  ...documentRegister.personal,
  ...issueRegister.personal,
  ...offerRegister.personal,
  ...projectRegister.personal,
  ...taskRegister.personal,
  ...storyRegister.personal,
  ...receptionRegister.personal,
  ...knowledgeRegister.personal,
  file: fileTexts(fileKinds),
  clientWord: { not: 'single words of the names of clients' },
  fileText: { not: 'words of files, which go with them' },
  ...historyRegister.personal,
  ...absenceRegister.personal,
  ...catalogRegister.personal,
  ...dictionaryRegister.personal,
  ...notificationRegister.personal,
  ...peopleRegister.personal,
  ...sessionRegister.personal,
  ...startRegister.personal,
  ...organizationRegister.personal,
  ...viewRegister.personal,
  ...registryRegister.personal,
  ...visitRegister.personal,
  ...rodoRegister.personal,
  ...letterRegister.personal,
  ...feedRegister.personal,
  ...webhookRegister.personal,
  dayLook: noTexts,
  wholeExport: { copies: { besides: ['state', 'storageKey', 'failure'], forget: endArchives } },
  backupRun: noTexts,
  backupTold: noTexts,
  idempotency: { copies: { columns: ['endpoint'], json: ['answer'], besides: ['key'] } },
  migration: noTexts,
  news: passing,
  rateLimit: passing,
  secret: noTexts,
};

/** Every table of the database, and whether it goes out with everything (docs/decisions/0069). */
export const tableExports: TableExports = {
  ...registryRegister.exports,
  ...visitRegister.exports,
  ...rodoRegister.exports,
  ...letterRegister.exports,
  ...feedRegister.exports,
  ...webhookRegister.exports,
  ...absenceRegister.exports,
  ...catalogRegister.exports,
  ...clientRegister.exports,
  ...dictionaryRegister.exports,
  ...documentRegister.exports,
  ...historyRegister.exports,
  ...issueRegister.exports,
  ...knowledgeRegister.exports,
  ...notificationRegister.exports,
  ...offerRegister.exports,
  ...organizationRegister.exports,
  ...peopleRegister.exports,
  ...projectRegister.exports,
  ...receptionRegister.exports,
  ...sessionRegister.exports,
  ...startRegister.exports,
  ...storyRegister.exports,
  ...taskRegister.exports,
  ...viewRegister.exports,
  notification: exported('Powiadomienia'),
  comment: exported('Komentarze przy zadaniach i zgłoszeniach'),
  commentSeen: exported('Do kiedy kto przeczytał komentarz'),
  mention: exported('Wzmianki o osobach'),
  checklistItem: exported('Punkty list kontrolnych'),
  file: exported('Pliki: czyje są i przy którym zapisie leżą', {
    storageKey: 'miejsce w magazynie plików',
    viewKey: 'otwiera zdjęcie bez logowania',
  }),
  fileText: madeAnew,
  clientWord: madeAnew,
  dayLook: exported('Kiedy kto ostatnio widział Mój dzień'),
  idempotency: forgotten,
  migration: leftOut('stan aktualizacji tej bazy'),
  news: forgotten,
  rateLimit: forgotten,
  secret: opensAccounts,
  wholeExport: leftOut('same eksporty'),
  backupRun: leftOut('dziennik kopii tego serwera'),
  backupTold: forgotten,
};

/** Everywhere that a contact person can be named beside their own record. */
export const everyText: PersonalTexts[] = Object.values(personalData).flatMap((data) =>
  Array.isArray(data) ? data : [],
);

/** What the machinery keeps of such texts for a while, by tables. */
export const keptCopies: CopiesByTable = Object.fromEntries(
  Object.entries(personalData).flatMap(([table, data]) =>
    'copies' in data ? [[table, data.copies]] : [],
  ),
);
