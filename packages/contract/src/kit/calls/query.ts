/**
 * How lists are asked for in an address: `page=2&filter[status]=1,2`. The API, the server and
 * the pages' own addresses share this form, so that a link shows the list that was seen.
 */

export type QueryValue = string | string[] | { [key: string]: string | string[] };
export type QueryRecord = { [key: string]: QueryValue };

const named = /^([\w-]+)(?:\[([\w.]+)\])?(\[\])?$/;

/**
 * Reads `a=1&filter[x]=1&filter[y][]=1&filter[y][]=2`; repeated names gather into a list.
 * Names of another form are kept as they stand, for the strict schema to refuse.
 */
export function decodeQuery(search: string): QueryRecord {
  const record: QueryRecord = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    const match = named.exec(name);
    const [outer, inner, many] = match
      ? [match[1] ?? name, match[2], match[3] !== undefined]
      : [name, undefined, false];
    if (inner === undefined) {
      record[outer] = gather(record[outer], value, many);
      continue;
    }
    const group = record[outer];
    const nested: { [key: string]: string | string[] } =
      typeof group === 'object' && !Array.isArray(group) ? group : Object.create(null);
    nested[inner] = gather(nested[inner], value, many);
    record[outer] = nested;
  }
  return record;
}

function gather(before: QueryValue | undefined, value: string, many: boolean): string | string[] {
  if (typeof before === 'string') return [before, value];
  if (Array.isArray(before)) {
    before.push(value);
    return before;
  }
  return many ? [value] : value;
}

/** Writes what `decodeQuery` reads, leaving out undefined, null, '' and empty lists. */
export function encodeQuery(record: Record<string, unknown>): string {
  const pairs: string[] = [];
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) {
      if (value.length > 0) add(name, value.join(','));
    } else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    } else {
      pairs.push(`${name}=${encodeURIComponent(String(value)).replace(/%2C/g, ',')}`);
    }
  };
  for (const [name, value] of Object.entries(record)) add(name, value);
  return pairs.join('&');
}
