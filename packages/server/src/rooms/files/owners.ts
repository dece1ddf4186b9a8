import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import type { ClientRecords } from '../../kit/records/personal.ts';

/** Kinds of record that files hang on: the tables' names. */
export type FileOwner =
  | 'taskDefinition'
  | 'procedureDefinition'
  | 'procedureTask'
  /** Taken off a step while projects still keep it; it hangs on itself. */
  | 'stepFile'
  | 'serviceDefinition'
  | 'clientAgreement'
  | 'clientNote'
  | 'person'
  | 'offer'
  | 'document'
  | 'knowledgeBase'
  | 'project'
  | 'projectTask'
  | 'issue'
  /** A letter that came in, until it becomes something. */
  | 'incomingLetter'
  /** A letter as it came, with the small pictures of its signature; it has the letter's number. */
  | 'letterWhole'
  | 'reception'
  /** Confirmations of posted mail. */
  | 'postingBook'
  /** Pictures that stand in a comment, and in the description of a record, whose number they have. */
  | 'comment'
  | 'issueText'
  | 'projectText'
  | 'taskText';

/** `id`: of the record that the file hangs on. */
export type FileContext = { db: Db; user: User; id: number };
export type FileReader = (context: FileContext) => boolean | Promise<boolean>;

/** How a room declares files on its records. */
export type FileKind = {
  /** Who may read them: whoever may read the record. */
  read: FileReader;
  /** Whose their names may tell of; null for records about nobody outside the company. */
  clients: ClientRecords | null;
};

/** Every kind with its room's word: a kind without one does not compile (rooms/house.ts). */
export type FileKinds = Record<FileOwner, FileKind>;

/** What everybody signed in reads. */
export const everybody: FileReader = () => true;
export const managers: FileReader = ({ user }) => user.flags.manager;

const isOwner = (kinds: FileKinds, kind: string): kind is FileOwner => Object.hasOwn(kinds, kind);

/**
 * Whether a person may read the record that a file hangs on; one that hangs nowhere is its
 * uploader's alone, one that hangs on a kind unknown here is nobody's.
 */
export async function mayRead(
  { db, user, kinds }: { db: Db; user: User; kinds: FileKinds },
  file: { createdBy: number | null; attachedTo: string | null; attachedId: number | null },
): Promise<boolean> {
  if (file.attachedTo === null) return file.createdBy === user.id;
  if (!isOwner(kinds, file.attachedTo) || file.attachedId === null) return false;
  return await kinds[file.attachedTo].read({ db, user, id: file.attachedId });
}
