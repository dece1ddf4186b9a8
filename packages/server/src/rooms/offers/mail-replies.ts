import type { Db } from '../../kit/database/database.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { answer } from './offer-comments.save.ts';
import { lockOffer } from './offers.queries.ts';
import { assertOpen } from './offers.rules.ts';
import { touchOffer } from './offers.save.ts';

type Answered = { record: number; text: string; answers: number | null; files: number };

/**
 * Puts an answer by mail under what was said on an offer, or under the last decision or comment where that is gone or the
 * letter told of a decision; null when its writer may not answer there (any more).
 *
 * @throws HttpError 409 when files came along and the offer is closed to them: they would change it
 */
export async function replyToOffer(db: Db, user: User, { record, text, answers, files }: Answered) {
  const offer = await lockOffer(db, user, record);
  const last = offer?.comments.at(-1)?.id;
  if (!offer?.mayAnswer || last === undefined) return null;
  if (files > 0) {
    assertOpen(offer);
    await touchOffer(db, offer.id);
  }
  const place = { kind: 'offer' as const, record: offer.id };
  const comment = { comment: text, answers: answers ?? last };
  try {
    return { ...place, comment: await answer(db, user, offer, comment) };
  } catch (error) {
    if (!(error instanceof HttpError && error.errors?.answers)) throw error;
    return { ...place, comment: await answer(db, user, offer, { ...comment, answers: last }) };
  }
}
