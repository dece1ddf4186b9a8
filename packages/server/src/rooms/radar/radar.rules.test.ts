import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import { describe, expect, test } from 'vitest';
import type { PersonFacts, Subject } from './facts.ts';
import {
  anna,
  away,
  endOfDay,
  ewa,
  kinds,
  look,
  personFacts,
  piotr,
  step,
  task,
} from './radar.fixture.ts';
import { reasonsOf } from './radar.rules.ts';
import { teamOf } from './team.rules.ts';
import { calendarFrom } from './working-days.ts';

describe('one thing after the other', () => {
  // Friday, 20 November 2026; the limit is on Tuesday: three working days.
  const today = '2026-11-20';
  const due = { limit: endOfDay('2026-11-24') };

  test.each<[string, Subject, Partial<PersonFacts>[], string[]]>([
    ['merely near', task({ ...due, hours: 24 }), [], []],
    ['past its limit', task({ limit: endOfDay('2026-11-19') }), [], ['late']],
    ['the minute of its limit', task({ limit: '2026-11-20T11:00:00.000Z' }), [], []],
    ['without a limit', task(), [], []],
    ['with nobody', task({ ...due, people: [] }), [], ['nobody']],
    ['of somebody who left', task(due), [{ id: anna, active: false }], ['nobody']],
    [
      'late, with nobody',
      task({ limit: endOfDay('2026-11-19'), people: [] }),
      [],
      ['late', 'nobody'],
    ],
    ['its person is away', task(due), [away(anna, '2026-11-24', '2026-11-30')], ['away']],
    ['back on the day', task(due), [away(anna, '2026-11-16', '2026-11-23')], []],
    [
      'an issue of two, one away',
      task({ ...due, kind: 'issue', people: [anna, piotr] }),
      [away(anna, '2026-11-24', '2026-11-24')],
      [],
    ],
    ['on a Saturday', task({ limit: endOfDay('2026-11-21') }), [], ['dayOff']],
    [
      'what comes before is quick',
      task({ ...due, before: [step({ hours: 16 })], hours: 8 }),
      [],
      [],
    ],
    [
      'what comes before is long',
      task({ ...due, before: [step({ hours: 17 })], hours: 8 }),
      [],
      ['waits'],
    ],
    [
      'what comes before was begun',
      task({
        ...due,
        hours: 8,
        before: [step({ hours: 24, startedAt: '2026-11-19T07:00:00.000Z' })],
      }),
      [],
      [],
    ],
    [
      'whoever comes before is away',
      task({ ...due, before: [step()] }),
      [away(piotr, '2026-11-20', '2026-11-24')],
      ['waits'],
    ],
    [
      'too much to do',
      task({ ...due, hours: 8 }),
      [
        {
          id: anna,
          work: [
            { days: 1, hours: 21 },
            { days: 3, hours: 8 },
          ],
        },
      ],
      ['overloaded'],
    ],
    [
      'half a day more than there is',
      task({ ...due, hours: 8 }),
      [
        {
          id: anna,
          work: [
            { days: 1, hours: 20 },
            { days: 3, hours: 8 },
          ],
        },
      ],
      [],
    ],
    [
      'too much to do later',
      task({ ...due, hours: 8 }),
      [
        {
          id: anna,
          work: [
            { days: 3, hours: 8 },
            { days: 4, hours: 100 },
          ],
        },
      ],
      [],
    ],
    [
      'put off',
      task({ ...due, hours: 8, suspended: true }),
      [{ id: anna, work: [{ days: 1, hours: 99 }] }],
      [],
    ],
  ])('%s [RAD-01]', (_, subject, people, expected) => {
    expect(kinds(subject, today, ...people)).toEqual(expected);
  });

  test('who stands in makes an absence harmless, while they are there themselves [RAD-02]', () => {
    const standIn = (user: number) => ({
      standIns: [{ user, dateFrom: '2026-11-16', dateTo: '2026-11-30' }],
    });
    const gone = away(anna, '2026-11-20', '2026-11-27', standIn(piotr));
    expect(kinds(task(due), today, gone)).toEqual([]);
    const alsoGone = away(piotr, '2026-11-24', '2026-11-24');
    expect(kinds(task(due), today, gone, alsoGone)).toEqual(['away']);
    expect(kinds(task(due), today, gone, { ...alsoGone, ...standIn(ewa) })).toEqual([]);
    // Those who stand in for each other are nobody.
    expect(kinds(task(due), today, gone, { ...alsoGone, ...standIn(anna) })).toEqual(['away']);
    expect(kinds(task(due), today, gone, { id: piotr, active: false })).toEqual(['away']);
  });

  test('what is begun before the limit and its day count whole, so that nobody is scared [RAD-03]', () => {
    const evening = Date.parse('2026-11-20T19:00:00Z');
    const team = teamOf(
      new Map([[anna, personFacts(anna)]]),
      calendarFrom('2026-11-20'),
      new Set(),
    );
    const subject = task({ limit: endOfDay('2026-11-20'), hours: 8 });
    expect(reasonsOf(subject, team, evening)).toEqual([]);
  });
});

describe('what the type of an issue promises [RAD-09]', () => {
  // Monday, 23 November 2026, noon.
  const today = '2026-11-23';
  const told = (at: string, answer = true) =>
    look(task({ kind: 'issue', promised: { at, answer } }), today).map((one) => reasonWords(one));
  test.each([
    ['passed on Friday', '2026-11-20T14:00:00+01:00', 'minął 6 godz. pracy temu'],
    ['passed on Saturday', '2026-11-21T14:00:00+01:00', 'minął 4 godz. pracy temu'],
    ['passed four days of work ago', '2026-11-17T12:00:00+01:00', 'minął 4\u00a0dni robocze temu'],
    ['passed a minute ago', '2026-11-23T11:59:00+01:00', 'minął'],
    ['this very minute', '2026-11-23T12:00:00+01:00', 'mija'],
    ['an hour and a half ahead', '2026-11-23T13:30:00+01:00', 'minie za 1,5 godz. pracy'],
    ['two hours ahead', '2026-11-23T14:00:00+01:00', 'minie za 2 godz. pracy'],
  ])('%s', (_, at, words) => {
    expect(told(at)).toEqual([`obiecany czas odpowiedzi ${words}`]);
    expect(told(at, false)).toEqual([`obiecany czas realizacji ${words}`]);
  });
  test.each([['2026-11-23T14:01:00+01:00'], ['2026-11-24T08:30:00+01:00']])('%s is far', (at) => {
    expect(told(at)).toEqual([]);
  });
  test('who holds it up is asked', () => {
    const subject = task({ kind: 'issue', promised: { at: '2026-11-20T13:00:00Z', answer: true } });
    const late = { ...subject, limit: endOfDay('2026-11-25') };
    expect(look(late, today)).toMatchObject([
      { kind: 'promise', who: { id: anna }, remedy: { kind: 'ask', user: { id: anna } } },
    ]);
  });
});

describe('days are working days of Poland [RAD-04]', () => {
  const late = (limit: string, day: string) => look(task({ limit }), day).map(({ days }) => days);
  test.each([
    ['over a weekend', endOfDay('2026-11-20'), '2026-11-23', 1],
    ['on the weekend after', endOfDay('2026-11-20'), '2026-11-22', 0],
    ['over 11 November, a Wednesday', endOfDay('2026-11-10'), '2026-11-12', 1],
    ['over 24 December, free since 2025', endOfDay('2025-12-23'), '2025-12-29', 1],
    ['over 24 December before that', endOfDay('2024-12-23'), '2024-12-27', 2],
    ['over the turn of a year', endOfDay('2026-12-30'), '2027-01-04', 2],
    ['over Easter', endOfDay('2026-04-02', true), '2026-04-07', 2],
    ['over Corpus Christi', endOfDay('2026-06-03', true), '2026-06-05', 1],
    ['over the clock that goes forward', endOfDay('2026-03-27'), '2026-03-30', 1],
    ['over the clock that goes back', endOfDay('2026-10-23', true), '2026-10-26', 1],
    ['years ago', endOfDay('2024-01-02'), '2026-11-20', 728],
  ])('late %s', (_, limit, day, days) => {
    expect(late(limit, day)).toEqual([days]);
  });

  test.each([
    ['2026-11-21', 'sobota'],
    ['2026-11-22', 'niedziela'],
    ['2025-12-24', 'Wigilia Bożego Narodzenia'],
    ['2026-12-25', 'Boże Narodzenie (pierwszy dzień)'],
    ['2027-01-06', 'Święto Trzech Króli'],
    ['2027-03-28', 'Wielkanoc'],
  ])('a limit on %s: %s', (day, name) => {
    // The clock of 28 March 2027 is summer's by its end.
    const [reason] = look(task({ limit: endOfDay(day, day === '2027-03-28') }), '2025-12-01');
    expect(reason && reasonWords(reason)).toBe(`termin w dzień wolny: ${name}`);
  });

  test.each([['2024-12-24'], ['2026-11-20']])('%s is none', (day) => {
    expect(kinds(task({ limit: endOfDay(day) }), '2024-11-04')).toEqual([]);
  });

  test('the week of Christmas has three working days', () => {
    const subject = task({ limit: endOfDay('2026-12-27'), hours: 8 });
    const full = { id: anna, work: [{ days: 3, hours: 29 }] };
    expect(look(subject, '2026-12-21', full)).toMatchObject([
      { kind: 'overloaded', days: 1, load: { planned: 29, capacity: 24 } },
      { kind: 'dayOff', day: '2026-12-27' },
    ]);
  });

  test('hours pass over the clock’s change as over any night', () => {
    const before = [step({ hours: 8 })];
    const monday = task({ limit: endOfDay('2026-10-26'), before, hours: 8 });
    expect(kinds(monday, '2026-10-23')).toEqual([]);
    expect(kinds({ ...monday, hours: 9 }, '2026-10-23')).toEqual(['waits']);
  });

  test('a limit after midnight of Warsaw is that day’s, whatever day it is in UTC', () => {
    // 00:30 on Saturday.
    const [reason] = look(task({ limit: '2026-11-20T23:30:00.000Z' }), '2026-11-20');
    expect(reason).toMatchObject({ kind: 'dayOff', day: '2026-11-21' });
  });
});

test('lateness is told however long it is [RAD-11]', () => {
  const [late] = look(task({ limit: endOfDay('2016-11-18') }), '2026-11-20');
  // Ten years have some 2,510 working days.
  expect(late?.days).toBeGreaterThan(2450);
  expect(late?.days).toBeLessThan(2570);
  const calendar = calendarFrom('2026-11-20');
  expect(calendar.between('2025-01-01', '2025-01-10')).toBe(6);
  expect(calendar.between('2015-01-01', '2015-01-10')).toBe(5);
});

test('what burns is late or will be; a day off and what somebody has time to take are merely told [RAD-10]', () => {
  const today = '2026-11-20';
  const burns = (...facts: Parameters<typeof look>) => look(...facts).some(isBurning);
  expect(burns(task({ limit: endOfDay('2026-11-19') }), today)).toBe(true);
  expect(burns(task({ limit: endOfDay('2026-11-21') }), today)).toBe(false);
  expect(burns(task({ limit: endOfDay('2026-12-04'), people: [] }), today)).toBe(false);
  expect(burns(task({ limit: endOfDay('2026-11-23'), people: [] }), today)).toBe(true);
  const gone = away(anna, '2026-11-24', '2026-11-30');
  expect(burns(task({ limit: endOfDay('2026-11-24') }), today, gone)).toBe(true);
  expect(burns(task({ limit: endOfDay('2026-11-24'), hours: 8 }), today)).toBe(false);
});
