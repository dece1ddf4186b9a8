/** The shapes of an OpenAPI document under names, so that a generated program has one type for what is the same. */

export type JsonSchema = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'clientService' → 'ClientService'. */
export const pascal = (name: string) =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());

/** 'persons' → 'person', 'companies' → 'company', 'status' stays. */
export function singular(name: string): string {
  if (name === 'series') return name;
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|us|is)$/.test(name)) return name;
  return name
    .replace(/(ss|us|x|ch|sh)es$/, '$1~')
    .replace(/s$/, '')
    .replace('~', '');
}

/**
 * A schema of a call, and what its own shape is called. `of`: what the call is about stands right under it (`records`), and
 * has the name of its property before all others; or it is a `row` of a list, which has its name next.
 */
export type Root = { schema: JsonSchema; name: string; of?: 'records' | 'row' };

type Place = {
  /** The property that the shape stands under; null for the call's own. */
  key: string | null;
  /** The text of the shape around it, or the name of the call's own schema. */
  around: { text: string } | { name: string };
};
type Shape = { count: number; rank: number; places: Place[]; schema: JsonSchema };

const isShape = (schema: JsonSchema) => schema.type === 'object' && isObject(schema.properties);

/** A shape has a name when it is a record, or stands in several places. */
function isNamed({ schema, count }: Shape): boolean {
  const properties = Object.keys(schema.properties as JsonSchema);
  return properties.includes('id') || (count > 1 && properties.length > 1);
}

/** Words that say nothing of what stands under them. */
const vague =
  /^(list|row|item|entry|line|cell|part|place|group|change|changed|type|on|at|said|written|asked|step|check|count|known|wait|run|link|column|value|other|may)$/;

/**
 * Chooses names for the shapes of calls: a record's by the property that it stands under, else with the name of what it
 * stands in before that.
 *
 * @param roots schemas of calls, in the order in which they choose
 * @param known shapes that many records share, by their names
 * @returns `components`, and `refer`, which writes references in the places of what has a name
 */
export function nameSchemas(
  roots: readonly Root[],
  known: Readonly<Record<string, JsonSchema>> = {},
): { components: Record<string, JsonSchema>; refer: (schema: JsonSchema) => JsonSchema } {
  const shapes = new Map<string, Shape>();
  const meet = (schema: JsonSchema, { rank, ...place }: Place & { rank: number }) => {
    const text = JSON.stringify(schema);
    const shape = shapes.get(text) ?? { count: 0, rank, places: [], schema };
    shape.count += 1;
    if (rank < shape.rank) shape.places.unshift(place);
    else shape.places.push(place);
    shape.rank = Math.min(shape.rank, rank);
    shapes.set(text, shape);
    return text;
  };
  for (const { schema, name, of } of roots) {
    const rank = of === 'row' ? 1 : 2;
    walk(schema, { key: null, around: { name }, rank, under: of === 'records' ? 0 : 2, meet });
  }
  const names = chooseNames(shapes, known);
  const components = [...names].map(([text, name]) => {
    const { schema } = shapes.get(text) as Shape;
    return [name, inside(schema, names)] as const;
  });
  return {
    components: Object.fromEntries(components.sort(([a], [b]) => (a < b ? -1 : 1))),
    refer: (schema) => refer(schema, names) as JsonSchema,
  };
}

type Walk = Place & {
  /** 0 for the records that a call is about, 1 for rows of lists, 2 for the rest. */
  rank: number;
  /** The rank of what stands right under it. */
  under?: number;
  meet: (schema: JsonSchema, place: Place & { rank: number }) => string;
};

/** Parts of a schema that are schemas themselves. */
function walk(schema: JsonSchema, { meet, under = 2, ...place }: Walk): void {
  if (isShape(schema)) {
    const text = meet(schema, place);
    for (const [property, part] of Object.entries(schema.properties as JsonSchema)) {
      const key = singular(property);
      const rank = vague.test(key) ? 2 : under;
      if (isObject(part)) walk(part, { key, around: { text }, rank, meet });
    }
  }
  for (const word of ['items', 'additionalProperties']) {
    const part = schema[word];
    if (isObject(part)) walk(part, { ...place, meet });
  }
  for (const word of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    for (const part of (schema[word] as unknown[] | undefined) ?? [])
      if (isObject(part)) walk(part, { ...place, meet });
  }
}

/** Names that languages and browsers have for something else: a generated type of that name would hide it. */
const languageNames = new Set([
  ...['Array', 'Blob', 'Boolean', 'Date', 'Error', 'Event', 'File', 'Function', 'Headers', 'Map'],
  ...['Number', 'Object', 'Promise', 'Record', 'Request', 'Response', 'Set', 'String', 'Symbol'],
]);
const free = (name: string) => (languageNames.has(name) ? `${name}Data` : name);

/** By the text of a shape its name: the first wish that nobody had before. */
function chooseNames(
  shapes: ReadonlyMap<string, Shape>,
  known: Readonly<Record<string, JsonSchema>>,
): Map<string, string> {
  const names = new Map<string, string>();
  const reserved = new Set(Object.keys(known));
  for (const [name, schema] of Object.entries(known)) {
    const text = JSON.stringify(schema);
    if (shapes.has(text)) names.set(text, name);
  }
  const longName = ({ key, around }: Place): string =>
    `${'name' in around ? around.name : nameOf(around.text)}${pascal(key ?? '')}`;
  const nameOf = (text: string): string => {
    const named = names.get(text);
    const [place] = (shapes.get(text) as Shape).places;
    return named ?? longName(place as Place);
  };
  const order = [...shapes].sort(([, a], [, b]) => a.rank - b.rank);
  for (const [text, shape] of order) {
    if (names.has(text) || !isNamed(shape)) continue;
    const [first] = shape.places as [Place];
    const short = shape.places.flatMap(({ key }) =>
      key === null || vague.test(key) ? [] : [free(pascal(key))],
    );
    const wishes = [...short, longName(first)];
    const name = wishes.find((one) => !reserved.has(one)) ?? numbered(longName(first), reserved);
    reserved.add(name);
    names.set(text, name);
  }
  return names;
}

function numbered(wish: string, reserved: ReadonlySet<string>): string {
  for (let at = 2; ; at += 1) if (!reserved.has(`${wish}${at}`)) return `${wish}${at}`;
}

const inside = (schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema =>
  Object.fromEntries(Object.entries(schema).map(([word, part]) => [word, refer(part, names)]));

function refer(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => refer(one, names));
  if (!isObject(part)) return part;
  const name = isShape(part) ? names.get(JSON.stringify(part)) : undefined;
  return name ? { $ref: `#/components/schemas/${name}` } : inside(part, names);
}
