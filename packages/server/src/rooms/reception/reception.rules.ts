import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import { guestForm, parcelForm, receptionFormOf } from '@zaplecze/contract/rooms/reception/forms';
import type * as z from 'zod';
import { forbidden, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';

/** The registers are the reception's; the visited person reads what concerns them (REC-01, REC-02). */
export const receptionMay = (user: User) => ({
  edit: user.flags.reception,
  delete: user.flags.reception,
});

/** @throws HttpError 403 for whom the registers are not */
export function assertReception(user: User): void {
  if (!user.flags.reception) throw forbidden();
}

export const mayReadReception = (user: User, record: { user: { id: number } | null }) =>
  user.flags.reception || record.user?.id === user.id;

/** A substitute gets the notices of the absent person's guests and parcels, and may read them (NOT-11). */
export const mayReadFor = (replaced: number[], record: { user: { id: number } | null }) =>
  record.user !== null && replaced.includes(record.user.id);

/** The recipient, their substitute, or the reception may confirm; only inbound parcels are received. */
export const mayConfirm = (
  user: User,
  record: { category: string; direction: string | null; user: { id: number } | null },
  replaced: number[],
) =>
  record.category === 'parcel' &&
  record.direction === 'inbound' &&
  (mayReadReception(user, record) || mayReadFor(replaced, record));

type Changes = Record<string, unknown> & { client?: number | null; clientName?: string | null };
export type Whole = z.output<typeof guestForm> | z.output<typeof parcelForm>;

/**
 * What a record becomes by a change. A client takes the place of a typed name and the other way
 * round, so that a caller may send the one that changed alone.
 *
 * @throws HttpError 400 on the fields that the record would then lack, or that its category has not
 */
export function applyChanges(
  record: Reception,
  changes: Changes,
): { whole: Whole; changes: Changes } {
  const all = { ...changes };
  if (changes.client && !('clientName' in changes)) all.clientName = null;
  if (changes.clientName && !('client' in changes)) all.client = null;
  const form = record.category === 'guest' ? guestForm : parcelForm;
  const result = form.safeParse({ ...receptionFormOf(record), ...all });
  if (!result.success) throw invalid(fieldErrors(result.error));
  return { whole: result.data, changes: all };
}
