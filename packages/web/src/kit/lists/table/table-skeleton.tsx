import classes from './record-table.module.css';

const widths = [62, 48, 71, 55, 66, 43, 58, 69, 51, 60];

/** Ten rows of grey bars where the rows will be. */
export function TableSkeleton({ columns, rows = 10 }: { columns: number; rows?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">Ładowanie listy…</span>
      <table className={classes.table} aria-hidden>
        <tbody>
          {widths.slice(0, rows).map((width, row) => (
            <tr key={width}>
              {widths.slice(0, Math.min(columns, 6)).map((_, column) => (
                <td key={widths[column]}>
                  <div
                    className={classes.bone}
                    style={{ width: `${widths[(row + column * 3) % widths.length] ?? 50}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
