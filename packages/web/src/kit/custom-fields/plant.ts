import { get, set } from 'react-hook-form';

/** Puts fields by their paths where a form has none of them; those of a row that it has no more are left out. */
export function plant<V extends object>(values: V, fields: Readonly<Record<string, unknown>>): V {
  for (const [name, empty] of Object.entries(fields)) {
    const row = /^\w+\.\d+(?=\.)/.exec(name)?.[0];
    if (row !== undefined && get(values, row) === undefined) continue;
    if (get(values, name) === undefined) set(values, name, empty);
  }
  return values;
}
