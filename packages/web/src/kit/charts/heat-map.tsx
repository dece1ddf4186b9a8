import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import classes from './heat-map.module.css';

export type HeatCell = {
  /** The text of the cell. */
  text: string;
  /** How full it is: 1 is full, more is too much. */
  share: number;
  /** In words, on hover. */
  title: string;
};

const rowHeight = 30;
/** Of each further line of a name that does not fit in one. */
const lineHeight = 16;
const headHeight = 26;
const gap = 2;
/** Three figures and their sign; narrower windows scroll. */
const leastCell = 46;

/** Full cells are not darker than their words can bear. */
const strongest = 45;

/** The filling of a cell; what is too much differs by lines too. */
const toneOf = (share: number) =>
  share > 1
    ? 'color-mix(in srgb, var(--z-chart-bad) 45%, var(--mantine-color-body))'
    : `color-mix(in srgb, var(--z-chart-now) ${Math.round(strongest * share)}%, var(--mantine-color-body))`;

/** Rows by columns, each cell as strong as it is full. Words in every cell say what the colour says. */
export function HeatMap<R extends { key: string | number; label: string }>({
  rows,
  columns,
  cellOf,
  onCell,
}: {
  rows: R[];
  columns: { key: string; label: string; short: string }[];
  cellOf: (row: R, column: number) => HeatCell;
  onCell: (row: R, column: number) => void;
}) {
  const { ref, width } = useElementSize();
  const lines = useId();
  const narrow = width < 640;
  const names = narrow ? 104 : 190;
  const cell = Math.max((width - names) / Math.max(columns.length, 1), leastCell);
  let height = headHeight;
  const placed = rows.map((row) => {
    const words = linesOf(row.label, narrow ? 14 : 26);
    const y = height;
    const high = rowHeight + (words.length - 1) * lineHeight;
    height += high;
    return { row, words, y, high };
  });
  return (
    <div ref={ref} className={classes.place}>
      {width > 0 && (
        <svg
          width={names + cell * columns.length}
          height={height}
          className={classes.map}
          aria-hidden="true"
        >
          <defs>
            <pattern id={lines} width="6" height="6" patternUnits="userSpaceOnUse">
              <path d="M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2" className={classes.lines} />
            </pattern>
          </defs>
          {columns.map(({ key, label, short }, at) => (
            <text key={key} x={names + cell * (at + 0.5)} y={16} className={classes.head}>
              {narrow ? short : label}
            </text>
          ))}
          {placed.map(({ row, words, y, high }) => (
            <g key={row.key} transform={`translate(0 ${y})`}>
              <text className={classes.name}>
                {words.map((line, at) => (
                  <tspan key={line} x={0} y={19 + at * lineHeight}>
                    {line}
                  </tspan>
                ))}
              </text>
              {columns.map(({ key }, at) => {
                const { text, share, title } = cellOf(row, at);
                const box = {
                  x: names + cell * at + gap / 2,
                  width: cell - gap,
                  height: high - gap,
                  rx: 3,
                };
                return (
                  // The table offers the same by keyboard.
                  // biome-ignore lint/a11y/noStaticElementInteractions: see above
                  <g key={key} className={classes.cell} onClick={() => onCell(row, at)}>
                    <title>{title}</title>
                    <rect {...box} fill={toneOf(share)} className={classes.box} />
                    {share > 1 && <rect {...box} fill={`url(#${lines})`} />}
                    <text
                      x={box.x + box.width / 2}
                      y={high / 2 + 4}
                      className={classes.text}
                      data-much={share > 1 || undefined}
                    >
                      {text}
                    </text>
                  </g>
                );
              })}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

/** A name in lines of at most `most` signs: no name is cut, on paper nobody could ask for its rest. */
function linesOf(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    for (let from = 0; from === 0 || from < word.length; from += most) {
      const part = word.slice(from, from + most);
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + part.length <= most)
        lines[lines.length - 1] = `${last} ${part}`;
      else lines.push(part);
    }
  }
  return lines;
}
