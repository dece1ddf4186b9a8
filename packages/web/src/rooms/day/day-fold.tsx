import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../kit/records/format.ts';
import shared from './day.module.css';
import { type Part, Ways } from './day-section.tsx';
import classes from './later/day-later.module.css';

/** A part that is not for now: one line with its count and one hint, opened by a click, or from the beginning. */
export function DayFold(
  props: Part & { hint?: string | undefined; tools?: ReactNode; opened?: boolean },
) {
  const id = useId();
  if (props.count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <details className={classes.fold} open={props.opened}>
        <summary>
          <IconChevron />
          <h3 id={id} className={classes.foldTitle}>
            {props.title} <span className={shared.count}>{formatNumber(props.count)}</span>
          </h3>
          {props.hint && (
            <span className={classes.hint} title={props.hint}>
              {props.hint}
            </span>
          )}
        </summary>
        {(props.tools || (props.ways && props.ways.length > 0)) && (
          <div className={classes.foldTools}>
            {props.tools}
            <Ways ways={props.ways} />
          </div>
        )}
        {props.children}
      </details>
    </section>
  );
}

/** Points down while its part is open. */
const IconChevron = () => (
  <svg className={classes.chevron} width={16} height={16} viewBox="0 0 16 16" aria-hidden>
    <title>Rozwiń</title>
    <path d="M6 3.5 10.5 8 6 12.5" />
  </svg>
);
