import type { NewEmployment } from '@zaplecze/contract/rooms/absences/employment/forms';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';

/** What other rooms keep of somebody new, of the same form: all or nothing. */
export type EmploymentStart = {
  /** First day, part of a post, roster, leave. @throws HttpError 400 */
  employment: (db: Db, person: number, employment: NewEmployment) => Promise<void>;
};

/** What other rooms keep of the end of somebody's work. */
export type EmploymentEnd = {
  employment: {
    /** Their employment as it stands, for who may write its end; null where none is known. */
    find: (
      db: Db,
      user: User,
      person: number,
    ) => Promise<{ firstDay: string; lastDay: string | null } | null>;
    /** Writes its last day (YYYY-MM-DD); gives absences that lie behind it, in words. @throws HttpError 400 on `lastDay` */
    end: (db: Db, user: User, person: number, lastDay: string) => Promise<string[]>;
  };
};
