import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  replacementMessages as messages,
  mostReplacementDays,
} from '@zaplecze/contract/rooms/people/replacements/forms';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { hasSignedIn } from '../../session/index.ts';
import { isAwaiting } from '../people.write.queries.ts';
import type { ReplacementFields } from './replacements.queries.ts';

/** What is known of where people are, by the room that keeps it. */
export type SubstitutePresence = {
  /** The last day of somebody's absence that leaves them no day of a range; null: they are there on some day of it. */
  awayUntil: (
    db: Db,
    person: number,
    range: { dateFrom: string; dateTo: string },
  ) => Promise<string | null>;
  /** Who does somebody's work on a day instead of them, and is there; nobody where they are there themselves. */
  standInsOn: (db: Db, person: number, day: string) => Promise<{ id: number; name: string }[]>;
};

type Checked = {
  fields: ReplacementFields;
  before: ReplacementFields | undefined;
  /** The field that messages about the two people stand on, and what leads all of them. */
  field: string;
  path: string;
  /** By the form that makes the substitute, who is invited with it. */
  invited: boolean;
  presence: SubstitutePresence;
};

const daysOf = ({ dateFrom, dateTo }: ReplacementFields) => ({
  dateFrom: warsawDay(Date.parse(dateFrom)),
  dateTo: warsawDay(Date.parse(dateTo)),
});

/**
 * That a substitution is not wholly past nor endless, and its substitute can be there. One that has begun may be ended,
 * and what does not change is not asked about again.
 *
 * @throws HttpError 400 on the fields
 */
export async function assertBounds(
  db: Db,
  { fields, before, field, path, invited, presence }: Checked,
): Promise<void> {
  const range = daysOf(fields);
  const over = Date.parse(fields.dateTo) < Date.now();
  const begins = !before || Date.parse(before.dateFrom) !== Date.parse(fields.dateFrom);
  if (over && begins) throw invalid({ [`${path}dateTo`]: messages.past });
  if (addDays(range.dateFrom, mostReplacementDays) < range.dateTo)
    throw invalid({ [`${path}dateTo`]: messages.tooLong });
  if (over) return;
  if (!invited && before?.user !== fields.user && (await neverCame(db, fields.user)))
    throw invalid({ [path + field]: messages.neverCame });
  const today = warsawDay();
  const ahead = { ...range, dateFrom: range.dateFrom < today ? today : range.dateFrom };
  const until = await presence.awayUntil(db, fields.user, ahead);
  if (until !== null) throw invalid({ [path + field]: messages.away(until) });
}

/** An account that nobody has opened yet: whoever has it would hear of nothing. */
const neverCame = async (db: Db, person: number): Promise<boolean> =>
  (await isAwaiting(db, person)) && !(await hasSignedIn(db, person));
