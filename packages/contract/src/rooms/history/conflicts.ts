import type { FieldKind } from '../../kit/fields/field-kinds.ts';
import type { FormEntity } from '../fields.ts';
import type { HistoryValue } from './calls.ts';

/** What a conflict of two editors is about, in words; see kit/values/merge.ts for its parts. */
export type FieldConflict = {
  key: string | null;
  part: string | null;
  field: string;
  /** Of an own field of the company what readers know of others: its name and kind. */
  own?: { label: string; kind: FieldKind };
  /** The record of the field, for its label: the main record, or a part of it. */
  entity: FormEntity;
  /** Which contact person, consent or task it is about. */
  subject: string | null;
  words: { theirs: ConflictValue; yours: ConflictValue };
  /** Who saved the other value, and when; null where the history does not say. */
  by: { id: number; name: string } | null;
  at: string | null;
  /** Names of the row that was typed into and of the one that it has become a part of meanwhile. */
  joined: { former: string; stays: string } | null;
};

/** One value; or the element of a list as one left it: removed, or with these fields changed. */
export type ConflictValue =
  | { value: HistoryValue }
  | { removed: true }
  | { changed: { field: string; own?: FieldConflict['own']; value: HistoryValue }[] };
