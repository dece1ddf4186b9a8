import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { choice, id, longText, optionalChoice, requiredLines } from '../../kit/fields/fields.ts';
import { ofAnyFields } from '../../kit/fields/form-rules.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idOf } from '../../kit/values/records.ts';
import type { Offer } from './calls.ts';
import { offerFields } from './fields.ts';
import { commentMissing, needsComment, offerStatuses } from './lists.ts';

/** The forms of an offer. */

const { files, ...plain } = shapeOf(offerFields);
const offerShape = { ...plain, custom: customInput('offer') };
const status = choice('Status jest wymagany').refine(
  (value) => offerStatuses.some((one) => one.id === value),
  { error: 'Status jest wymagany' },
);
const comment = longText(4000);
/** Why it is refused; beside the comment, and only with status 1. */
const refusalReason = optionalChoice();

/** The whole form of a new offer, as the product's pages send it in one call. */
export const offerForm = z.strictObject({
  ...offerShape,
  files,
  /** The offer that this one follows. */
  previous: optionalChoice(),
});

/** Callers may create the offer alone, then attach its files (OFF-22). */
export const offerCreate = offerForm.extend({ files: files.optional() });

type Decision = { status: number; comment?: string | null };
const explained = (before: number) => (value: Decision) =>
  value.status === before || !needsComment(value.status) || Boolean(value.comment);
const unexplained = { error: commentMissing, path: ['comment'], when: ofAnyFields };

/** The form of an offer that is being edited; `before` is the status it has. */
export const offerEdit = (before: number) =>
  z
    .strictObject({ ...offerShape, files, status, comment, refusalReason })
    .refine(explained(before), unexplained);

/** What is left to change while the offer is closed. */
export const offerDecision = (before: number) =>
  z.strictObject({ status, comment, refusalReason }).refine(explained(before), unexplained);

export const offerChanges = z
  .strictObject({ ...offerShape, files, status, comment, refusalReason })
  .partial();
type OfferChanges = Omit<z.input<typeof offerChanges>, 'comment'>;

/** An offer as its form holds it; a comment is said once and belongs to no record. */
export const offerFormOf = (offer: Offer) =>
  ({
    ...formOf(offerFields, offer),
    custom: customIds(offer.custom),
    status: offer.status.id,
    refusalReason: idOf(offer.refusalReason),
  }) satisfies Required<OfferChanges>;

export const offerCollections: Collections<OfferChanges> = {
  projectTypes: { kind: 'set' },
  files: { kind: 'set' },
};

/** A comment, with a decision or without one. */
export const offerComment = z.strictObject({
  comment,
  offerStatus: status.optional(),
  refusalReason,
});

const words = requiredLines(commentMissing, 4000);

/** Words in answer to what was decided or said. */
export const offerAnswer = z.strictObject({ comment: words, answers: id() });

export const offerWords = z.strictObject({ comment: words });
