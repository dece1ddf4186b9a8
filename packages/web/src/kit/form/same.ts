/** Whether two values of a form are the same; absent, null and '' all mean nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (empty(a) && empty(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, at) => same(value, b[at]));
  }
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
    return [...new Set([...Object.keys(x), ...Object.keys(y)])].every((key) =>
      same(x[key], y[key]),
    );
  }
  return false;
}

function empty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
