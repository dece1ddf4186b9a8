import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { awayOn, listAway } from '@zaplecze/contract/rooms/absences/calls';
import { listPresence, type Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { peopleForWork } from '@zaplecze/contract/rooms/radar/calls';
import { teamLoad, teamToday } from '@zaplecze/contract/rooms/reports/work/calls';
import { getInside } from '@zaplecze/contract/rooms/visits/calls';
import { expect } from 'vitest';
import type { Someone, TestApp } from '../../../../test/http.ts';
import { availabilityOf } from '../index.ts';

export const today = warsawDay();

/** What a place says of a person's day: until when they are not at work, and who does their work. */
export type PlaceAnswer = { until: string; standIns: number[] } | null;

const ids = (people: { id: number }[]) => people.map(({ id }) => id);
const said = (until: string, people: { id: number }[]): PlaceAnswer => ({
  until,
  standIns: ids(people),
});

type Reader = { it: TestApp; manager: Someone; admin: Someone };

/** The presence of everybody on a day, by person. */
export async function presenceOfDay({ it, manager }: Reader, day: string) {
  const { list } = (await it.call(listPresence, { as: manager, query: { day } })).data;
  return new Map<number, Presence>(list.map((one: Presence) => [one.user, one]));
}

/** The places that say of any day who is away, each by person. */
async function saidOfDay({ it, manager }: Reader, people: number[], day: string) {
  const query = { users: people.join(','), dateFrom: addDays(day, -3), dateTo: addDays(day, 10) };
  const away = awayOn((await it.call(listAway, { as: manager, query })).data, day);
  const { list } = (await it.call(peopleForWork, { as: manager, query: { day } })).data;
  type Choice = { id: number; away: { until: string; substitutes: { id: number }[] } | null };
  const choices = new Map((list as Choice[]).map((one) => [one.id, one.away]));
  return (person: number): Record<string, PlaceAnswer> => {
    const hint = away.find(({ user }) => user.id === person);
    const choice = choices.get(person);
    return {
      'hint under a picker': hint ? said(hint.until, hint.substitutes) : null,
      'choice of a person': choice ? said(choice.until, choice.substitutes) : null,
    };
  };
}

/** The places that speak of today alone: the report on the team, and the roll call. */
export async function saidToday({ it, manager, admin }: Reader) {
  const { list } = (await it.call(teamToday, { as: manager })).data;
  type Row = {
    user: { id: number };
    absence: { until: string } | null;
    substitutes: { id: number }[];
  };
  const rows = new Map((list as Row[]).map((one) => [one.user.id, one]));
  const inside = (await it.call(getInside, { as: admin })).data;
  const inBuilding = new Set(
    inside.departments.flatMap((one: { people: { id: number }[] }) => ids(one.people)),
  );
  const elsewhere = new Set(ids(inside.elsewhere));
  return {
    away: inside.away as number,
    of: (person: number) => {
      const row = rows.get(person);
      return {
        report: row?.absence ? said(row.absence.until, row.substitutes) : null,
        inBuilding: inBuilding.has(person),
        elsewhere: elsewhere.has(person),
      };
    },
  };
}

/** Obłożenie's hours of people in its first week, beside those that their days have left. */
export async function hoursOfWeek({ it, manager }: Reader, people: number[]) {
  const { list, weeks } = (await it.call(teamLoad, { as: manager })).data;
  const [monday] = weeks as string[];
  const from = (monday ?? today) > today ? (monday ?? today) : today;
  const free = await availabilityOf(it.db, people, {
    ...{ dateFrom: from, dateTo: addDays(monday ?? today, 6) },
  });
  type Row = { user: { id: number }; weeks: { capacity: number }[] };
  const capacity = new Map(
    (list as Row[]).map(({ user, weeks: [first] }) => [user.id, first?.capacity]),
  );
  return people.map((person) => {
    const own = free.filter((one) => one.person === person);
    const hours = own.reduce((sum, day) => sum + day.left, 0) / 60;
    return { person, hours: Math.round(hours * 10) / 10, capacity: capacity.get(person) };
  });
}

/** Compares what the places say of people on a day with the one answer. */
export async function comparePlaces(reader: Reader, people: number[], day: string): Promise<void> {
  const presence = await presenceOfDay(reader, day);
  const placesOf = await saidOfDay(reader, people, day);
  for (const person of people) {
    const one = presence.get(person);
    const answer = one?.away ? said(one.until, one.standIns) : null;
    for (const [place, words] of Object.entries(placesOf(person))) {
      expect({ day, person, place, words }).toEqual({ day, person, place, words: answer });
    }
  }
}
