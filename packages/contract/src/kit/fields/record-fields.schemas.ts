import * as z from 'zod';
import {
  coloredRef,
  dayText,
  fileRef,
  instant,
  personRef,
  ref,
  statusRef,
} from '../values/records.ts';
import {
  account,
  email,
  krs,
  nip,
  optionalAccount,
  optionalEmail,
  optionalKrs,
  optionalNip,
  optionalPesel,
  optionalPhone,
  optionalPostalCode,
  optionalRegon,
  optionalWebsite,
  pesel,
  phone,
  postalCode,
  regon,
  website,
} from './contact-fields.ts';
import {
  dateTime,
  day,
  limit,
  optionalDateTime,
  optionalDay,
  optionalLimit,
} from './date-fields.ts';
import type { Field, FieldKind, Fields, FormNames, LineKind } from './field-kinds.ts';
import {
  choice,
  color,
  id,
  ids,
  longText,
  optionalChoice,
  requiredLines,
  requiredText,
  text,
} from './fields.ts';
import {
  count,
  decimalNumber,
  hours,
  money,
  optionalCount,
  optionalMoney,
} from './number-fields.ts';
import { formNames } from './record-fields.ts';
import { optionalWritten, requiredRichText } from './written-fields.ts';

type FormKind = Exclude<FieldKind, 'picture' | 'secret' | 'roles'>;
type Demand = Field & { missing: string };

const longest = 20_000;

const options = ({ options: known = [] }: Field) => known.map((one) => one.id);
/** Ids that are words are checked, and answered, as they are. */
const wordIds = (field: Field) => {
  const ids = options(field).filter((id) => typeof id === 'string');
  return ids.length > 0 ? ids : undefined;
};
const chosen = (field: Demand) => {
  const { missing: error } = field;
  const words = wordIds(field);
  return (
    words
      ? z.enum(words, { error })
      : choice(error).refine((value) => options(field).includes(value), { error })
  ) as ReturnType<typeof choice>;
};
const optionalChosen = (field: Field) => {
  const words = wordIds(field);
  const isKnown = (value: number | null | undefined) =>
    value === null || value === undefined || options(field).includes(value);
  return (
    words
      ? z.enum(words).nullable().optional()
      : optionalChoice().refine(isKnown, { error: 'Nieprawidłowa wartość' })
  ) as ReturnType<typeof optionalChoice>;
};

/** Ids of at least one record, each once. */
const setOf = ({ missing, max = 100 }: Demand) =>
  z
    .array(id(missing), { error: missing })
    .min(1, { error: missing })
    .max(max)
    .transform((values) => [...new Set(values)]);
const optionalSet = ({ max }: Field) => ids(max).optional();
const isOffered = (field: Field) => (chosen: number[] | undefined) =>
  chosen === undefined || chosen.every((one) => options(field).includes(one));
const unknownChoice = { error: 'Nieprawidłowa wartość' };

/** How each kind is checked where it is demanded, with the words for an empty one … */
const demanded = {
  text: ({ missing, max }) => requiredText(missing, max),
  phone: ({ missing }) => phone(missing),
  email: ({ missing }) => email(missing),
  postalCode: ({ missing }) => postalCode(missing),
  website: ({ missing, max }) => website(missing, max),
  nip: ({ missing }) => nip(missing),
  regon: ({ missing }) => regon(missing),
  krs: ({ missing }) => krs(missing),
  pesel: ({ missing }) => pesel(missing),
  account: ({ missing }) => account(missing),
  province: ({ missing }) => choice(missing),
  long: ({ missing, max = longest }) => requiredLines(missing, max),
  rich: ({ missing, max = longest }) => requiredRichText(missing, max),
  number: ({ missing, max }) => count(max, missing),
  decimal: ({ missing }) => decimalNumber().refine((value) => value !== null, { error: missing }),
  hours: ({ missing }) => hours().refine((value) => value !== null, { error: missing }),
  money: () => money(),
  day: ({ missing, span }) => day(missing, span),
  moment: ({ missing, span }) => dateTime(missing, span),
  limit: ({ missing, span }) => limit(missing, span),
  choice: chosen,
  person: ({ missing }) => choice(missing),
  record: ({ missing }) => choice(missing),
  people: setOf,
  records: setOf,
  files: setOf,
  choices: (field) => setOf(field).refine(isOffered(field), unknownChoice),
  flag: ({ missing }) => z.boolean({ error: missing }),
  color: ({ missing }) => color(missing),
} satisfies Record<FormKind, (field: Demand) => z.ZodType>;

/** … and where it may be left out. */
const optional = {
  text: ({ max }) => text(max),
  phone: optionalPhone,
  email: optionalEmail,
  postalCode: optionalPostalCode,
  website: ({ max }) => optionalWebsite(max),
  nip: optionalNip,
  regon: optionalRegon,
  krs: optionalKrs,
  pesel: optionalPesel,
  account: optionalAccount,
  province: optionalChoice,
  long: ({ max }) => longText(max),
  rich: ({ max }) => optionalWritten(max),
  number: ({ max }) => optionalCount(max),
  decimal: () => decimalNumber().optional(),
  hours: () => hours().optional(),
  money: optionalMoney,
  day: ({ span }) => optionalDay(span),
  moment: ({ span }) => optionalDateTime(span),
  limit: ({ span }) => optionalLimit(span),
  choice: optionalChosen,
  person: optionalChoice,
  record: optionalChoice,
  people: optionalSet,
  records: optionalSet,
  files: optionalSet,
  choices: (field) => optionalSet(field).refine(isOffered(field), unknownChoice),
  flag: () => z.boolean().optional(),
  color: () => color().optional(),
} satisfies Record<FormKind, (field: Field) => z.ZodType>;

type Line = Exclude<FormKind, keyof Special>;
/** Kinds that hold more than a text. */
type Special = Omit<typeof demanded, Exclude<LineKind, 'province'> | 'long'>;
type Demanded<K extends FieldKind> = K extends Line
  ? z.ZodType<string, string>
  : K extends FormKind
    ? ReturnType<(typeof demanded)[K]>
    : never;
type Optional<K extends FieldKind> = K extends Line
  ? z.ZodOptional<z.ZodType<string | null, string | null>>
  : K extends FormKind
    ? ReturnType<(typeof optional)[K]>
    : never;
/** The ids of a choice that are words, as a schema of them; nothing else has any. */
type Words<F> = F extends { options: readonly { id: infer I extends string }[] }
  ? z.ZodType<I, I>
  : never;
type ShapeOf<F extends Field> = F extends { missing: string }
  ? [Words<F>] extends [never]
    ? Demanded<F['kind']>
    : Words<F>
  : [Words<F>] extends [never]
    ? Optional<F['kind']>
    : z.ZodOptional<z.ZodNullable<Words<F>>>;
type Shape<F extends Fields> = { [N in FormNames<F>]: ShapeOf<F[N]> };

/** What the form demands of each of its fields, for its `z.strictObject({ … })`. */
export const shapeOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    formNames(fields).map((name) => [name, formSchema(fields[name] as Field)] as const),
  ) as Shape<F>;

/** What a form demands of one field. */
export function formSchema(field: Field): z.ZodType {
  const kind = field.kind as FormKind;
  return field.missing === undefined ? optional[kind](field) : demanded[kind](field as Demand);
}

/** Records that answers show with their colour or portrait; of the others the name alone. */
const looks = {
  client: coloredRef,
  company: coloredRef,
  department: coloredRef,
  documentType: coloredRef,
  projectType: coloredRef,
  tag: coloredRef,
} as const;
type Look<F extends Field> = F['of'] extends keyof typeof looks
  ? (typeof looks)[F['of']]
  : typeof ref;

const lookOf = (field: Field): z.ZodType => looks[field.of as keyof typeof looks] ?? ref;
const words = () => z.string();
const amount = () => z.number();

/** What an answer has of each kind. */
const answers = {
  text: words,
  phone: words,
  email: words,
  postalCode: words,
  website: words,
  nip: words,
  regon: words,
  krs: words,
  pesel: words,
  account: words,
  province: () => z.int(),
  long: words,
  rich: words,
  number: amount,
  decimal: amount,
  hours: amount,
  money: amount,
  day: () => dayText,
  moment: () => instant,
  limit: () => instant,
  choice: (field) => {
    const words = wordIds(field);
    if (words) return z.literal(words);
    return field.options?.every((one) => one.color) ? statusRef : ref;
  },
  person: () => personRef,
  record: lookOf,
  people: () => z.array(personRef),
  records: (field) => z.array(lookOf(field)),
  choices: () => z.array(statusRef),
  files: () => z.array(fileRef),
  flag: () => z.boolean(),
  color: words,
} satisfies Record<FormKind, (field: Field) => z.ZodType>;

type Value<F extends Field> = F['kind'] extends 'choice'
  ? [Words<F>] extends [never]
    ? F extends { options: readonly { color: string }[] }
      ? typeof statusRef
      : typeof ref
    : Words<F>
  : F['kind'] extends 'record'
    ? Look<F>
    : F['kind'] extends 'records'
      ? z.ZodArray<Look<F>>
      : F['kind'] extends FormKind
        ? ReturnType<(typeof answers)[F['kind']]>
        : never;
type Answers<F extends Fields> = {
  [N in keyof F]: F[N] extends { missing: string } | { known: true }
    ? Value<F[N]>
    : F[N]['kind'] extends 'people' | 'records' | 'choices' | 'files' | 'flag'
      ? Value<F[N]>
      : z.ZodNullable<Value<F[N]>>;
};

const neverNull: FieldKind[] = ['people', 'records', 'choices', 'files', 'flag'];

/** What an answer has of each of them; null for one that was left out. */
export const answersOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = answers[field.kind as FormKind](field);
      const isKnown = field.missing !== undefined || field.known || neverNull.includes(field.kind);
      return [name, isKnown ? value : value.nullable()];
    }),
  ) as unknown as Answers<F>;
