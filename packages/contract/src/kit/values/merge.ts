import { customKeyOf } from '../fields/custom-fields.ts';

/**
 * Two editors of one record, joined: what each of them changed stays, element by element in lists,
 * and only what both changed differently is a question (docs/decisions/0019). Pure; the server joins with it and the browser carries out the answers.
 */

type Form = Record<string, unknown>;
type Element = Record<string, unknown>;

/**
 * How the elements of a form's list are distinguished. `set`: ids in no order. `order`: ids whose order matters;
 * `linkOf`: they are stored as links of the other record, in that field of its form. `rows`: records with fields of
 * their own, distinguished by the parts in `key` (`id`: an element without one is new); `entity` and `owner` name
 * their table and the column that refers to the record.
 */
export type Elements =
  | { kind: 'set'; linkOf?: { entity: string; field: string } }
  | { kind: 'order' }
  | { kind: 'rows'; key: readonly string[]; entity: string; owner: string };

/** Says for every list of a form how its elements are told apart; a list left out does not compile. */
export type Collections<F> = {
  [K in keyof F as NonNullable<F[K]> extends readonly unknown[] ? K : never]-?: Elements;
};
type AnyCollections = Record<string, Elements>;

/**
 * What both changed differently. `key` and `part` name the element of a list and its field; without a
 * `part` one removed the element (null) that the other changed.
 */
export type Conflict = {
  /** `city`, `persons.12.phone`, `persons.12`. */
  path: string;
  field: string;
  key: string | null;
  part: string | null;
  theirs: unknown;
  yours: unknown;
};

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?(\d\d)?)$/;
const empty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether two values of a form are the same; absent, null and '' all mean nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (empty(a) && empty(b))) return true;
  if (typeof a === 'string' && typeof b === 'string') {
    return isInstant.test(a) && isInstant.test(b) && Date.parse(a) === Date.parse(b);
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, at) => same(value, b[at]));
  }
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const [x, y] = [a as Form, b as Form];
    return [...new Set([...Object.keys(x), ...Object.keys(y)])].every((key) =>
      same(x[key], y[key]),
    );
  }
  return false;
}

/** The key of a row of a list; null for one that is new. */
export function keyOf({ key }: { key: readonly string[] }, element: Element): string | null {
  const parts = key.map((part) => element[part]);
  return parts.every((part) => !empty(part)) ? parts.join('/') : null;
}

/** What one editor made of a value: theirs when only they changed it, and the other way round. */
function choose(base: unknown, yours: unknown, current: unknown): 'yours' | 'theirs' | 'both' {
  if (same(yours, base) || same(yours, current)) return 'theirs';
  return same(current, base) ? 'yours' : 'both';
}

function mergeSet(base: unknown[], yours: unknown[], current: unknown[]): unknown[] {
  const stays = current.filter((one) => yours.includes(one) || !base.includes(one));
  return [...stays, ...yours.filter((one) => !base.includes(one) && !stays.includes(one))];
}

/** Puts what a list lacks into it, each after the one that it follows in the other list. */
function insertAfter(list: unknown[], other: unknown[], wanted: (one: unknown) => boolean) {
  const result = [...list];
  for (const [at, one] of other.entries()) {
    if (!wanted(one) || result.includes(one)) continue;
    const before = other.slice(0, at).findLast((earlier) => result.includes(earlier));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, one);
  }
  return result;
}

/** The members of both, in the order of each; the two differ only when both have moved something. */
function mergeOrder(base: unknown[], yours: unknown[], current: unknown[]) {
  const members = new Set(mergeSet(base, yours, current));
  const common = (list: unknown[]) =>
    list.filter((one) => base.includes(one) && yours.includes(one) && current.includes(one));
  const asTheirs = insertAfter(
    current.filter((one) => members.has(one)),
    yours,
    (one) => members.has(one),
  );
  if (choose(common(base), common(yours), common(current)) === 'theirs') {
    return { theirs: asTheirs, yours: asTheirs };
  }
  const asYours = insertAfter(
    yours.filter((one) => members.has(one)),
    current,
    (one) => members.has(one),
  );
  return same(common(current), common(base))
    ? { theirs: asYours, yours: asYours }
    : { theirs: asTheirs, yours: asYours };
}

type Three<T> = { base: T; yours: T; current: T };
type Found = (conflict: Omit<Conflict, 'path' | 'field'>) => void;

function mergeElement({ base, yours, current }: Three<Element>, key: string, found: Found) {
  const merged: Element = { ...current };
  for (const part of Object.keys(yours)) {
    const three = [base[part], yours[part], current[part]].map((one) => one ?? []);
    if (
      customKeyOf(part) !== undefined &&
      Array.isArray(yours[part]) &&
      three.every(Array.isArray)
    ) {
      const [was = [], mine = [], now = []] = three as unknown[][];
      merged[part] = mergeSet(was, mine, now);
      continue;
    }
    const whose = choose(base[part], yours[part], current[part]);
    if (whose === 'yours') merged[part] = yours[part];
    if (whose === 'both') found({ key, part, theirs: current[part] ?? null, yours: yours[part] });
  }
  return merged;
}

/** Whether an element has other values than it had, as far as it is told. */
const differs = (was: Element, is: Element) =>
  Object.keys(is).some((part) => !same(was[part], is[part]));

/** Rows of both; new ones stay the objects that they were. */
function mergeRows(
  elements: Extract<Elements, { kind: 'rows' }>,
  { base, yours, current }: Three<Element[]>,
  found: Found,
): Element[] {
  const byKey = (list: Element[]) =>
    new Map(list.flatMap((one) => [[keyOf(elements, one), one] as const]));
  const [before, mine, now] = [byKey(base), byKey(yours), byKey(current)];
  const result = yours.flatMap((one) => {
    const key = keyOf(elements, one);
    if (key === null) return [one];
    const [was, is] = [before.get(key), now.get(key)];
    if (is) return [mergeElement({ base: was ?? is, yours: one, current: is }, key, found)];
    // Not there any more. Known to neither, it is refused by whoever saves it.
    if (!was) return [one];
    if (differs(was, one)) found({ key, part: null, theirs: null, yours: one });
    return [];
  });
  for (const one of current) {
    const key = keyOf(elements, one);
    if (key === null || mine.has(key)) continue;
    const was = before.get(key);
    if (was && !differs(was, one)) continue;
    // Added by them, or changed by them while you removed it: nothing goes unasked.
    if (was) found({ key, part: null, theirs: one, yours: null });
    result.push(one);
  }
  return result;
}

/**
 * Joins what you changed with what others saved since you opened the form.
 *
 * @param base the form as you opened it, `current`: as it is now; `yours`: what you send (any of the fields)
 * @returns `merged`: a value for each field you sent, theirs wherever there is a conflict
 */
export function mergeForms(
  { base, yours, current }: Three<Form>,
  collections: AnyCollections,
): { merged: Form; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = Object.fromEntries(
    Object.keys(yours).map((field) => {
      const found: Found = ({ key, part, ...values }) =>
        void conflicts.push({
          path: [field, key, part].filter((step) => step !== null).join('.'),
          field,
          key,
          part,
          ...values,
        });
      const elements = collections[field];
      const three = { base: base[field], yours: yours[field], current: current[field] };
      if (!elements || !Object.values(three).every(Array.isArray)) {
        const whose = choose(three.base, three.yours, three.current);
        if (whose === 'both') {
          found({ key: null, part: null, theirs: three.current ?? null, yours: three.yours });
        }
        return [field, whose === 'yours' ? three.yours : three.current];
      }
      const lists = three as Three<Element[]>;
      if (elements.kind === 'set') {
        return [field, mergeSet(lists.base, lists.yours, lists.current)];
      }
      if (elements.kind === 'rows') return [field, mergeRows(elements, lists, found)];
      const order = mergeOrder(lists.base, lists.yours, lists.current);
      if (!same(order.theirs, order.yours)) found({ key: null, part: null, ...order });
      return [field, order.theirs];
    }),
  );
  return { merged, conflicts };
}

/** The form once the person has answered each conflict by its path; theirs where there is no answer. */
export function settleConflicts(
  merged: Form,
  conflicts: Conflict[],
  answers: Record<string, 'theirs' | 'yours'>,
  collections: AnyCollections,
): Form {
  const settled = structuredClone(merged);
  for (const { path, field, key, part, yours } of conflicts) {
    if (answers[path] !== 'yours') continue;
    const elements = collections[field];
    if (key === null || elements?.kind !== 'rows') {
      settled[field] = yours;
      continue;
    }
    const list = settled[field] as Element[];
    const at = list.findIndex((one) => keyOf(elements, one) === key);
    if (part !== null) setPart(list[at] as Element, part, yours);
    else if (yours === null) list.splice(at, 1);
    // Brought back as new: the one that was removed is gone for good.
    else list.push(withoutId(yours as Element));
  }
  return settled;
}

/** Own fields of a row stand together in it. */
function setPart(element: Element, part: string, value: unknown): void {
  const key = customKeyOf(part);
  if (key === undefined) element[part] = value;
  else element.custom = { ...(element.custom as Element | undefined), [key]: value };
}

const withoutId = ({ id: _, ...element }: Element): Element => element;
