import classes from './details.module.css';
import { formatDateTime, formatDay, formatRelative } from './format.ts';

/** '21.11.2026', on hover how long ago; a dash for nothing. */
export function DayText({ value }: { value: string | null | undefined }) {
  if (!value) return <span className={classes.nothing}>–</span>;
  return (
    <time dateTime={value} title={formatRelative(value)} className={classes.date}>
      {formatDay(value)}
    </time>
  );
}

/** '21.11.2026 14:30' (Warsaw), on hover how long ago. */
export function DateTimeText({ value }: { value: string | null | undefined }) {
  if (!value) return <span className={classes.nothing}>–</span>;
  return (
    <time dateTime={value} title={formatRelative(value)} className={classes.date}>
      {formatDateTime(value)}
    </time>
  );
}

/**
 * A deadline: in red with the word 'po terminie' once it has passed, unless `done`.
 * `value`: a day or an instant.
 */
export function Overdue({
  value,
  done,
  withTime,
}: {
  value: string | null | undefined;
  done?: boolean;
  withTime?: boolean;
}) {
  const text = withTime ? <DateTimeText value={value} /> : <DayText value={value} />;
  const end = value?.length === 10 ? `${value}T23:59:59` : value;
  if (!value || done || Date.parse(end ?? '') >= Date.now()) return text;
  return (
    <span className={classes.overdue}>
      {text} <span className={classes.word}>po terminie</span>
    </span>
  );
}
