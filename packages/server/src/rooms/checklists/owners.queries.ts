import type { RawBuilder } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import type { About } from '../notifications/index.ts';

/** Kinds of record that have checklists: the tables' names, and the columns of their points. */
export type ChecklistOwner = 'projectTask' | 'issue';

/** A record as its reader meets its checklist. */
export type ChecklistRecord = {
  id: number;
  required: boolean;
  may: {
    /** Read it, tick off, add, order: whoever works on the record. */
    work: boolean;
    /** Say whether it is required. */
    require: boolean;
  };
  /** What a notification about it is about. */
  about: () => Promise<About>;
};

/** How a room declares checklists of its records. */
export type ChecklistKind = {
  /** @param request.lock until the transaction ends */
  find: (request: {
    db: Db;
    user: User;
    id: number;
    lock: boolean;
  }) => Promise<ChecklistRecord | undefined>;
  /** Which people (alias `p`) besides managers see the record. */
  readers: (id: number) => RawBuilder<boolean>;
  /** Says whether the record may be closed before all is ticked off. */
  require: (db: Db, id: number, required: boolean) => Promise<unknown>;
  /** Said of a person who does not. */
  stranger: string;
};

/** Every kind with its room's word: a kind without one does not compile (rooms/house.ts). */
export type ChecklistKinds = Record<ChecklistOwner, ChecklistKind>;
