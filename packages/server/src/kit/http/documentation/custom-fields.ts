import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { type CustomMark, customMark } from '@zaplecze/contract/kit/fields/custom-fields.schemas';
import { customFilterParts } from '@zaplecze/contract/kit/lists/custom-filters';
import type { FilterKind } from '@zaplecze/contract/kit/lists/list';
import type { Flags } from '@zaplecze/contract/permissions';
import { isObject, type JsonSchema, pascal } from './named-schemas.ts';

/*
 * Own fields of this installation in the description of its API: each by its key, as its reader sees it, where schemas of the
 * contract say that such fields stand (contract, kit/fields/custom-fields.schemas.ts).
 */

const text = { type: 'string' };
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A value in an answer, and as it is sent. Amounts are zloty; days YYYY-MM-DD; instants of answers are in UTC. */
type Value = { answer: JsonSchema; input: JsonSchema };
const alike = (schema: JsonSchema): Value => ({ answer: schema, input: schema });
const line = alike({ ...text, maxLength: 250 });
const number = alike({ type: 'number' });
const numberOf = (answer: JsonSchema): Value => ({ answer, input: { type: 'integer' } });
const values: Record<CustomKind, Value> = {
  text: line,
  long: alike({ ...text, maxLength: 10_000 }),
  decimal: number,
  money: number,
  day: alike({ ...text, format: 'date' }),
  moment: {
    answer: { ...text, format: 'date-time' },
    input: { ...text, examples: ['2026-12-01 09:30'] },
  },
  flag: alike({ type: 'boolean' }),
  choice: numberOf(named('StatusReference')),
  choices: {
    answer: { type: 'array', items: named('StatusReference') },
    input: { type: 'array', items: { type: 'integer' } },
  },
  person: numberOf(named('PersonReference')),
  client: numberOf(named('Reference')),
  website: alike(text),
  phone: alike(text),
  email: alike(text),
  account: alike(text),
  nip: alike(text),
  regon: alike(text),
  pesel: alike(text),
};

/** What filters take, in an address. */
const filters = {
  ids: {
    anyOf: [{ type: 'integer' }, { ...text, pattern: '^\\d+(,\\d+)*$' }],
    description: 'Jeden numer albo kilka po przecinku; 0: bez wartości.',
  },
  flag: { ...text, enum: ['0', '1'] },
  day: { ...text, format: 'date' },
  number: { type: 'number' },
  text,
} as const;

const isSorted = ({ kind }: CustomField) => kind !== 'choices' && kind !== 'long';
const isSummed = ({ kind }: CustomField) => kind === 'decimal' || kind === 'money';

/** Options that may be chosen, by their numbers. */
const optionWords = ({ options }: CustomField) =>
  options
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => `${id} ${name}`)
    .join(', ');

function wordsOf(field: CustomField): JsonSchema {
  const { label, help, unit, formula } = field;
  const options = optionWords(field);
  const parts = [
    help,
    unit && `Jednostka: ${unit}.`,
    formula !== null && 'Wylicza się samo.',
    options && `Pozycje: ${options}.`,
  ].filter(Boolean);
  return { title: label, ...(parts.length > 0 && { description: parts.join(' ') }) };
}

const isNulled = (schema: JsonSchema) => ({ ...schema, type: [schema.type, 'null'] });

/** `{ key: schema }` of what is asked or told of fields. */
const byKey = (fields: readonly CustomField[], schema: (field: CustomField) => JsonSchema) =>
  Object.fromEntries(fields.map((field) => [field.key, schema(field)]));

const answers = (fields: readonly CustomField[]) =>
  byKey(fields, (field) => {
    const schema = values[field.kind].answer;
    return { ...wordsOf(field), ...schema, ...(field.formula !== null && { readOnly: true }) };
  });
const inputs = (fields: readonly CustomField[]) =>
  byKey(fields, (field) => ({ ...wordsOf(field), ...isNulled(values[field.kind].input) }));

const filterProperties = (fields: readonly CustomField[]) =>
  Object.fromEntries(
    fields.flatMap((field) =>
      Object.entries(customFilterParts(field.kind)).map(([part, kind]: [string, FilterKind]) => [
        `custom.${field.key}${part && `.${part}`}`,
        { ...wordsOf(field), ...filters[kind as keyof typeof filters] },
      ]),
    ),
  );

/** `ClientCustomFields`; of a list of several kinds `GuestParcelCustomFields`. */
const nameOf = ({ of, as }: CustomMark) =>
  `${of.map(pascal).join('')}CustomFields${as === 'input' ? 'Request' : ''}`;

type Reader = { fields: readonly CustomField[]; flags: Flags };

function described(schema: JsonSchema, mark: CustomMark, { fields, flags }: Reader): JsonSchema {
  const here = fields.filter(({ record }) => mark.of.includes(record));
  const names = (which: (field: CustomField) => boolean) =>
    here.filter(which).map(({ key }) => `custom.${key}`);
  if (mark.as === 'sort') {
    const own = names(isSorted);
    const [known] = (schema.anyOf ?? []) as JsonSchema[];
    return own.length === 0 ? schema : { ...schema, anyOf: [known, { ...text, enum: own }] };
  }
  if (mark.as === 'sums') {
    const own = names(isSummed);
    return own.length === 0
      ? schema
      : { ...schema, description: `Po przecinku: ${own.join(', ')}` };
  }
  const properties =
    mark.as === 'filter'
      ? { ...(schema.properties as object | undefined), ...filterProperties(here) }
      : mark.as === 'answer'
        ? answers(here)
        : inputs(here.filter((field) => mayEditCustom(field, flags)));
  // What a map takes of names that nobody knows yet stays as it is: fields are added while programs run.
  const { propertyNames: _, ...map } = schema;
  return { ...map, properties };
}

/**
 * The document with the own fields that its reader sees: of each kind of record a schema under a name, filters and orders of
 * lists by their names.
 *
 * @param document as `openApiOf` makes it; it stays as it is
 * @param reader.fields those that they see, of records that they may read
 */
export function withCustomFields(document: JsonSchema, reader: Reader): JsonSchema {
  const known = new Set<CustomRecord>(reader.fields.map(({ record }) => record));
  const added: Record<string, JsonSchema> = {};
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isObject(part)) return part;
    const { [customMark]: mark, ...rest } = part as { [customMark]?: CustomMark } & JsonSchema;
    const schema = Object.fromEntries(
      Object.entries(rest).map(([word, inner]) => [word, walk(inner)]),
    );
    if (!mark?.of.some((record) => known.has(record))) return schema;
    if (mark.as !== 'answer' && mark.as !== 'input') return described(schema, mark, reader);
    const name = nameOf(mark);
    added[name] ??= described(schema, mark, reader);
    return named(name);
  };
  const whole = walk(document) as { components: { schemas: Record<string, JsonSchema> } };
  const schemas = Object.entries({ ...whole.components.schemas, ...added });
  const components = {
    ...whole.components,
    schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return { ...whole, components };
}
