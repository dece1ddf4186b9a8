import type { Address } from '@zaplecze/contract/addresses';
import { useId } from 'react';
import { useGo } from '../navigation/use-go.ts';
import classes from './lying-bars.module.css';
import { fillOf, Patterns, type Tone } from './patterns.tsx';

const height = 16;

type LyingBar = {
  key: string | number;
  /** The label at the left of the bar. */
  words: string;
  value: number;
  /** The value at the right of the bar, which makes an axis needless. */
  says: string;
  tone: Tone;
  /** The part of it that stands out, from the left. */
  part?: { value: number; tone: Tone };
  /** The list that it counts. */
  to: Address | undefined;
};

/**
 * Bars that lie, a line each, from zero to the greatest; every one is told in words and number beside it. A line
 * leads to what it counts.
 */
export function LyingBars({ rows }: { rows: LyingBar[] }) {
  const go = useGo();
  const prefix = useId();
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const tones = rows.flatMap(({ tone, part }) => (part ? [tone, part.tone] : [tone]));
  const each = [...new Map(tones.map((tone) => [tone.key, tone])).values()];
  const wide = (value: number) => `${(100 * value) / most}%`;
  return (
    <div className={classes.bars}>
      {rows.map((row) => (
        // The table has the same numbers as links, for the keyboard.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={row.key}
          className={classes.row}
          data-leads={row.to && true}
          onClick={() => row.to && go(row.to)}
        >
          <span className={classes.words} data-text title={row.words}>
            {row.words}
          </span>
          <svg className={classes.place} width="100%" height={height} aria-hidden="true">
            <Patterns prefix={`${prefix}-${row.key}`} tones={each} />
            <rect
              width={wide(row.value)}
              height={height}
              rx="2"
              fill={fillOf(`${prefix}-${row.key}`, row.tone)}
            />
            {row.part && (
              <rect
                width={wide(row.part.value)}
                height={height}
                rx="2"
                fill={fillOf(`${prefix}-${row.key}`, row.part.tone)}
              />
            )}
          </svg>
          <span className={classes.says} data-text>
            {row.says}
          </span>
        </div>
      ))}
    </div>
  );
}
