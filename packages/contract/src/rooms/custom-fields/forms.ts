import * as z from 'zod';
import { cleanLine } from '../../kit/fields/clean.ts';
import {
  type CustomOnly,
  type CustomScope,
  customAudience,
  customKindNames,
  customRecords,
  customScopes,
  mostCustomOptions,
} from '../../kit/fields/custom-fields.ts';
import {
  cleanedText,
  color,
  id,
  longText,
  maxId,
  requiredText,
  text,
} from '../../kit/fields/fields.ts';
import type { CustomDefinition } from './calls.ts';
import { countFormulaSigns, mostFormulaSigns, workedKinds } from './formulas.ts';
import { isChoice } from './lists.ts';

/** The description of an own field. */

export const customOptionForm = z.strictObject({
  /** Of one that is there; a new one has none. */
  id: id().optional(),
  name: requiredText('Wpisz nazwę albo usuń ten wiersz', 100),
  color: color(),
  /** A new record begins with it. */
  initial: z.boolean().default(false),
});

/** Of which records a field is asked alone; an empty list is none. */
export const customOnly = z
  // A type of issue may have the number 0.
  .partialRecord(z.enum(customScopes), z.array(z.int().min(0).max(maxId)).max(300))
  .transform((only) => Object.fromEntries(Object.entries(only).filter(([, of]) => of.length > 0)));

/** A formula as it is sent; what it says is looked at by the server. Null: the field is filled by people. */
const formulaText = cleanedText(cleanLine, 10_000)
  .min(1, { error: 'Wpisz wzór, na przykład: [Nazwa pola] × 12' })
  .refine((formula) => countFormulaSigns(formula) <= mostFormulaSigns, {
    error: `Wzór może mieć najwyżej ${mostFormulaSigns} znaków; nazwa pola to jeden znak`,
  });

const shape = {
  label: requiredText('Nazwa pola jest wymagana', 60),
  help: text(300),
  section: text(60),
  unit: text(12),
  options: z.array(customOptionForm).max(mostCustomOptions, {
    error: `Najwyżej ${mostCustomOptions} pozycji`,
  }),
  required: z.boolean(),
  sees: z.enum(customAudience),
  edits: z.enum(customAudience),
  personal: z.boolean(),
  purpose: text(200),
  /** Checked by the field's kind where that is known. */
  initial: z.union([z.number(), z.boolean(), longText(10_000)]).nullable(),
  unique: z.boolean(),
  only: customOnly,
  requiredFrom: z.int().min(0).max(100).nullable(),
  /** Of projects: the next period of a series begins with what the one before has. */
  copied: z.boolean(),
  /** Fields by their labels or keys, those that stand in code too: '[Wartość umowy] × 12', '[offer.value] ÷ 4'. */
  formula: formulaText.nullable(),
};

const missingOptions = { error: 'Wpisz przynajmniej jedną pozycję listy', path: ['options'] };
const sameOptions = { error: 'Dwie pozycje nazywają się tak samo', path: ['options'] };
type Optioned = { options?: { name: string }[] | undefined };
const areDifferent = ({ options = [] }: Optioned) =>
  new Set(options.map(({ name }) => name.toLocaleLowerCase('pl'))).size === options.length;

const key = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, {
  error: 'Od małej litery, bez polskich znaków i odstępów, najwyżej 40 znaków',
});

/** Made once: the record, the kind and the key stay as they are then. `key` follows from the label where it is left out. */
export const customFieldForm = z
  .strictObject({
    record: z.enum(customRecords, { error: 'Wybierz, czego to pole dotyczy' }),
    kind: z.enum(customKindNames, { error: 'Rodzaj pola jest wymagany' }),
    key: z
      .union([key, z.literal('').transform(() => undefined), z.null().transform(() => undefined)])
      .optional(),
    ...shape,
    options: shape.options.default([]),
    required: shape.required.default(false),
    sees: shape.sees.default('everyone'),
    edits: shape.edits.default('everyone'),
    personal: shape.personal.default(false),
    initial: shape.initial.default(null),
    unique: shape.unique.default(false),
    only: shape.only.default({}),
    requiredFrom: shape.requiredFrom.default(null),
    copied: shape.copied.default(true),
    formula: shape.formula.default(null),
  })
  .refine(({ kind, options }) => !isChoice(kind) || options.length > 0, missingOptions)
  .refine(areDifferent, sameOptions);
export type CustomFieldForm = z.output<typeof customFieldForm>;

/** `successors`: for options that are taken out while records have them, which one takes their place; null: none, emptied. */
export const customFieldChanges = z
  .strictObject({
    ...shape,
    archived: z.boolean(),
    successors: z.record(z.string().regex(/^[1-9]\d{0,9}$/), id().nullable().optional()),
  })
  .partial()
  .refine(areDifferent, sameOptions);
export type CustomFieldChanges = z.output<typeof customFieldChanges>;

/** A formula that is being written, for a field of this kind and for those who will see it. */
export const formulaTrial = z.strictObject({
  record: z.enum(customRecords),
  kind: z.enum(workedKinds),
  sees: shape.sees,
  formula: formulaText,
});

const heldValues = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  z.union([cleanedText(cleanLine, 100), z.number(), z.boolean(), z.null()]),
);

/** What a form holds of a record's own fields, and of those that stand in code; what is no value of its field counts as none. */
export const workedParts = z.strictObject({
  record: z.enum(customRecords),
  custom: heldValues,
  fields: heldValues.optional(),
});

/** What a field in use becomes. */
export const customKindChange = z.strictObject({
  kind: z.enum(customKindNames, { error: 'Rodzaj pola jest wymagany' }),
});

/**
 * A field that is moved before another one of its records, or behind all of them (null). One move and not the whole order: of
 * two administrators each keeps theirs.
 */
export const customFieldOrder = z.strictObject({
  field: id('Wskaż pole, które się przestawia'),
  before: id('Wskaż pole, przed którym ma stanąć, albo null: na końcu').nullable(),
});

/** The description of a field as its form holds it, with what it is asked of as fields of their own. */
export const customFieldFormOf = ({ only, ...field }: Omit<CustomDefinition, 'used'>) => {
  const { label, help, section, unit, required, sees, edits, personal, purpose } = field;
  const { initial, unique, requiredFrom, archived, copied, formula } = field;
  return {
    ...{ label, help, section, unit, required, sees, edits, personal, purpose },
    ...{ initial, unique, requiredFrom, archived, copied, formula, ...scopesApart(only) },
    options: field.options.map(({ id, name, color, initial }) => ({ id, name, color, initial })),
  };
};

/** Each condition as a field of its own: two who each name another service keep both. */
export const scopesApart = (only: CustomOnly) =>
  Object.fromEntries(customScopes.map((kind) => [kind, only[kind] ?? []])) as Required<CustomOnly>;

export const customFieldCollections = {
  options: { kind: 'rows', key: ['id'], entity: 'customOption', owner: 'field' },
  ...(Object.fromEntries(customScopes.map((kind) => [kind, { kind: 'set' }])) as Record<
    CustomScope,
    { kind: 'set' }
  >),
} as const;
