/**
 * Plain fields of a record: one column each, one value that people type. A room declares each of them
 * once, in `<room>.fields.ts`; its check, its place in the form and on the record's page, its name in
 * the history and its column in files follow from that (docs/checklists/add-a-field.md).
 */

/**
 * What a field holds. How a kind is checked: plain-fields.schemas.ts; how it is typed and shown:
 * fields/plain-fields.tsx and records/plain-facts.tsx of the browser's kit.
 */
export type PlainKind =
  | 'text'
  | 'phone'
  | 'email'
  | 'postalCode'
  | 'website'
  | 'nip'
  | 'regon'
  | 'krs'
  | 'province';

export type PlainField<S extends string = string> = {
  /** Its name on screens, in the history and in what is asked of two editors. */
  label: string;
  kind: PlainKind;
  /** The part of the form that it stands in, in the order of the declaration. */
  section: S;
  /** What is told when it is empty; without these words it may be left out. */
  missing?: string;
  /** Characters that a text may have. */
  max?: number;
  /** Its heading in files, where the label does not tell enough there. */
  heading?: string;
  /** Headings by which an import knows it in files of other programs. */
  also?: readonly string[];
};

export type PlainFields<S extends string = string> = { readonly [name: string]: PlainField<S> };

/** The names of fields in their order. */
export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** Those of a section of the form. */
export const namesIn = <F extends PlainFields>(fields: F, section: F[keyof F]['section']) =>
  namesOf(fields).filter((name) => fields[name]?.section === section);

/** These fields of a record, as its form holds them. */
export const pickFields = <F extends PlainFields, R extends { [N in keyof F]: unknown }>(
  fields: F,
  record: R,
) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, record[name]])) as Pick<
    R,
    keyof F & keyof R
  >;

/** A form in which none of them has been typed yet. */
export const blankFields = <F extends PlainFields>(fields: F) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name]?.kind === 'province' ? null : '']),
  ) as Record<keyof F, '' | null>;
