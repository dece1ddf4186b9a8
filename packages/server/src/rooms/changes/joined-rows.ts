import { keyOf, same } from '@zaplecze/contract/kit/values/merge';

type Element = Record<string, unknown>;

/** Rows of a form's list that have become a part of others since the form was opened. */
export type JoinedRows = {
  /** The list's name in the form. */
  list: string;
  /** Ids of those that went, and of the ones that stay. */
  into: Map<number, number>;
  /** Those that went, as they were at last. */
  rows: Element[];
};

type Three = { base: Element[]; yours: Element[]; current: Element[] };
export type FollowedRows = Omit<Three, 'current'> & {
  /** Ids of rows that went whose field is meant by that of the one that stays, by its `id.field`. */
  origins: Map<string, number>;
};

const nothing = (value: unknown) => value === null || value === undefined || value === '';
const ids = { key: ['id'] };
const find = (rows: Element[], id: number) => rows.find((one) => keyOf(ids, one) === String(id));
const without = (rows: Element[], former: Element | undefined) =>
  rows.filter((one) => one !== former);

/**
 * What was typed into a row that went is meant for the one that stays: its changed fields are that one's, unless both were
 * changed to something else in the same form; such a row stays in the list, for the one who typed it to decide.
 *
 * @param blind nobody knows which version was opened: what one of both has and the other lacks is kept
 */
export function followRows(
  { base, yours, current }: Three,
  { into, rows }: JoinedRows,
  { blind }: { blind: boolean },
): FollowedRows {
  const followed: FollowedRows = { base, yours, origins: new Map() };
  for (const [former, stays] of into) {
    const typed = find(followed.yours, former);
    const was = find(followed.base, former) ?? find(rows, former) ?? {};
    if (!typed) continue;
    const [other, otherWas] = [find(followed.yours, stays), find(followed.base, stays)];
    const before = otherWas ?? find(current, stays) ?? {};
    const parts = Object.keys(typed).filter((part) => part !== 'id');
    const changed = parts.filter((part) => !same(typed[part], was[part]));
    const clashes = changed.some(
      (part) => other && !same(other[part], before[part]) && !same(other[part], typed[part]),
    );
    if (clashes && !blind) continue;
    const result: Element = { ...(other ?? (blind ? before : typed)), id: stays };
    const opened = Object.fromEntries(parts.map((part) => [part, was[part] ?? null]));
    const basis: Element = { ...before, ...(!other && opened), id: stays };
    for (const part of parts) {
      const own = other && !nothing(other[part]) && !same(other[part], before[part]);
      const lacks = blind && other && nothing(other[part]);
      if (!lacks && (!changed.includes(part) || own)) continue;
      result[part] = typed[part];
      basis[part] = was[part];
      followed.origins.set(`${stays}.${part}`, former);
    }
    followed.yours = other
      ? without(followed.yours, typed).map((one) => (one === other ? result : one))
      : followed.yours.map((one) => (one === typed ? result : one));
    const rest = without(followed.base, find(followed.base, former));
    followed.base = otherWas
      ? rest.map((one) => (one === otherWas ? basis : one))
      : [...rest, basis];
  }
  return followed;
}
