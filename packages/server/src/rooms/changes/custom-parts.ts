import { customKeyOf, customName } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Elements } from '@zaplecze/contract/kit/values/merge';

/* Own fields of a form, and of the rows of its lists, as fields of their own: two editors may change one each. */

type Form = Record<string, unknown>;
type Lists = Record<string, Elements>;

/** `custom: { a: 1 }` as `'custom.a': 1`. */
function flat({ custom, ...form }: Form): Form {
  const fields = Object.entries((custom ?? {}) as Form);
  return { ...form, ...Object.fromEntries(fields.map(([key, value]) => [customName(key), value])) };
}

/** The same back, where there is any. */
function joined(fields: Form): Form {
  const all = Object.entries(fields);
  const own = all.filter(([name]) => customKeyOf(name) !== undefined);
  if (own.length === 0) return fields;
  const custom = Object.fromEntries(own.map(([name, value]) => [customKeyOf(name), value]));
  return { ...Object.fromEntries(all.filter(([name]) => !customKeyOf(name))), custom };
}

/** Each row of a form's lists of rows changed so. */
const inRows = (form: Form, lists: Lists, change: (row: Form) => Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      lists[name]?.kind === 'rows' && Array.isArray(value) ? value.map(change) : value,
    ]),
  );

export const customApart = (form: Form, lists: Lists = {}): Form => inRows(flat(form), lists, flat);

/** As rows hold them, with the fields of the form itself apart still: an answer about them names each. */
export const rowsTogether = (fields: Form, lists: Lists): Form => inRows(fields, lists, joined);

/** A whole row that was deleted or changed, as rows are held; any other value as it is. */
export const rowTogether = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? joined(value as Form)
    : value;

/** As a record holds them. */
export const customTogether = (fields: Form, lists: Lists = {}): Form =>
  joined(rowsTogether(fields, lists));

/** The form, its lists and what was sent of it, each own field by itself: of what the record has nothing in, nothing. */
export function apart(
  { form, collections = {} }: { form: Form; collections?: Lists },
  body: object,
) {
  const sent = customApart(body as Form, collections);
  const known = customApart(form, collections);
  const lists = { ...collections };
  for (const [name, value] of Object.entries(sent)) {
    if (customKeyOf(name) === undefined) continue;
    known[name] ??= Array.isArray(value) ? [] : null;
    if (Array.isArray(value)) lists[name] = { kind: 'set' };
  }
  const all = Object.fromEntries(Object.entries(sent).filter(([field]) => field in known));
  return { form: known, collections: lists, all };
}
