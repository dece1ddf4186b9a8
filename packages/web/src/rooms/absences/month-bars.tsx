import { IconFlag } from '@tabler/icons-react';
import { absenceStatus } from '@zaplecze/contract/absence-status.lists';
import type { CalendarEntry, Deadline } from '@zaplecze/contract/absences';
import { addressOf } from '@zaplecze/contract/addresses';
import { isPast } from '@zaplecze/contract/kit/time';
import type { CSSProperties } from 'react';
import { AppLink } from '../../kit/navigation/link.tsx';
import type { Target } from '../../kit/navigation/use-anchor.ts';
import { colorVars } from '../../kit/records/colors.ts';
import { formatDays, formatHours, formatLimit } from '../../kit/records/format.ts';
import classes from './month-view.module.css';

/** Columns and row of a week's grid, as CSS variables. */
type Place = Record<`--${string}`, number>;

/** Where the work behind a deadline is done. */
export function workOf(deadline: Deadline): Target {
  if (deadline.kind === 'issue') return { to: addressOf('yourIssue', { id: deadline.id }) };
  const { project, task, procedure, service } = deadline;
  return {
    to: addressOf('task', {
      projectId: project.id,
      taskId: task,
      procedureId: procedure,
      serviceId: service,
    }),
  };
}

export function EntryBar(props: {
  entry: CalendarEntry;
  place: Place;
  begins: boolean;
  ends: boolean;
  /** Names of who stands in. */
  standIns: string;
  onOpen: () => void;
}) {
  const { entry, place, begins, ends, standIns, onOpen } = props;
  const waits = entry.status === absenceStatus.requested;
  const words = [
    `${entry.user.name}: ${entry.type.name}`,
    formatDays(entry),
    entry.hours && formatHours(entry.hours),
    waits && 'czeka na akceptację',
    standIns && `zastępuje: ${standIns}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      className={classes.entry}
      style={{ ...colorVars(entry.type.color), ...place } as CSSProperties}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      data-waits={waits || undefined}
      title={words}
      aria-label={words}
      onClick={onOpen}
    >
      {entry.user.name} · {entry.type.name}
      {standIns && ` → ${standIns}`}
    </button>
  );
}

/** One's own task or issue on the day of its limit; leads to it. */
export function DeadlineBar({ deadline, place }: { deadline: Deadline; place: Place }) {
  const late = isPast(deadline.dateRealizationLimit);
  const words = `${late ? 'Po terminie' : 'Termin'} ${formatLimit(deadline.dateRealizationLimit)}: ${deadline.kind === 'issue' ? 'zgłoszenie ' : ''}${[deadline.name, deadline.client?.name].filter(Boolean).join(', ')}`;
  return (
    <div className={classes.deadline} style={place as CSSProperties} data-late={late || undefined}>
      <AppLink {...workOf(deadline)} label={words} className={classes.deadlineLink}>
        <IconFlag size={12} stroke={2} aria-hidden />
        <span title={words}>{deadline.name}</span>
      </AppLink>
    </div>
  );
}
