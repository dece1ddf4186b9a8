import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import {
  commentMissing,
  fileMissing,
  isOpenOffer,
  needsComment,
  offerLocked,
} from '@zaplecze/contract/rooms/offers/lists';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';

/**
 * What a person may do with an offer (OFF-01, OFF-33): managers and the offer's seller edit while
 * its status is 0 or 3, an admin always; the status and comments stay open to them whatever it is.
 * Managers delete.
 */
export function offerMay(user: User, offer: { status: number; seller: number }) {
  const decide = user.flags.manager || user.id === offer.seller;
  return {
    decide,
    edit: decide && (isOpenOffer(offer.status) || user.flags.admin),
    delete: user.flags.manager,
  };
}

/** @throws HttpError 409 when the offer's fields and files are closed to this person */
export function assertOpen(offer: Offer): void {
  if (!offer.may.edit) throw conflict(offerLocked);
}

/** @throws HttpError 400 on `comment` when the new status must say why and nothing is said */
export function assertExplained(before: number, next: number, comment: string | null): void {
  if (next !== before && needsComment(next) && comment === null) {
    throw invalid({ comment: commentMissing });
  }
}

type DaysOfOffer = { submission?: string | null; validTo?: string | null };

/** @throws HttpError 400 on `validTo` when the offer would end before the client gets it */
export function assertDays(changes: DaysOfOffer, before: DaysOfOffer = {}): void {
  if (changes.submission === undefined && changes.validTo === undefined) return;
  const { submission = before.submission, validTo = before.validTo } = changes;
  if (submission && validTo && validTo < submission) {
    throw invalid({ validTo: 'Ważność nie może się skończyć przed dniem złożenia' });
  }
}

/** @throws HttpError 409 when the files are closed, 400 on `files` for the last one: an offer keeps one */
export function assertFiles(offer: Offer, { detached }: { detached?: number }): void {
  assertOpen(offer);
  const [first, ...others] = offer.files;
  if (first && others.length === 0 && first.id === detached) throw invalid({ files: fileMissing });
}
