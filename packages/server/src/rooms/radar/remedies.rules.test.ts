import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { dayBegins } from '@zaplecze/contract/kit/values/time';
import { workingHours } from '@zaplecze/contract/kit/values/working-hours';
import { reasonKinds } from '@zaplecze/contract/rooms/radar/lists';
import { reasonWords, remedyWords } from '@zaplecze/contract/rooms/radar/words';
import { describe, expect, test } from 'vitest';
import { byHarm, harmOf, worstAmong } from './harm.rules.ts';
import {
  anna,
  away,
  endOfDay,
  ewa,
  look,
  noon,
  personFacts,
  piotr,
  step,
  task,
} from './radar.fixture.ts';
import { reasonsOf } from './radar.rules.ts';
import { remedyFor } from './remedies.rules.ts';
import { teamOf } from './team.rules.ts';
import { calendarFrom } from './working-days.ts';

describe('what to do about it', () => {
  const today = '2026-11-20';
  const due = { limit: endOfDay('2026-11-24') };
  const told = (...asked: Parameters<typeof look>) =>
    look(...asked).map((reason) => [
      reasonWords(reason).replaceAll('\u00A0', ' '),
      reason.remedy && remedyWords(reason.remedy, today),
    ]);

  test('the colleague with the most free hours that week takes it, of the same position first [RAD-05]', () => {
    const gone = away(anna, '2026-11-23', '2026-11-27');
    expect(
      told(task({ ...due, hours: 6 }), today, gone, { id: piotr, work: [{ days: 6, hours: 28 }] }),
    ).toEqual([
      [
        'Anna Nowak: nieobecność do 27.11.2026, nikt nie zastępuje',
        'przekaż: Ewa Mak ma w tygodniu od 23.11 40 wolnych godzin',
      ],
    ]);
    const others = [
      { id: piotr, work: [{ days: 6, hours: 24 }] },
      { id: ewa, position: 2 },
    ];
    expect(told(task({ ...due, hours: 6 }), today, gone, ...others)[0]?.[1]).toBe(
      'przekaż: Piotr Lis ma w tygodniu od 23.11 20 wolnych godzin',
    );
    // Nobody has a whole week, so the limit is what moves.
    const busy = [piotr, ewa].map((id) => ({
      id,
      work: [
        { days: 1, hours: 99 },
        { days: 6, hours: 99 },
      ],
    }));
    expect(told(task({ ...due, hours: 6 }), today, gone, ...busy)[0]?.[1]).toBe(
      'przesuń termin na 30.11.2026',
    );
    expect(told(task({ ...due, hours: 6, finalDate: true }), today, gone, ...busy)[0]?.[1]).toBe(
      'zapytaj: Anna Nowak',
    );
  });

  test('each reason has its words and names who, what and how many days [RAD-06, RAD-65]', () => {
    const before = [step({ hours: 17 })];
    expect(told(task({ ...due, before, hours: 8 }), today)).toEqual([
      [
        'czeka na: „Zebrać dokumenty” (Piotr Lis), do terminu zabraknie 1 dnia roboczego',
        'przesuń termin na 25.11.2026',
      ],
    ]);
    expect(told(task({ limit: endOfDay('2026-11-18'), before }), today)).toEqual([
      ['2 dni robocze po terminie, czeka na: „Zebrać dokumenty” (Piotr Lis)', 'zapytaj: Piotr Lis'],
    ]);
    expect(told(task({ ...due, people: [], hours: 4 }), today)).toEqual([
      [
        'nikt nie jest przydzielony',
        'przekaż: Anna Nowak ma w tygodniu od 23.11 40 wolnych godzin',
      ],
    ]);
    const full = { id: anna, work: [{ days: 3, hours: 34.5 }] };
    expect(told(task({ ...due, hours: 8 }), today, full)[0]).toEqual([
      'Anna Nowak: zabraknie 10,5 godz.: 34,5 godz. pracy, a do terminu 24 godz.',
      'przekaż: Piotr Lis ma w tygodniu od 23.11 40 wolnych godzin',
    ]);
    expect(told(task({ limit: endOfDay('2026-11-28') }), today)).toEqual([
      ['termin w dzień wolny: sobota', 'przesuń termin na 27.11.2026'],
    ]);
    const [own] = look(task({ ...due, hours: 8 }), today, full);
    expect(own && reasonWords(own, anna)).toBe(
      'zabraknie 10,5 godz.: 34,5 godz. pracy, a do terminu 24 godz.',
    );
  });
});

test('harm: past a final limit, past a limit, in danger, near; then value, what waits behind, lateness [RAD-07]', () => {
  const reason = (kind: 'late' | 'waits' | 'dayOff', days = 0) =>
    ({
      ...{ kind, days, who: null, what: null, day: null, load: null },
      ...{ promise: null, remedy: null },
    }) as const;
  const rows = [
    { subject: task({ value: 9 }), reasons: [reason('dayOff')], late: false },
    { subject: task({ finalDate: true }), reasons: [], late: false },
    { subject: task({ value: 5 }), reasons: [reason('waits')], late: false },
    { subject: task({ finalDate: true }), reasons: [reason('waits')], late: false },
    { subject: task({ value: 5 }), reasons: [reason('late', 1)], late: true },
    { subject: task({ value: 5 }), reasons: [reason('late', 9)], late: true },
    { subject: task({ value: 5, behind: 2 }), reasons: [reason('late', 1)], late: true },
    { subject: task({ value: 6 }), reasons: [reason('late', 1)], late: true },
    { subject: task({ finalDate: true }), reasons: [reason('late', 1)], late: true },
  ].map((row, at) => ({ at, harm: harmOf(row.subject, row.reasons, row.late) }));
  expect(rows.toSorted(byHarm).map(({ at }) => at)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('among what is late the most valuable is looked at, and all where not enough is late [RAD-07]', () => {
  const one = (value: number, late: boolean, finalDate = false) => ({ value, late, finalDate });
  const all = [one(9, false, true), one(5, true), one(7, true), one(5, true), one(1, true, true)];
  expect(worstAmong(all, 3)).toEqual([all[4], all[2], all[1], all[3]]);
  expect(worstAmong(all, 5)).toEqual(all);
});

test('a person’s load is spread over working days, and who is away has fewer hours [RAD-08]', () => {
  // Wednesday, 16 December 2026; 24, 25 December, 1 and 6 January are free.
  const people = new Map([
    [anna, personFacts(anna, { work: [{ days: 14, hours: 14 }] })],
    [piotr, personFacts(piotr, { away: [{ dateFrom: '2026-12-18', dateTo: '2026-12-22' }] })],
  ]);
  const team = teamOf(people, calendarFrom('2026-12-16'), new Set());
  const weeks = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04'];
  expect(weeks.map((week) => team.load(anna, week))).toEqual([
    { planned: 3, capacity: 24 },
    { planned: 3, capacity: 24 },
    { planned: 4, capacity: 32 },
    { planned: 4, capacity: 32 },
  ]);
  expect(weeks.map((week) => team.load(piotr, week).capacity)).toEqual([16, 8, 32, 32]);
});

test('nobody is told to ask themselves; something else is proposed, or nothing [RAD-11]', () => {
  const today = '2026-11-20';
  const facts = [anna, piotr, ewa].map((id) => personFacts(id));
  const team = teamOf(
    new Map(facts.map((one) => [one.id, one])),
    calendarFrom(today),
    new Set([1]),
  );
  const late = task({ limit: endOfDay('2026-11-19'), hours: 4 });
  const asked = (reader: number | null) =>
    reasonsOf(late, team, noon(today), { reader })[0]?.remedy;
  expect(asked(piotr)).toMatchObject({ kind: 'ask', user: { id: anna } });
  expect(asked(anna)).toMatchObject({ kind: 'give' });
  for (const kind of reasonKinds) {
    const reason = { ...{ kind, who: { id: anna, name: '' }, what: null }, days: 1, day: null };
    const due = { day: today, late: true, left: 1, last: today };
    const known = { subject: late, team, due, now: noon(today), reader: anna };
    const remedy = remedyFor({ ...reason, load: null, promise: null }, known);
    expect(remedy?.kind === 'ask' && remedy.user?.id === anna).toBe(false);
  }
});

test.each([
  ['12:00', 'przekaż: Ewa Mak ma w tym tygodniu 12 wolnych godzin', 12],
  ['15:30', 'przekaż: Ewa Mak ma w tym tygodniu 8 wolnych godzin', 8.5],
  ['19:40', 'przekaż: Ewa Mak ma w tym tygodniu 8 wolnych godzin', 8],
])(
  'hours of today that have passed are nobody’s any more: at %s of a Thursday [RAD-64]',
  (time, words, capacity) => {
    const now = Date.parse(`2026-11-26T${time}:00+01:00`);
    const leave = { away: [{ dateFrom: '2026-11-26', dateTo: '2026-11-27' }] };
    const people = [
      personFacts(anna, leave),
      personFacts(ewa, {
        time: (day) => {
          const norm = isWorkingDay(day) ? 8 : 0;
          const passed = day === '2026-11-26' ? workingHours(Date.parse(dayBegins(day)), now) : 0;
          return { norm, free: norm - passed };
        },
      }),
    ];
    const team = teamOf(
      new Map(people.map((one) => [one.id, one])),
      calendarFrom('2026-11-26'),
      new Set([1]),
      { now },
    );
    const subject = task({ limit: endOfDay('2026-11-27'), hours: 4 });
    const [reason] = reasonsOf(subject, team, now, { reader: null });
    expect(reason?.remedy && remedyWords(reason.remedy, '2026-11-26')).toBe(words);
    expect(team.load(ewa, '2026-11-23').capacity).toBe(capacity);
  },
);

test('when the week’s last day of work is over, the next week’s hours are told [RAD-64]', () => {
  const now = Date.parse('2026-11-27T19:40:00+01:00');
  const time = (day: string) => ({
    norm: isWorkingDay(day) ? 8 : 0,
    free: isWorkingDay(day) && day > '2026-11-27' ? 8 : 0,
  });
  const people = [anna, ewa].map((id) => personFacts(id, { time }));
  const team = teamOf(
    new Map(people.map((one) => [one.id, one])),
    calendarFrom('2026-11-27'),
    new Set([1]),
    { now },
  );
  expect(team.weekToGive('2026-11-27')).toBe('2026-11-30');
  expect(team.freeIn(ewa, team.weekToGive('2026-11-27'))).toBe(40);
  // Work of nobody gets no hour of today either.
  expect(team.hoursAt(undefined, 0)).toBe(0);
});
