import * as z from 'zod';
import { decodeQuery } from '../../kit/calls/query.ts';
import { requiredText } from '../../kit/fields/fields.ts';
import { viewNeeded, viewShares, viewState } from './lists.ts';

/** The form of a saved view. */

const longest = 4_000;

/** An address's part behind its `?`; what no view keeps is left out. */
const state = z
  .string()
  .max(longest, 'Widok ma za dużo filtrów')
  .transform((text) => viewState(decodeQuery(text)));

export const viewForm = z.strictObject({
  name: requiredText(viewNeeded, 60),
  shared: z.enum(viewShares),
});

export const newView = viewForm.extend({ state });
export const viewChanges = newView.partial();
