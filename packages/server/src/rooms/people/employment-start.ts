import type { NewEmployment } from '@zaplecze/contract/rooms/absences/employment/forms';
import type { Db } from '../../kit/database/database.ts';

/** What other rooms keep of somebody new, of the same form: all or nothing. */
export type EmploymentStart = {
  /** First day, part of a post, roster, leave. @throws HttpError 400 */
  employment: (db: Db, person: number, employment: NewEmployment) => Promise<void>;
};
