import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { createdId, may, personRef, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { newView, viewChanges } from './forms.ts';
import { viewLists, viewShares } from './lists.ts';

const list = z.enum(viewLists);

const base = {
  id: z.int(),
  list,
  name: z.string(),
  /** What stands behind the `?` of its address (lists.ts, `viewState`). */
  state: z.string(),
  /** Whether the view is pinned to the caller's menu. */
  pinned: z.boolean(),
  /** Whether the caller's list opens with this view. */
  usual: z.boolean(),
};

export const menuView = z.object(base);
/** A view as the menu and its list's page need it at once. */
export type MenuView = z.output<typeof menuView>;

const view = z.object({
  ...base,
  owner: personRef,
  shared: z.enum(viewShares),
  /** The department that the view is shared with, if any. */
  department: ref.nullable(),
  may,
});
export type View = z.output<typeof view>;

const keeper = 'właściciel; przy udostępnionych działowi także jego kierownik, administrator';

const schemas = {
  listViews: io({
    summary: 'Widoki listy: własne i udostępnione zalogowanej osobie',
    query: z.strictObject({ list }),
    answer: z.object({ views: z.array(view) }),
  }),
  createView: io({
    summary: 'Nowy widok listy; wszystkim udostępnia kierownik albo administrator',
    body: newView.extend({ list }),
    answer: createdId,
  }),
  updateView: recordIo({
    summary: 'Zmiana nazwy, układu albo udostępnienia widoku',
    row: keeper,
    body: viewChanges,
  }),
  removeView: recordIo({ summary: 'Usunięcie widoku', row: keeper }),
  chooseView: recordIo({
    summary: 'Przypięcie widoku do menu i widok domyślny, dla zalogowanej osoby',
    body: z.strictObject({ pinned: z.boolean().optional(), usual: z.boolean().optional() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
