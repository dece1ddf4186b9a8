/** The sum of a number of the rows, to the grosz. */
export function sumOf<K extends string>(rows: { [N in K]: number }[], key: K): number {
  return Math.round(rows.reduce((all, row) => all + row[key] * 100, 0)) / 100;
}
