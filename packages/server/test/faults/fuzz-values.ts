import fc from 'fast-check';
import type * as z from 'zod';

/**
 * Values made from the contract's own schemas: such as fit, so that calls get past the door, and
 * such as an attacker or a broken program would send in their place.
 */

type Def = z.core.$ZodTypes['_zod']['def'];
type Any = fc.Arbitrary<unknown>;

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** Days and instants, among them such as no clock shows or no column holds. */
const times: Any = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '2026-11-20',
      '2026-12-01',
      '2026-11-21 10:15',
      '2026-11-21T10:15:00+01:00',
      '2026-10-25 02:30',
      '2024-02-29',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '2026-03-29 02:30',
      '2026-02-30',
      '0000-00-00',
      '0000-01-01',
      '0001-01-01',
      '-000001-01-01T00:00:00Z',
      '9999-12-31',
      '9999-12-31 23:59:59',
      '10000-01-01',
      '+275760-09-13T00:00:00Z',
      '2026-11-21T24:00:00Z',
      '2026-11-21T10:15:00+99:99',
      '1899-12-31T00:00:00.123456789Z',
    ),
  },
);

const injections = [
  "' or '1'='1",
  "'; select pg_sleep(30)--",
  'id; drop table person',
  '(select version())',
  'name desc, id',
  'p."firstName"',
  '"id"',
  'id--',
  'asc nulls first',
  '1,2,3)',
  '1) or (1=1',
  '$1',
  '\\',
  '%',
  '_%\\_',
  '{1,2}',
  '{"a":',
  '#{7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];

const nested = (depth: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);

/** What no schema asks for. */
export const strange: Any = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...injections) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      '\0',
      'a\0b',
      '\ud800',
      'a\udfffb',
      '\uffff',
      '\u202etxt.exe',
      '🧨'.repeat(300),
      '٣٤',
      ' ',
      '\t\n',
      'A'.repeat(100_000),
      '1'.repeat(400),
      '9'.repeat(10),
      'NaN',
      'Infinity',
      '1e400',
      '-0',
      '0x10',
      '1_000',
      ' 7 ',
      '+7',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -1,
      0.5,
      2_147_483_647,
      2_147_483_648,
      2 ** 53,
      1e21,
      1.7e308,
      5e-324,
      null,
      true,
      false,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      [],
      {},
      [[]],
      [null],
      [1, 1],
      nested(5),
      nested(200),
      Array.from({ length: 10_000 }, (_, at) => at),
      Array(10_000).fill('x'),
      { id: 1 },
      { length: 10 },
    ),
  },
  { weight: 2, arbitrary: times },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const plainTexts = fc.oneof(
  fc.constantFrom('Łódź', 'Umowa', 'a', '1', '2', '0', '1,2', 'ROLE_USER', 'text', '<p>Tak</p>'),
  fc.string({ maxLength: 30 }),
);

const byName: [RegExp, Any][] = [
  [/date|day|time|start|end|from|to$|limit|created|modified|month/i, times],
  [/mail/i, fc.constantFrom('jan@example.pl', 'ewa@example.pl')],
  [/phone|telefon/i, fc.constantFrom('600 700 800', '+49123456789')],
  [/nip/i, fc.constantFrom('5260250274', '1234567890')],
  [/postal|zip/i, fc.constant('00-950')],
  [/password/i, fc.constant('Dlugie-haslo-2026')],
  [/color/i, fc.constant('#A1B2C3')],
];

function patternOf(def: Def & { type: 'string' }): RegExp | undefined {
  for (const check of def.checks ?? []) {
    const { pattern } = check._zod.def as { pattern?: RegExp };
    if (pattern) return pattern;
  }
  return undefined;
}

function texts(def: Def & { type: 'string' }, name: string): Any {
  const named = byName.filter(([like]) => like.test(name)).map(([, values]) => values);
  const pattern = patternOf(def);
  // Ids and other numbers written as texts: of records that are there.
  if (pattern?.test('7') && !pattern.test('a')) return fc.integer({ min: 1, max: 40 }).map(String);
  try {
    if (pattern) named.push(fc.stringMatching(pattern, { maxLength: 30 }));
  } catch {
    // Some patterns (letters of either case) the library does not make texts for.
  }
  return named.length > 0 ? fc.oneof(...named, ...named, plainTexts) : plainTexts;
}

function numbers({ checks = [] }: Def & { type: 'number' }): Any {
  let [low, high] = [-5, 40];
  for (const check of checks) {
    const bound = check._zod.def as { check: string; value?: number };
    if (bound.check === 'greater_than') low = Math.max(low, Number(bound.value));
    if (bound.check === 'less_than') high = Math.min(high, Number(bound.value));
  }
  return low > high ? fc.constant(low) : fc.integer({ min: Math.ceil(low), max: Math.floor(high) });
}

const made = new WeakMap<z.core.$ZodType, Map<string, Any>>();

/**
 * Values that fit the schema, or nearly: what refinements ask beyond it is left to chance. Made once for a schema and a
 * name: the library works out each pattern's texts anew.
 */
export function valueFor(schema: z.core.$ZodType, name = ''): Any {
  const known = made.get(schema) ?? new Map<string, Any>();
  made.set(schema, known);
  const values = known.get(name) ?? makeValues(schema, name);
  known.set(name, values);
  return values;
}

function makeValues(schema: z.core.$ZodType, name: string): Any {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).map(([key, value]) => [key, valueFor(value, key)]);
      const needed = Object.entries(def.shape)
        .filter(([, value]) => defOf(value).type !== 'optional' && defOf(value).type !== 'default')
        .map(([key]) => key);
      return fc.record(Object.fromEntries(shape), { requiredKeys: needed as never[] });
    }
    case 'string':
      return texts(def, name);
    case 'number':
      return numbers(def);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map((one) => valueFor(one, name)));
    case 'array':
      return fc.array(valueFor(def.element, name), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...def.items.map((one) => valueFor(one, name)));
    case 'record':
      return fc.dictionary(fc.constantFrom('0', '1', 'a'), valueFor(def.valueType, name));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return valueFor(def.innerType, name);
    case 'nullable':
      return fc.oneof(
        { weight: 4, arbitrary: valueFor(def.innerType, name) },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    case 'pipe':
      return valueFor(defOf(def.in).type === 'transform' ? def.out : def.in, name);
    case 'lazy':
      return fc.constant(null);
    default:
      return strange;
  }
}

/** The value with one place in it, found by `at`, put to something else, or a key too many. */
function spoilt(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const place = at % (keys.length + 1);
  const key = keys[place];
  if (Array.isArray(value)) {
    return key === undefined ? by : value.with(place, spoilt(value[place], at >> 3, by));
  }
  const copy: Record<string, unknown> = { ...value };
  if (key === undefined) {
    const added = ['nieznane', 'id', 'roles', 'author', '__proto__', 'constructor'][at % 6] ?? 'id';
    Object.defineProperty(copy, added, { value: by, enumerable: true, configurable: true });
  } else copy[key] = spoilt(copy[key], at >> 3, by);
  return copy;
}

/** A value that fits, spoilt in one place or two. */
export function hostile(schema: z.core.$ZodType): Any {
  const spoiling = fc.array(fc.tuple(fc.nat({ max: 4095 }), strange), {
    minLength: 1,
    maxLength: 2,
  });
  return fc
    .tuple(valueFor(schema), spoiling)
    .map(([value, places]) => places.reduce((now, [at, by]) => spoilt(now, at, by), value));
}
