import type { Address } from '@zaplecze/contract/addresses';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './day.module.css';
import { DayLine, type LineDoing } from './day-line.tsx';
import { type AnyLine, lineKey } from './day-lines.ts';

/** Lists that show the same things, each with how many there are. */
export type ListLink = { to: Address; words: string };

type Part = {
  title: string;
  count: number;
  ways?: ListLink[];
  children: ReactNode;
};

/** A group of what is for now, with its count; nothing when there is nothing. */
export function DaySection(props: Part & { note?: ReactNode }) {
  const id = useId();
  if (props.count === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id} className={classes.title}>
          {props.title} <span className={classes.count}>{formatNumber(props.count)}</span>
        </h3>
        {props.note && <span className={classes.note}>{props.note}</span>}
        <Ways ways={props.ways} />
      </header>
      {props.children}
    </section>
  );
}

/** A part that is not for now: one line with its count and one hint, opened by a click. */
export function DayFold(props: Part & { hint?: string | undefined; tools?: ReactNode }) {
  const id = useId();
  if (props.count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <details className={classes.fold}>
        <summary>
          <IconChevron />
          <h3 id={id} className={classes.foldTitle}>
            {props.title} <span className={classes.count}>{formatNumber(props.count)}</span>
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
export const IconChevron = () => (
  <svg className={classes.chevron} width={16} height={16} viewBox="0 0 16 16" aria-hidden>
    <title>Rozwiń</title>
    <path d="M6 3.5 10.5 8 6 12.5" />
  </svg>
);

export function Ways({ ways = [] }: { ways?: ListLink[] | undefined }) {
  if (ways.length === 0) return null;
  return (
    <span className={classes.ways}>
      {ways.map(({ to, words }) => (
        <AppLink key={to} to={to}>
          {words}
        </AppLink>
      ))}
    </span>
  );
}

export function Lines({ rows, chosen, ...doing }: LineDoing & { rows: AnyLine[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {rows.map((line) => {
        const key = lineKey(line);
        return <DayLine key={key} line={line} chosen={key === chosen} {...doing} />;
      })}
    </ul>
  );
}
