import type { AnyRouter } from '@tanstack/react-router';
import type { Draft, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { report } from '../../calls/send.ts';
import { readAccountDraft } from './account-drafts.ts';
import { isOverPage } from './form-place.ts';
import { pressAgain, waitFor } from './opened-by.ts';

/** Drafts that the next form of their kind goes on with. */
const continued = new Map<string, Draft>();

/** The draft that a form which has just opened is to go on with. */
export function takeContinued(form: string): Draft | undefined {
  const draft = continued.get(form);
  continued.delete(form);
  return draft;
}

/**
 * Opens the form of a draft with everything typed.
 *
 * @returns the draft when its form does not open: the record is gone, or closed to the person
 */
export async function continueDraft(
  router: AnyRouter,
  person: number,
  row: DraftRow,
): Promise<Draft | null> {
  let draft: Draft;
  try {
    draft = await readAccountDraft(person, row);
  } catch (error) {
    report(error);
    return null;
  }
  const { form } = row;
  continued.set(form, draft);
  await router.navigate({ href: isOverPage(form) ? row.place : form });
  if (isOverPage(form)) await pressAgain(draft.content.steps);
  const isTaken = await waitFor(() => (continued.has(form) ? undefined : true));
  continued.delete(form);
  return isTaken ? null : draft;
}
