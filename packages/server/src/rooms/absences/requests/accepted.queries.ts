import type { Days } from '@zaplecze/contract/kit/values/days';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import { hiddenValue } from '../../../kit/database/combined-query.ts';

/*
 * Absent people: accepted absences, and nothing else. Every question whether somebody is there reads this, so that a
 * waiting or refused request makes nobody absent.
 */

type Accepted = {
  id: number;
  owner: number;
  dateFrom: string;
  dateTo: string;
  hours: number | null;
  name: string;
  color: string;
  isVacation: boolean;
  isPrivate: boolean;
  interruptsLeave: boolean;
};

/**
 * Accepted entries with their types, to select from: `from ${acceptedAbsences} e`. `hours`: of a part of one day;
 * null for whole days. `isVacation`: the person is not at work.
 */
export const acceptedAbsences = sql<Accepted>`(select e.id, e.owner, e."dateFrom", e."dateTo", e.hours,
    k.name, k.color, k."isVacation", k."isPrivate", k."interruptsLeave"
  from "calendarEntry" e join "calendarType" k on k.id = e.type
  where e.status = ${sql.lit(absenceStatus.accepted)})`;

/** That an entry `e` has a day in common with a range; goes through the GiST index. */
export const meets = ({ dateFrom, dateTo }: Days) => sql<boolean>`
  daterange(e."dateFrom", e."dateTo", '[]') && daterange(${dateFrom}::date, ${dateTo}::date, '[]')`;

/** The same of some people, through the index of their entries: those of everybody are many more. */
export const meetsTheirs = ({ dateFrom, dateTo }: Days) => sql<boolean>`
  (e."dateTo" >= ${hiddenValue(dateFrom, 'date')} and e."dateFrom" <= ${hiddenValue(dateTo, 'date')})`;
