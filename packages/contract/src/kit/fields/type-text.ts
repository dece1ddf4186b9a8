import * as z from 'zod';

/**
 * The input or output of a schema as the text of a TypeScript type: for the types of the client package and for the
 * description of the API. It covers the JSON Schema that zod makes of the contract's schemas.
 */

type Json = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  items?: Json | Json[];
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: boolean | Json;
  description?: string;
  pattern?: string;
  minLength?: number;
};

export type SchemaSide = 'input' | 'output';

export const jsonOf = (schema: z.ZodType, way: SchemaSide): Json =>
  z.toJSONSchema(schema, { io: way, unrepresentable: 'any', target: 'draft-7' }) as Json;

const plain: Record<string, string> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

/** The names of a company's own fields, which no type of the contract knows (custom-fields.ts). */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a type
const customNames = '`custom.${string}`';

const union = (texts: string[]) => [...new Set(texts)].join(' | ') || 'never';
const bracketed = (text: string) =>
  / [|&] /.test(text) && !/^[[{]/.test(text) ? `(${text})` : text;
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function objectText({ properties = {}, required = [], additionalProperties }: Json, pad: string) {
  const inner = `${pad}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${key(name)}${mark}: ${textOf(schema, inner)};`;
  });
  const open = typeof additionalProperties === 'object' && lines.length > 0;
  if (open) lines.push(`${inner}[name: ${customNames}]: unknown;`);
  if (lines.length > 0) return `{\n${lines.join('\n')}\n${pad}}`;
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0) {
    return `Record<string, ${textOf(additionalProperties, pad)}>`;
  }
  return additionalProperties === false ? 'Record<string, never>' : 'Record<string, unknown>';
}

function textOf(schema: Json, pad: string): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)));
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return union(parts.map((one) => textOf(one, pad)));
  if (schema.allOf) return schema.allOf.map((one) => bracketed(textOf(one, pad))).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => plain[type] ?? 'unknown'));
  if (schema.type === 'array') {
    if (Array.isArray(schema.items)) {
      return `[${schema.items.map((one) => textOf(one, pad)).join(', ')}]`;
    }
    return `${bracketed(textOf(schema.items ?? {}, pad))}[]`;
  }
  if (schema.type === 'object') return objectText(schema, pad);
  if (schema.pattern?.startsWith('^custom\\.')) return customNames;
  return plain[schema.type ?? ''] ?? 'unknown';
}

/** `{\n  id: number;\n  name?: string | null;\n}`; lines after the first begin with `pad`. */
export const typeText = (schema: z.ZodType, way: SchemaSide, pad = ''): string =>
  textOf(jsonOf(schema, way), pad);

/** Something that a schema might take, with what it cannot do without; for examples. */
export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts?.[0]) return exampleOf(parts[0], name);
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    const names = Object.keys(properties).filter((name) => required.includes(name));
    return Object.fromEntries(names.map((one) => [one, exampleOf(properties[one] ?? {}, one)]));
  }
  if (schema.type === 'array') {
    return [schema.items ?? {}].flat().map((one) => exampleOf(one, name));
  }
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? exampleText(schema, name) : null;
}

/** What stands in fields of these names; read from above. */
const namedTexts: [RegExp, string][] = [
  [/firstName$/i, 'Anna'],
  [/(lastName|surname)$/i, 'Nowak'],
  [/fullName$|^(person|recipient)$/i, 'Anna Nowak'],
  [/^(name|fvName|company)$/, 'Żagiel sp. z o.o.'],
  [/phone$/i, '22 555 10 10'],
  [/postalCode$/i, '90-001'],
  [/city$/i, 'Łódź'],
  [/street$/i, 'Długa 1'],
  [/nip$/i, '5260250274'],
  [/^(html|text|comment|words)$/, 'Proszę o kontakt do piątku.'],
  [/^(description|reason)$/, 'Umowa na rok, z możliwością przedłużenia.'],
  [/^url$/, 'https://firma.pl/zdarzenia'],
  [/^car$/, 'EL 12345'],
  [/^username$/, 'anowak'],
  [/^password/, 'Zielony-Kot-2026'],
  [/^account$/, '61109010140000071219812874'],
  [/^number$/, '5260250274'],
  [/^expected$/, '2026-11-26 14:30'],
  [/^(date|day|from|to|at|periods|expires|received|firstDay|lastDay)([A-Z]\w*)?$/, '2026-11-26'],
];

/** Texts of the kinds that fields ask for; the first that a schema takes is its example. */
const exampleTexts = [
  ...[
    'tekst',
    'biuro@firma.pl',
    '#0B6E75',
    '2026-11-26',
    '5260250274',
    '00-001',
    '+48 22 555 10 10',
  ],
  ...['ZG-ABCDEFGHIJKLMNOP', '/api/client/list/export?format=xlsx', 'https://example.com/'],
  '0123456789abcdef0123456789abcdef',
];

function exampleText({ pattern, minLength = 0 }: Json, name: string): string {
  const named = namedTexts.flatMap(([form, text]) => (form.test(name) ? [text] : []));
  const long = [...named, ...exampleTexts].map((text) => text.padEnd(minLength, 'a'));
  const form = pattern === undefined ? /(?:)/u : new RegExp(pattern, 'u');
  return long.find((text) => form.test(text)) ?? 'tekst';
}
