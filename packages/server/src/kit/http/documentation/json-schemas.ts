import * as z from 'zod';
import { isObject, type JsonSchema } from './named-schemas.ts';

/** The contract's schemas as JSON Schema 2020-12, in the form that programs of others read. */

/** Writes what other programs' generators understand: a map of known names as an object with these properties. */
function knownNames(schema: JsonSchema): void {
  const { propertyNames: names, additionalProperties: value } = schema;
  if (!isObject(names) || !Array.isArray(names.enum)) return;
  schema.properties = Object.fromEntries(names.enum.map((name) => [name, value]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** Numbers are taken as digits, too; a program sends numbers. */
function plainNumbers(jsonSchema: JsonSchema): void {
  const parts = jsonSchema.anyOf;
  if (!Array.isArray(parts)) return;
  const number = parts.find((part) => part.type === 'integer' || part.type === 'number');
  const digits = parts.find((part) => part.type === 'string' && /\\d/.test(part.pattern ?? ''));
  if (!number || !digits) return;
  const others = parts.filter((part) => part !== digits);
  if (others.length > 1) jsonSchema.anyOf = others;
  else {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, number);
  }
}

/** That an integer is one which JavaScript can hold tells nobody anything, and programs take the bound for an example. */
function plainIntegers(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** A schema of the contract as JSON Schema 2020-12. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      knownNames(jsonSchema as JsonSchema);
      plainNumbers(jsonSchema as JsonSchema);
      plainIntegers(jsonSchema as JsonSchema);
    },
  }) as JsonSchema;
  return $defs ? (anything(json) as JsonSchema) : json;
}

/** The one schema of ours that refers to itself is that of any JSON (`z.json()`). */
function anything(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(anything);
  if (!isObject(part)) return part;
  if ('$ref' in part) return { description: 'Dowolna wartość JSON' };
  return Object.fromEntries(Object.entries(part).map(([word, inner]) => [word, anything(inner)]));
}

/** Answers may get further properties with a new version; a program passes over what it does not know. */
function open(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(open);
  if (!isObject(part)) return part;
  const entries = Object.entries(part).filter(
    ([word, value]) => word !== 'additionalProperties' || value !== false,
  );
  return Object.fromEntries(entries.map(([word, value]) => [word, open(value)]));
}

/** What a call answers under `data`. */
export type AnswerSchema = (schema: z.ZodType) => JsonSchema;
export const openAnswer: AnswerSchema = (schema) =>
  open(jsonSchemaOf(schema, 'output')) as JsonSchema;
export const closedAnswer: AnswerSchema = (schema) => jsonSchemaOf(schema, 'output');
