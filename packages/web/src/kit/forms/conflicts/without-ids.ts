/** Rows of a form as new ones: their ids were those of the deleted record's parts. */
export function withoutIds<T>(whole: T): T {
  const rowOf = (row: unknown) => {
    if (typeof row !== 'object' || row === null || !('id' in row)) return row;
    const { id: _, ...rest } = row;
    return rest;
  };
  return Object.fromEntries(
    Object.entries(whole as object).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(rowOf) : value,
    ]),
  ) as T;
}
