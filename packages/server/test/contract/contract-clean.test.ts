import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { cleanInput } from '../../src/kit/http/calls/clean-text.ts';
import { routes } from '../../src/rooms/house.ts';
import { valueFor } from '../faults/fuzz-values.ts';
import { schemasOf } from '../mounted-schemas.ts';

/**
 * Every text of every call, taken from the contract: a good value with signs that nobody sees, put as the server takes
 * it, is kept clean or refused. New calls join by themselves.
 */

type Def = z.core.$ZodTypes['_zod']['def'];
type Leaf = { path: string; name: string; schema: z.core.$ZodType };

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** The smallest schemas that take a text, each with what cleans and changes it. */
function leavesOf(schema: z.core.$ZodType, path: string, name: string): Leaf[] {
  const def = defOf(schema);
  const inner = (one: z.core.$ZodType, key = '') =>
    leavesOf(one, key ? `${path}.${key}` : path, key || name);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, one]) => inner(one, key));
    case 'array':
      return inner(def.element);
    case 'tuple':
      return def.items.flatMap((one) => inner(one));
    case 'record':
      return inner(def.valueType);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
    case 'nullable':
      return takesText(def.innerType) ? [{ path, name, schema }] : inner(def.innerType);
    case 'pipe':
      return takesText(schema) ? [{ path, name, schema }] : inner(def.in);
    case 'union':
      return def.options.some(takesText)
        ? [
            { path, name, schema },
            ...def.options.filter((one) => !takesText(one)).flatMap((one) => inner(one)),
          ]
        : def.options.flatMap((one) => inner(one));
    case 'string':
      return [{ path, name, schema }];
    default:
      return [];
  }
}

function takesText(schema: z.core.$ZodType): boolean {
  const def = defOf(schema);
  if (def.type === 'string') return true;
  if (def.type === 'union') return def.options.some(takesText);
  if (def.type === 'pipe') return takesText(defOf(def.in).type === 'transform' ? def.out : def.in);
  return 'innerType' in def && takesText(def.innerType as z.core.$ZodType);
}

/** Texts of several lines; all others are of one. */
const longNames =
  /^(description|text|content|comment|comments|note|reason|payload|outcome|businessArea|html|question|purpose|what|people|data|recipients|transfers|retention|security|ground|state|words|wording|rejection|message|value|initial|files?|picture|logo)$/;
/** Known by their own form or kept hashed, so that nothing is taken away from them. */
const opaque =
  /password|gusKey|Secret$|^current$|token|^ticket$|^access-token$|endpoint|auth$|p256dh|^code$|^state$|^key$|^confirmed$|^v$|^path$|back/i;

const turning = /[\u202A-\u202E\u2066-\u2069]/;
/** What hides words from a search, and people from being forgotten. */
const unseenInLines = /[\u00AD\u200B\u2060\uFEFF]/;
const unseenInLine = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF\u3164\n\r\t\u00A0\u202F]| {2}/;

const variants = (text: string) => [
  `\u202e${text}\u202c`,
  `\u2067${text}\u2069`,
  text.normalize('NFD'),
  `\u200b${text}\u00ad`,
  `${text.slice(0, 1)}\u200b\u2060${text.slice(1)}`,
  `\u00a0${text}\u3164\ufeff`,
  `${text}\n\t${text}`,
  `${text}\u202f\u00a0${text}`,
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const parse = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value);

function good({ schema, name }: Leaf): string[] {
  const made = fc.sample(valueFor(schema, name), { numRuns: 40, seed: 1 });
  const texts = [...made, 'Żółć gęślą', '600 100 200'].filter((one) => typeof one === 'string');
  return [...new Set(texts)]
    .filter((text) => text !== '' && parse(schema, text).success)
    .slice(0, 4);
}

const parts = ['params', 'query', 'body'] as const;
const calls = routes.map(({ endpoint }) => endpoint);
const leaves = (endpoint: Endpoint) =>
  parts.flatMap((part) => leavesOf(schemasOf(endpoint)[part], part, part));

/**
 * HTML is cleaned once its tags are (kit/records/rich-text.ts); a payload is a setting as the page wrote it, a draft what was typed,
 * which is cleaned when its form is sent.
 */
const cleanedLater = ({ path }: Endpoint, name: string) =>
  name === 'html' ||
  name === 'payload' ||
  path.startsWith('/draft') ||
  (path.startsWith('/knowledgeBase') && name === 'description');

let asked = 0;
let done = 0;
describe.each(calls.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name',
  ({ endpoint }) => {
    test('keeps texts clean [SHE-71, SHE-72]', () => {
      for (const leaf of leaves(endpoint)) {
        for (const text of good(leaf)) {
          for (const variant of variants(text)) {
            const { success, data } = parse(leaf.schema, cleanInput(variant));
            if (!success || opaque.test(leaf.name)) continue;
            asked += 1;
            for (const kept of textsIn(data)) {
              const at = `${leaf.path} of ${JSON.stringify(variant)}`;
              expect([at, kept.normalize('NFC')]).toEqual([at, kept]);
              expect([at, turning.test(kept)]).toEqual([at, false]);
              if (longNames.test(leaf.name)) {
                if (!cleanedLater(endpoint, leaf.name))
                  expect([at, unseenInLines.test(kept)]).toEqual([at, false]);
                continue;
              }
              if (!cleanedLater(endpoint, leaf.name))
                expect([at, kept.replace(unseenInLine, '?')]).toEqual([at, kept]);
            }
          }
        }
      }
      done += 1;
    });
  },
);

// Of the whole: a part that is run by its name (-t) says nothing.
afterAll(() => {
  if (calls.length === done) expect(asked, 'texts that were asked').toBeGreaterThan(1_000);
});
