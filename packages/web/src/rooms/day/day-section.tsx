import type { Address } from '@zaplecze/contract/addresses';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './day.module.css';
import { DayLine, type LineDoing } from './lines/day-line.tsx';
import { type AnyLine, lineKey } from './lines/day-lines.ts';

/** Lists that show the same things, each with how many there are. */
export type ListLink = { to: Address; words: string };

/** A part of a day, under its title. */
export type Part = {
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
