import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { ComponentProps } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { AbsenceForm } from './absence-form.tsx';
import { RequestDialog } from './requests/request-dialog.tsx';

/** Accepted days that are all over: their person reads them, somebody else puts them right. */
const isOver = ({ status, dateTo }: CalendarEntry) =>
  status === absenceStatus.accepted && dateTo < warsawDay();

/** What opens over a calendar: the form, or the request for whoever decides about it or may only read it. */
export function AbsenceOver({ start, ...how }: ComponentProps<typeof AbsenceForm>) {
  const me = useMe();
  const entry = 'entry' in start && !start.wanted ? start.entry : null;
  return entry && (entry.may.decide || (entry.owner === me.id && isOver(entry))) ? (
    <RequestDialog id={entry.id} onClose={how.onClose} />
  ) : (
    <AbsenceForm start={start} {...how} />
  );
}
