import { marksIn } from '@zaplecze/contract/kit/values/found-words';
import { Fragment } from 'react';
import classes from './search.module.css';

/** A text with the letters that were typed marked, as the server compares them. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const letters = [...text];
  const marks = marksIn(text, typed);
  if (marks.length === 0) return text;
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {part(marks[at - 1]?.[1] ?? 0, from)}
          <mark className={classes.mark}>{part(from, to)}</mark>
        </Fragment>
      ))}
      {part(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
