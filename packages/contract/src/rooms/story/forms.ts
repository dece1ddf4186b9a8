import * as z from 'zod';
import { cleanLines } from '../../kit/fields/clean.ts';
import { cleanedText, ids } from '../../kit/fields/fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idsOf } from '../../kit/values/records.ts';
import { longestComment } from '../comments/forms.ts';
import type { ClientNote } from './schemas.ts';

/** Notes of a client's page, and the query of their story. */

export const emptyNote = 'Wpisz treść notatki';

const noteShape = {
  text: cleanedText(cleanLines, longestComment, emptyNote)
    .min(1, { error: emptyNote })
    .refine((value) => [...value].length <= longestComment, {
      error: `Najwyżej ${longestComment} znaków`,
    }),
  /** Whether it tells of a contact with the client. */
  contact: z.boolean(),
  files: ids(20),
};

export const noteForm = z.strictObject({
  ...noteShape,
  contact: noteShape.contact.optional(),
  files: noteShape.files.optional(),
});
export const noteChanges = z.strictObject(noteShape).partial();
type NoteChanges = z.input<typeof noteChanges>;

/** A note as its form holds it. */
export const noteFormOf = ({
  text,
  contact,
  files,
}: Pick<ClientNote, 'text' | 'contact' | 'files'>) =>
  ({ text, contact, files: idsOf(files) }) satisfies Required<NoteChanges>;

export const noteCollections: Collections<NoteChanges> = { files: { kind: 'set' } };
