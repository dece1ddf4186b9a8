/**
 * Fillings that differ by more than colour, for those who do not tell colours apart: plain, slanted lines,
 * dots, crossed lines. `fillOf('late')` is what a bar is filled with; the drawing holds `<Patterns tones />` once.
 */
export type Tone = { key: string; color: string; pattern: 'plain' | 'lines' | 'dots' | 'cross' };

const idOf = (prefix: string, key: string) => `${prefix}-${key}`;

/** What a mark of a tone is filled with. */
export const fillOf = (prefix: string, { key, color, pattern }: Tone) =>
  pattern === 'plain' ? color : `url(#${idOf(prefix, key)})`;

const marks = {
  lines: <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" />,
  dots: <circle cx="4" cy="4" r="1.4" />,
  cross: <path d="M0,4 h8 M4,0 v8" />,
};

/** The definitions of the tones' fillings, to stand within the `<svg>`. */
export function Patterns({ prefix, tones }: { prefix: string; tones: readonly Tone[] }) {
  return (
    <defs>
      {tones.map(({ key, color, pattern }) =>
        pattern === 'plain' ? null : (
          <pattern
            key={key}
            id={idOf(prefix, key)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" fill={color} />
            <g
              stroke="var(--mantine-color-body)"
              strokeWidth={pattern === 'dots' ? 0 : 1.5}
              fill={pattern === 'dots' ? 'var(--mantine-color-body)' : 'none'}
            >
              {marks[pattern]}
            </g>
          </pattern>
        ),
      )}
    </defs>
  );
}
