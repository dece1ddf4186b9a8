import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { easter, isWorkingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, isLastMinute, warsawDay } from '@zaplecze/contract/kit/values/time';
import { noRule, type StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { describe, expect, test } from 'vitest';
import { type Crew, planProject, type TeamMember } from './plan.rules.ts';
import { type PlanStep, planLimits } from './plan-limits.rules.ts';

let next = 0;
const step = (rule: Partial<StepRule>, procedure = 1): PlanStep => {
  next += 1;
  return {
    procedure,
    task: next,
    name: `Zadanie ${next}`,
    department: 1,
    rule: { ...noRule, ...rule },
  };
};
const dueIn = (limitDays: number) => step({ limitFrom: 'start', limitDays });
const following = (limitDays: number) => step({ limitFrom: 'previous', limitDays });
const counted = (limitDays: number) => step({ limitFrom: 'realisation', limitDays });
const days = (start: string, realisation: string | null = null) => ({
  start,
  realisation,
  today: '2025-01-01',
});
const limitsOf = (...args: Parameters<typeof planLimits>) =>
  planLimits(...args).map(({ limit }) => limit);

describe('limits by working days', () => {
  test.each([
    // start, working days, limit
    ['2025-04-17', 1, '2025-04-18', 'Good Friday is a working day'],
    ['2025-04-18', 1, '2025-04-22', 'Easter of 2025'],
    ['2026-04-03', 1, '2026-04-07', 'Easter of 2026'],
    ['2027-03-26', 1, '2027-03-30', 'Easter of 2027'],
    ['2028-04-14', 1, '2028-04-18', 'Easter of 2028'],
    ['2029-03-30', 1, '2029-04-03', 'Easter of 2029'],
    ['2030-04-19', 1, '2030-04-23', 'Easter of 2030'],
    ['2025-06-18', 1, '2025-06-20', 'Corpus Christi of 2025'],
    ['2026-06-03', 1, '2026-06-05', 'Corpus Christi of 2026'],
    ['2027-05-26', 1, '2027-05-28', 'Corpus Christi of 2027'],
    ['2028-06-14', 1, '2028-06-16', 'Corpus Christi of 2028'],
    ['2029-05-30', 1, '2029-06-01', 'Corpus Christi of 2029'],
    ['2030-06-19', 1, '2030-06-21', 'Corpus Christi of 2030'],
    ['2025-12-23', 1, '2025-12-29', '24 to 26 December of 2025, then a weekend'],
    ['2026-12-23', 1, '2026-12-28', '24 December of 2026 is free'],
    ['2029-12-21', 1, '2029-12-27', '24 December of 2029 is a Monday'],
    ['2026-12-31', 1, '2027-01-04', 'New Year on a Friday'],
    ['2026-01-05', 1, '2026-01-07', 'Epiphany'],
    ['2026-04-30', 1, '2026-05-04', '1 and 3 May'],
    ['2026-08-14', 1, '2026-08-17', '15 August on a Saturday'],
    ['2025-11-10', 1, '2025-11-12', '11 November'],
    ['2026-11-20', 5, '2026-11-27', 'a plain week'],
    ['2026-11-21', 0, '2026-11-23', 'a start on a Saturday begins on Monday'],
    ['2026-11-21', 1, '2026-11-24', 'and is counted from there'],
    ['2026-03-27', 1, '2026-03-30', 'the clock goes forward between'],
    ['2026-10-23', 1, '2026-10-26', 'the clock goes back between'],
  ])('from %s, %i working days: %s (%s) [PRO-91]', (start, count, limit) => {
    expect(limitsOf([dueIn(count)], days(start))).toEqual([limit]);
  });

  test.each([
    ['2026-12-28', 1, '2026-12-23', 'back over Christmas and its Eve'],
    ['2025-12-29', 1, '2025-12-23', 'back over Christmas and a weekend'],
    ['2026-04-07', 1, '2026-04-03', 'back over Easter Monday'],
    ['2026-06-05', 2, '2026-06-02', 'back over Corpus Christi'],
    ['2027-01-04', 3, '2026-12-29', 'back over New Year'],
    ['2026-11-22', 0, '2026-11-20', 'a realisation on a Sunday is due on Friday'],
    ['2026-11-25', 0, '2026-11-25', 'or on its own day'],
  ])('before %s, %i working days back: %s (%s) [PRO-91]', (realisation, count, limit) => {
    expect(limitsOf([counted(count)], days('2025-01-02', realisation))).toEqual([limit]);
  });

  test('whatever is counted in 2025–2030 falls on a working day, and back leads where it came from [PRO-91]', () => {
    for (let day = '2025-01-01'; day <= '2030-12-31'; day = addDays(day, 1)) {
      const [limit = null] = limitsOf([dueIn(7)], days(day));
      expect(limit && isWorkingDay(limit)).toBe(true);
      if (isWorkingDay(day)) expect(workingDaysFrom(limit ?? '', -7)).toBe(day);
    }
    for (let year = 2025; year <= 2030; year += 1) {
      const monday = addDays(easter(year), 1);
      expect(limitsOf([dueIn(1)], days(addDays(easter(year), -2)))).toEqual([addDays(monday, 1)]);
    }
  });

  test.each(['2026-03-29', '2026-10-25', '2026-11-25'])(
    'a limit is the last minute of its Warsaw day, on %s too [PRO-91]',
    (day) => {
      const limit = readLimit(day) ?? '';
      expect(isLastMinute(limit)).toBe(true);
      expect(warsawDay(Date.parse(limit))).toBe(day);
    },
  );

  test('each task follows the one before; procedures begin side by side [PRO-90]', () => {
    const other = step({ limitFrom: 'previous', limitDays: 3 }, 2);
    expect(limitsOf([dueIn(2), following(3), following(0), other], days('2026-11-23'))).toEqual([
      '2026-11-25',
      '2026-11-30',
      '2026-11-30',
      '2026-11-26',
    ]);
  });

  test('what was set by hand stays, and what follows it moves along [PRO-93]', () => {
    const steps = [dueIn(2), following(3)];
    const [first] = steps as [PlanStep];
    const kept = [{ procedure: 1, task: first.task, limit: '2026-12-01' }];
    expect(limitsOf(steps, days('2026-11-23'), kept)).toEqual(['2026-12-01', '2026-12-04']);
  });

  test('a rule that cannot be kept says so [PRO-92]', () => {
    const problem = (steps: PlanStep[], realisation: string | null = null, today = '2026-11-23') =>
      planLimits(steps, { start: '2026-11-23', realisation, today }).at(-1)?.problem;
    expect(problem([counted(2)])).toBe('Termin liczy się wstecz: podaj planowaną datę realizacji');
    expect(problem([step({}), following(2)])).toBe(
      'Poprzednie zadanie nie ma terminu, od którego można liczyć',
    );
    expect(problem([counted(5)], '2026-11-25')).toBe(
      'Termin 18.11.2026 wypada przed rozpoczęciem projektu',
    );
    expect(problem([dueIn(5), counted(1)], '2026-11-26')).toBe(
      'Termin 25.11.2026 wypada przed terminem poprzedniego zadania',
    );
    expect(problem([dueIn(1)], null, '2026-12-01')).toBe('Termin 24.11.2026 już minął');
    expect(problem([dueIn(1)])).toBeNull();
  });
});

function member(id: number, name: string, more: Partial<TeamMember> = {}): [number, TeamMember] {
  const away = more.away ?? [];
  const time = (day: string) => {
    const norm = isWorkingDay(day) ? 480 : 0;
    const isAway = away.some(({ dateFrom, dateTo }) => dateFrom <= day && day <= dateTo);
    return { norm, free: isAway ? 0 : norm };
  };
  return [id, { id, name, load: 0, away, time, ...more }];
}

/** Anna heads the department and cares for the client, Piotr and Zofia are accountants, Jan sells. */
function crewOf(more: Partial<Record<1 | 2 | 3 | 4, Partial<TeamMember>>> = {}): Crew {
  const members = new Map([
    member(1, 'Anna Nowak', more[1]),
    member(2, 'Piotr Bąk', more[2]),
    member(3, 'Zofia Żak', more[3]),
    member(4, 'Jan Lis', more[4]),
  ]);
  return {
    members,
    atWork: new Map([1, 2, 3, 4].map((id) => [id, id])),
    names: new Map([...members].map(([id, { name }]) => [id, name])),
    departments: new Map([[1, { name: 'Księgowość', head: 1 }]]),
    positions: new Map([[7, { name: 'Księgowa', people: [2, 3] }]]),
    carers: [1],
    seller: 4,
    standIns: [],
  };
}
const week = { start: '2026-11-23', realisation: null, today: '2026-11-23' };
const due = { limitFrom: 'start', limitDays: 4 } as const; // Friday, 27 November
const plan = (steps: PlanStep[], crew: Crew) => planProject(steps, week, { crew });
const friday = { dateFrom: '2026-11-27', dateTo: '2026-12-01' };

describe('people by rules', () => {
  test.each([
    ['a named person', { who: 'person', whoPerson: 3 }, 3],
    ['the client’s carer', { who: 'carer' }, 1],
    ['the head of the procedure’s department', { who: 'head' }, 1],
    ['the least loaded of a position', { who: 'position', whoPosition: 7 }, 3],
    ['the seller', { who: 'seller' }, 4],
    ['nobody where nothing is said', {}, null],
  ] as [string, Partial<StepRule>, number | null][])('%s [PRO-90]', (_, rule, user) => {
    const [row] = plan([step({ ...due, ...rule })], crewOf({ 2: { load: 10 }, 3: { load: 4 } }));
    expect(row).toMatchObject({ user, problems: [], notes: [] });
  });

  test('the same person as in the task before, and loads grow with what the plan gives [PRO-90]', () => {
    const position = { ...due, who: 'position', whoPosition: 7, estimation: 6 } as const;
    const crew = crewOf({ 2: { load: 5 }, 3: { load: 4 } });
    const rows = plan([step(position), step({ ...due, who: 'previous' }), step(position)], crew);
    expect(rows.map(({ user }) => user)).toEqual([3, 3, 2]);
  });

  test.each([
    ['somebody else of the position', { who: 'position', whoPosition: 7 }, 2],
    ['whoever stands in', { who: 'person', whoPerson: 3 }, 4],
  ] as [string, Partial<StepRule>, number][])(
    'in place of somebody away on the limit comes %s [PRO-90]',
    (_, rule, user) => {
      const crew = crewOf({ 3: { away: [friday] }, 2: { load: 50 } });
      crew.standIns = [{ replacedUser: 3, user: { id: 4, name: 'Jan Lis' }, ...friday }];
      const [row] = plan([step({ ...due, ...rule })], crew);
      expect(row).toMatchObject({ user, problems: [] });
      if (user === 4) {
        expect(row?.notes).toEqual(['Zastępuje: Zofia Żak (nieobecność do 01.12.2026)']);
      }
    },
  );

  test('a substitute who is away too passes it on [PRO-90]', () => {
    const crew = crewOf({ 3: { away: [friday] }, 4: { away: [friday] } });
    crew.standIns = [
      { replacedUser: 3, user: { id: 4, name: 'Jan Lis' }, ...friday },
      { replacedUser: 4, user: { id: 1, name: 'Anna Nowak' }, ...friday },
    ];
    expect(plan([step({ ...due, who: 'person', whoPerson: 3 })], crew)[0]?.user).toBe(1);
  });

  test('days away before the limit count where the work needs them [PRO-90]', () => {
    const crew = crewOf({ 3: { away: [{ dateFrom: '2026-11-23', dateTo: '2026-11-25' }] } });
    const rule = { ...due, who: 'person', whoPerson: 3 } as const;
    expect(plan([step({ ...rule, estimation: 16 })], crew)[0]?.user).toBe(3);
    expect(plan([step({ ...rule, estimation: 17 })], crew)[0]?.user).toBeNull();
  });

  test('the work needs hours of the person’s own roster, and its last day is theirs [ABS-140]', () => {
    // Five hours a day from Tuesday on, so Monday's limit of the week after is Friday's.
    const fives = (day: string) => {
      const norm = isWorkingDay(day) && new Date(`${day}T00:00:00Z`).getUTCDay() !== 1 ? 300 : 0;
      return { norm, free: norm };
    };
    const crew = crewOf({ 3: { time: fives } });
    const rule = { ...due, who: 'person', whoPerson: 3 } as const;
    expect(plan([step({ ...rule, estimation: 20 })], crew)[0]?.user).toBe(3);
    const monday = { dateFrom: '2026-11-30', dateTo: '2026-11-30' };
    const later = crewOf({ 3: { time: fives, away: [monday] } });
    expect(plan([step({ ...rule, limitDays: 5 })], later)[0]?.user).toBe(3);
    const none = crewOf({ 3: { time: () => ({ norm: 300, free: 100 }) } });
    expect(plan([step({ ...rule, estimation: 8 })], none)[0]?.user).toBe(3);
    expect(plan([step({ ...rule, estimation: 9 })], none)[0]?.user).toBeNull();
  });

  test('of somebody who left comes whoever took over, and it is said [PRO-90]', () => {
    const crew = crewOf();
    crew.atWork.set(3, 2);
    const rule = { ...due, who: 'person', whoPerson: 3 } as const;
    const [row] = plan([step(rule)], crew);
    expect(row).toMatchObject({ user: 2, notes: ['Zofia Żak już tu nie pracuje'] });
    crew.atWork.delete(3);
    expect(plan([step(rule)], crew)[0]?.problems[0]?.text).toBe('Zofia Żak już tu nie pracuje');
  });

  test.each([
    [{ who: 'carer' }, { carers: [] }, 'Klient nie ma opiekuna'],
    [{ who: 'seller' }, { seller: null }, 'Projekt nie ma sprzedawcy'],
    [
      { who: 'head' },
      { departments: new Map([[1, { name: 'Księgowość', head: null }]]) },
      'Dział „Księgowość” nie ma wskazanego kierownika',
    ],
    [
      { who: 'position', whoPosition: 7 },
      { positions: new Map([[7, { name: 'Księgowa', people: [] }]]) },
      'Nikt nie pracuje na stanowisku „Księgowa”',
    ],
    [{ who: 'previous' }, {}, 'To pierwsze zadanie procedury: nie ma poprzedniej osoby'],
  ] as [Partial<StepRule>, Partial<Crew>, string][])(
    'a rule %o that means nobody asks [PRO-92]',
    (rule, more, text) => {
      const [row] = plan([step({ ...due, ...rule })], { ...crewOf(), ...more });
      expect(row).toMatchObject({ user: null, problems: [{ field: 'user', text }] });
    },
  );

  test('when everybody is away the row says so [PRO-92]', () => {
    const crew = crewOf({ 2: { away: [friday] }, 3: { away: [friday] } });
    const text = (rule: Partial<StepRule>) =>
      plan([step({ ...due, ...rule })], crew)[0]?.problems[0]?.text;
    expect(text({ who: 'position', whoPosition: 7 })).toBe(
      'Wszyscy na stanowisku „Księgowa” są w tym czasie nieobecni',
    );
    expect(text({ who: 'person', whoPerson: 3 })).toBe(
      'Zofia Żak: nikt nie zastępuje (nieobecność do 01.12.2026)',
    );
  });

  test('a person set by hand stays, and the next task follows them [PRO-93]', () => {
    const steps = [
      step({ ...due, who: 'carer' }),
      step({ limitFrom: 'previous', limitDays: 1, who: 'previous' }),
    ] as [PlanStep, PlanStep];
    const kept = [{ procedure: 1, task: steps[0].task, user: 2 }];
    const rows = planProject(steps, week, { crew: crewOf(), fixedRows: kept });
    expect(rows.map(({ user }) => user)).toEqual([2, 2]);
  });
});
