import * as z from 'zod';
import {
  email,
  krs,
  nip,
  optionalEmail,
  optionalKrs,
  optionalNip,
  optionalPhone,
  optionalPostalCode,
  optionalRegon,
  optionalWebsite,
  phone,
  postalCode,
  regon,
  website,
} from './contact-fields.ts';
import { choice, optionalChoice, required, text } from './fields.ts';
import { namesOf, type PlainField, type PlainFields, type PlainKind } from './plain-fields.ts';

/** How each kind is checked where it is demanded, with the words for an empty one … */
const demanded = {
  text: required,
  phone: (missing) => phone(missing),
  email,
  postalCode,
  website,
  nip,
  regon,
  krs,
  province: choice,
} satisfies Record<PlainKind, (missing: string, max?: number) => z.ZodType>;

/** … and where it may be left out. */
const optional = {
  text,
  phone: optionalPhone,
  email: optionalEmail,
  postalCode: optionalPostalCode,
  website: optionalWebsite,
  nip: optionalNip,
  regon: optionalRegon,
  krs: optionalKrs,
  province: optionalChoice,
} satisfies Record<PlainKind, (max?: number) => z.ZodType>;

type Demanded<F extends PlainField> = F['kind'] extends 'province'
  ? ReturnType<typeof choice>
  : z.ZodType<string, string>;
type Optional<F extends PlainField> = F['kind'] extends 'province'
  ? ReturnType<typeof optionalChoice>
  : z.ZodOptional<z.ZodType<string | null, string | null>>;
type Shape<F extends PlainFields> = {
  [N in keyof F]: F[N] extends { missing: string } ? Demanded<F[N]> : Optional<F[N]>;
};

/** What the form demands of each of the fields, for its `z.strictObject({ … })`. */
export const shapeOf = <F extends PlainFields>(fields: F) =>
  schemasOf(fields, ({ kind, missing, max }) =>
    missing === undefined ? optional[kind](max) : demanded[kind](missing, max),
  ) as Shape<F>;

type Value<F extends PlainField> = F['kind'] extends 'province' ? z.ZodInt : z.ZodString;
type Answers<F extends PlainFields> = {
  [N in keyof F]: F[N] extends { missing: string } ? Value<F[N]> : z.ZodNullable<Value<F[N]>>;
};

/** What an answer says of each of them; null for one that was left out. */
export const answersOf = <F extends PlainFields>(fields: F) =>
  schemasOf(fields, ({ kind, missing }) => {
    const value = kind === 'province' ? z.int() : z.string();
    return missing === undefined ? value.nullable() : value;
  }) as unknown as Answers<F>;

const schemasOf = (fields: PlainFields, schemaOf: (field: PlainField) => z.ZodType): unknown =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, schemaOf(fields[name] as PlainField)] as const),
  );
