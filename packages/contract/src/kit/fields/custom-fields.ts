import { allows, type Flags } from '../../permissions.ts';
import type { ImportColumn } from '../calls/imports.ts';
import type { PersonRef } from '../values/records.ts';
import type { Field, FieldKind } from './field-kinds.ts';

/**
 * Fields that a company adds to its records by itself (Pola własne, docs/decisions/0157): a description that comes from the
 * database and is handed to whatever forms, pages, lists and files make of a field that stands in code.
 */

/** Records that may have fields of the company's own, and what they are called where one chooses among them. */
export const customRecordNames = {
  client: 'Klienci',
  contact: 'Osoby kontaktowe',
  project: 'Projekty',
  task: 'Zadania w projektach',
  issue: 'Zgłoszenia',
  offer: 'Oferty',
  document: 'Dokumenty',
  person: 'Pracownicy',
  guest: 'Goście',
  parcel: 'Przesyłki',
} as const;
export type CustomRecord = keyof typeof customRecordNames;
export const customRecords = Object.keys(customRecordNames) as [CustomRecord, ...CustomRecord[]];

/** What such a field holds, by the kind of field that stands in code for the same. */
export const customKinds = {
  text: 'text',
  long: 'long',
  decimal: 'decimal',
  money: 'money',
  day: 'day',
  moment: 'moment',
  flag: 'flag',
  choice: 'choice',
  choices: 'choices',
  person: 'person',
  client: 'record',
  website: 'website',
  phone: 'phone',
  email: 'email',
  account: 'account',
  nip: 'nip',
  regon: 'regon',
  pesel: 'pesel',
} as const satisfies Record<string, FieldKind>;
export type CustomKind = keyof typeof customKinds;
/** The kinds of field that they are: each is drawn by the kit alone, for no room knows them. */
export type CustomFieldKind = (typeof customKinds)[CustomKind];
export const customKindNames = Object.keys(customKinds) as [CustomKind, ...CustomKind[]];

export type CustomOption = {
  id: number;
  name: string;
  color: string;
  archived: boolean;
  /** A new record begins with it. */
  initial: boolean;
};

/** Who sees or changes it, of those who see or change the record. */
export const customAudience = ['everyone', 'reception', 'manager', 'admin'] as const;
export type CustomAudience = (typeof customAudience)[number];

/** A field as a company describes it. */
export type CustomField = {
  id: number;
  record: CustomRecord;
  /** Its name in the API and in files; fixed when it is made. */
  key: string;
  label: string;
  help: string | null;
  /** The heading under which it stands with others; null: under the common one. */
  section: string | null;
  kind: CustomKind;
  /** Of a number: 'km', 'szt.'. */
  unit: string | null;
  options: CustomOption[];
  /** A person who makes the record, or changes this field, has to give it. */
  required: boolean;
  sees: CustomAudience;
  edits: CustomAudience;
  /** Whether it tells something of a person outside the company. */
  personal: boolean;
  /** Why that is kept. */
  purpose: string | null;
  /** What the form of a new record begins with, as a form has it; of a choice its options say so. */
  initial: string | number | boolean | null;
  /** No two records have the same value. */
  unique: boolean;
  /** Of which records alone it is asked; of others it keeps what it has. */
  only: CustomOnly;
  /** The status from which on it has to be there, besides `required`. */
  requiredFrom: number | null;
  /** By which its value follows from others of the record (formulas.ts); null: it is typed. */
  formula: string | null;
};

/** By what a field may be asked of some records alone: their services, types and companies. */
export const customScopes = [
  'projectType',
  'service',
  'company',
  'documentType',
  'issueType',
] as const;
export type CustomScope = (typeof customScopes)[number];

/** Of one kind any of these is enough, of several kinds one of each; none: all records. */
export type CustomOnly = { [K in CustomScope]?: number[] };

/**
 * Where records say it, in their answers and forms alike. Contact persons, people and guests say nothing of the kind of
 * themselves: of what a client buys its contact persons are not told apart, and people have companies by their departments.
 */
export const scopeFields: { [K in CustomRecord]?: { [S in CustomScope]?: string } } = {
  client: { projectType: 'projectTypes' },
  project: { projectType: 'type', service: 'services', company: 'company' },
  issue: { issueType: 'type' },
  offer: { projectType: 'projectTypes' },
  document: { documentType: 'type' },
  task: { service: 'service' },
  parcel: { company: 'company' },
};

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'number' ? one : ((one as { id?: number } | null)?.id ?? []),
  );

/** Whether a field is asked of a record that says this of itself: numbers or what has them, one or several. */
export const isMet = (only: CustomOnly, says: (scope: CustomScope) => unknown): boolean =>
  Object.entries(only).every(([scope, ids]) =>
    idsOf(says(scope as CustomScope)).some((id) => ids.includes(id)),
  );

/** Whether it has to be there in every record that is made. */
export const isOfEvery = ({ required, only }: Pick<CustomField, 'required' | 'only'>): boolean =>
  required && Object.keys(only).length === 0;

/** The same of a record as its answer or its form has it. */
export const isAskedOf = (
  { record, only }: Pick<CustomField, 'record' | 'only'>,
  values: { readonly [name: string]: unknown },
): boolean => isMet(only, (scope) => values[scopeFields[record]?.[scope] ?? '']);

/** Kinds that may begin with a value: what names somebody, or something of theirs, is of one record alone. */
export const mayBegin = (kind: CustomKind): boolean =>
  ['text', 'long', 'decimal', 'money', 'day', 'flag', 'choice', 'choices'].includes(kind);

/** Kinds of which no two records may have the same value: numbers and texts that tell one thing from another. */
export const mayBeUnique = (kind: CustomKind): boolean =>
  [
    ...['text', 'decimal', 'website', 'phone', 'email'],
    ...['account', 'nip', 'regon', 'pesel'],
  ].includes(kind);

/** What the form of a new record begins with in a field; null or no choice where nothing is said. */
export function initialOf({
  kind,
  initial,
  options,
}: Pick<CustomField, 'kind' | 'initial' | 'options'>): CustomInput[string] {
  const chosen = options.filter((one) => one.initial && !one.archived).map(({ id }) => id);
  if (kind === 'choices') return chosen;
  return kind === 'choice' ? (chosen[0] ?? null) : initial;
}

/** The most fields that a record may have, and a list of choices options. */
export const mostCustomFields = 60;
export const mostCustomOptions = 300;

/** The name of such a field where fields of the record stand beside it: orders, filters, columns, paths of errors. */
export type CustomName = `custom.${string}`;
export const customName = (key: string): CustomName => `custom.${key}`;

/** The key of a field of the company's own; undefined for a name that is none. */
export const customKeyOf = (name: string): string | undefined =>
  name.startsWith('custom.') ? name.slice('custom.'.length) : undefined;

/** Whether a field of a form is an own one, of the record itself or of one in its rows (`persons.0.custom.key`). */
export const isCustomName = (name: string): boolean => /(^|\.)custom\./.test(name);

export const maySeeCustom = ({ sees }: CustomField, flags: Flags): boolean => allows(sees, flags);
/** What is worked out nobody fills. */
export const mayEditCustom = (field: CustomField, flags: Flags): boolean =>
  field.formula === null && allows(field.sees, flags) && allows(field.edits, flags);

/** What stands under it in a form: of free texts, where nothing else is said, what not to write. */
export const helpOf = ({ kind, help }: Pick<CustomField, 'kind' | 'help'>): string | null =>
  help ?? (kind === 'long' ? 'Nie wpisuj tu haseł, numerów PESEL ani danych o zdrowiu.' : null);

/** What heads its column in files: 'Odległość (km)'. */
export const customHeading = ({ label, unit }: Pick<CustomField, 'label' | 'unit'>): string =>
  unit ? `${label} (${unit})` : label;

/** The headings that tell a field from others which are headed alike, the shorter one first: 'Odległość (odleglosc)'. */
export const ownHeadings = (
  field: Pick<CustomField, 'id' | 'key' | 'label' | 'unit'>,
): string[] => {
  const withKey = `${customHeading(field)} (${field.key})`;
  return [withKey, `${withKey} (${field.id})`];
};

/** As a column of files that come in: known by its headings in our own files, by its label and by its key. */
export const customColumn = (field: CustomField): ImportColumn<CustomName> => {
  const { key, label } = field;
  return {
    ...{ key: customName(key), name: customHeading(field), needed: isOfEvery(field) },
    also: [label, key, customName(key), ...ownHeadings(field)],
  };
};

/** As fields in code are described; `section`: the part of a form that it stands in. */
export function plainField(field: CustomField): Field<'custom', CustomFieldKind> {
  const { label, kind, required, options, unit, personal } = field;
  return {
    ...{ label, kind: customKinds[kind], section: 'custom', personal },
    ...(required && { missing: `${label}: wypełnij to pole` }),
    ...(unit && { unit }),
    ...(kind === 'text' && { max: 250 }),
    ...(kind === 'long' && { max: 10_000 }),
    ...(kind === 'client' && { of: 'client' }),
    ...((kind === 'choice' || kind === 'choices') && {
      options: options.map(({ id, name, color }) => ({ id, name, color })),
    }),
  };
}

/** A value as a record's answer has it, by the key of its field; what is empty is not there. */
export type CustomValue =
  | string
  | number
  | boolean
  | { id: number; name: string; color?: string | null; picture?: PersonRef['picture'] }
  | { id: number; name: string; color: string }[];
export type CustomValues = { readonly [key: string]: CustomValue };

/** Of a form: records and options by their ids, null for what is emptied. */
export type CustomInput = { [key: string]: string | number | boolean | number[] | null };

/** The values of a record as its form holds them: of what is named the numbers. */
export const customIds = (values: CustomValues): CustomInput =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, idsIn(value)]));

function idsIn(value: CustomValue): CustomInput[string] {
  if (Array.isArray(value)) return value.map(({ id }) => id);
  return typeof value === 'object' ? value.id : value;
}

/** The same of these fields, each with a value: null or no choice where there is none. */
export const customFormOf = (
  fields: readonly Pick<CustomField, 'key' | 'kind'>[],
  values: CustomValues,
): CustomInput => {
  const known = customIds(values);
  return Object.fromEntries(
    fields.map(({ key, kind }) => [
      key,
      Object.hasOwn(known, key) ? (known[key] ?? null) : kind === 'choices' ? [] : null,
    ]),
  );
};
