import { isPast, warsawDay } from '@zaplecze/contract/kit/values/time';
import classes from './details.module.css';
import { formatDateTime, formatDay, formatLimit, formatNear } from './format.ts';
import { agoOnHover } from './time-ago.ts';

/** '21.11.2026', on hover how long ago; a dash for nothing. `short`: '21.11' while it is less than half a year away. */
export function DayText({
  value,
  short,
}: {
  value: string | null | undefined;
  short?: boolean | undefined;
}) {
  if (!value)
    return (
      <span className={classes.nothing} data-none>
        –
      </span>
    );
  return (
    <time dateTime={value} {...agoOnHover(value)} className={classes.date}>
      {short ? formatNear(value) : formatDay(value)}
    </time>
  );
}

/** '21.11.2026 14:30' (Warsaw), on hover how long ago. */
export function DateTimeText({ value }: { value: string | null | undefined }) {
  if (!value)
    return (
      <span className={classes.nothing} data-none>
        –
      </span>
    );
  return (
    <time dateTime={value} {...agoOnHover(value)} className={classes.date}>
      {formatDateTime(value)}
    </time>
  );
}

/** A limit: as DateTimeText, without the hour when it is the end of a day. */
export function LimitText({ value }: { value: string | null | undefined }) {
  if (!value)
    return (
      <span className={classes.nothing} data-none>
        –
      </span>
    );
  return (
    <time dateTime={value} {...agoOnHover(value)} className={classes.date}>
      {formatLimit(value)}
    </time>
  );
}

/**
 * A deadline: in red with the word 'po terminie' once it has passed, unless `done`.
 * `value`: a day or an instant. `lead`: the word before a deadline that is still ahead, where no
 * heading says what the date is; the word for the late one then stands in its place.
 */
export function Overdue({
  value,
  done,
  withTime,
  lead,
  short,
}: {
  value: string | null | undefined;
  done?: boolean;
  withTime?: boolean;
  lead?: string;
  /** Without the year while it is the one that comes first to mind; late is „po 25.11” beside „do 25.11”. */
  short?: boolean;
}) {
  const text = withTime ? <LimitText value={value} /> : <DayText value={value} short={short} />;
  const past = value && (value.length === 10 ? value < warsawDay() : isPast(value));
  if (done || !past) {
    return lead ? (
      <span>
        {lead} {text}
      </span>
    ) : (
      text
    );
  }
  const late = short ? (
    <span className={classes.word} title="po terminie">
      po<span className="visually-hidden"> terminie</span>
    </span>
  ) : (
    <span className={classes.word}>po terminie</span>
  );
  return (
    <span className={classes.overdue}>
      {lead ? late : text} {lead ? text : late}
    </span>
  );
}
