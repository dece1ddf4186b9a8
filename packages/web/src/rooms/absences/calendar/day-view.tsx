import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import type { CalendarEntry, Deadline } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import type { ReactNode } from 'react';
import { useDayOffName } from '../../../kit/calendar/company-days.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { ColorPill } from '../../../kit/records/color-pill.tsx';
import { Overdue } from '../../../kit/records/date-text.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { formatDateTime, formatDays, formatHours } from '../../../kit/records/format.ts';
import { PersonName } from '../../person-names/index.ts';
import type { AbsenceStart } from '../absence-form.tsx';
import classes from './day-view.module.css';
import { type Guest, workOf } from './month-bars.tsx';

/** One day: own deadlines, who is away, and who works elsewhere. */
export function DayView(props: {
  day: string;
  entries: CalendarEntry[];
  deadlines: Deadline[];
  /** Everybody's entries, not only the reader's own. */
  all: boolean;
  /** Guests who come to the reader. */
  guests: Guest[];
  onEdit: (start: AbsenceStart) => void;
}) {
  const { day, all, entries, deadlines, guests, onEdit } = props;
  const holiday = useDayOffName()(day);
  const away = entries.filter(({ type }) => type.isVacation);
  const others = entries.filter(({ type }) => !type.isVacation);
  return (
    <div className={classes.day}>
      {holiday && <p className={classes.holiday}>{holiday}</p>}
      <Part title="Twoje terminy" count={deadlines.length} none="Tego dnia nie masz terminów.">
        {deadlines.map((deadline) => (
          <li key={`${deadline.kind}${deadline.id}`} className={classes.item}>
            <span className={classes.what}>
              <AppLink {...workOf(deadline)}>{deadline.name}</AppLink>
              <span className={classes.quiet}>
                {[
                  deadline.client?.name,
                  deadline.kind === 'issue'
                    ? 'zgłoszenie'
                    : withoutClient(deadline.project.name, deadline.client?.name ?? ''),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Overdue value={deadline.dateRealizationLimit} withTime />
          </li>
        ))}
      </Part>
      {guests.length > 0 && (
        <Part title="Twoi goście" count={guests.length} none="">
          {guests.map((guest) => (
            <li key={guest.id} className={classes.item}>
              <span className={classes.what}>
                <AppLink to={addressOf('announcedGuest', { id: guest.id })}>{guest.name}</AppLink>
                {guest.party && <span className={classes.quiet}>{guest.party}</span>}
              </span>
              {formatDateTime(guest.at).slice(11)}
            </li>
          ))}
        </Part>
      )}
      {all ? (
        <>
          <Part title="Nieobecni" count={away.length} none="Tego dnia wszyscy są obecni.">
            {away.map((entry) => (
              <Entry key={entry.id} entry={entry} onEdit={onEdit} />
            ))}
          </Part>
          <Part title="Poza biurem i spotkania" count={others.length} none="Nie ma innych wpisów.">
            {others.map((entry) => (
              <Entry key={entry.id} entry={entry} onEdit={onEdit} />
            ))}
          </Part>
        </>
      ) : (
        <Part title="Twoje wpisy" count={entries.length} none="Nie masz wpisów tego dnia.">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onEdit={onEdit} />
          ))}
        </Part>
      )}
    </div>
  );
}

function Part(props: { title: string; count: number; none: string; children: ReactNode }) {
  return (
    <MainBox title={props.title} count={props.count}>
      {props.count === 0 ? (
        <p className={classes.quiet}>{props.none}</p>
      ) : (
        <ul className={classes.list}>{props.children}</ul>
      )}
    </MainBox>
  );
}

function Entry({ entry, onEdit }: { entry: CalendarEntry; onEdit: (start: AbsenceStart) => void }) {
  const verb = entry.may.decide ? 'Rozpatrz' : 'Edytuj';
  return (
    <li className={classes.item}>
      <span className={classes.who}>
        <PersonName person={entry.user} />
      </span>
      <ColorPill color={entry.type.color}>{entry.type.name}</ColorPill>
      {entry.status === absenceStatus.requested && (
        <span className={classes.quiet}>czeka na akceptację</span>
      )}
      <span className={classes.when}>
        {formatDays(entry)}
        {entry.hours && `, ${formatHours(entry.hours)}`}
      </span>
      {(entry.may.edit || entry.may.decide) && (
        <Button
          className={classes.opens}
          size="compact-xs"
          variant="default"
          aria-label={`${verb}: ${entry.user.name}, ${entry.type.name}`}
          onClick={() => onEdit({ entry })}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
