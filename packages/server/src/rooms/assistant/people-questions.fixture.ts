import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { expect } from 'vitest';
import { lastWeek, nextWeek } from './office.fixture.ts';

/** What is asked about people and their time, and how an assistant comes to the answer; numbers of records are found by tools. */

// biome-ignore lint/suspicious/noExplicitAny: tests read answers freely
export type AnyValue = any;
export type Use = (tool: string, input?: Record<string, unknown>) => Promise<AnyValue>;
export type Question = [
  question: string,
  answer: (use: Use) => Promise<unknown>,
  expected: unknown,
];

const year = Number(warsawDay().slice(0, 4));
export const person = async (use: Use, search: string): Promise<number> =>
  (await use('list_people', { search })).people.list[0].id;
export const client = async (use: Use): Promise<number> => {
  const { found } = await use('search', { q: 'zagiel' });
  const { rows } = found.groups.find(({ kind }: { kind: string }) => kind === 'client');
  return rows[0].id;
};
export const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

export const peopleQuestions: Question[] = [
  [
    'Kto jest dziś nieobecny i kto zastępuje?',
    async (use) => {
      const { presence } = await use('who_is_away');
      return presence.list
        .filter(({ away }: AnyValue) => away)
        .map(({ name, until, standIns }: AnyValue) => [name, until, names(standIns)]);
    },
    [['Anna Nowak', nextWeek, ['Piotr Wójcik']]],
  ],
  [
    'Kto pracuje dziś zdalnie?',
    async (use) => {
      const { presence } = await use('who_is_away');
      return presence.list
        .filter(({ elsewhere }: AnyValue) => elsewhere)
        .map(({ name, words }: AnyValue) => [name, words]);
    },
    [['Ewa Lis', 'praca zdalna']],
  ],
  [
    'Czy Piotr jest dziś w pracy?',
    async (use) =>
      JSON.stringify((await use('who_is_away')).presence.list.map((one: AnyValue) => one.name)),
    expect.not.stringContaining('Piotr'),
  ],
  [
    'Od kiedy do kiedy nie ma Anny?',
    async (use) => {
      const user = await person(use, 'Anna');
      const { calendar } = await use('list_absences', {
        ...{ user, dateFrom: lastWeek, dateTo: nextWeek },
      });
      return calendar.list.map((one: AnyValue) => [one.type.name, one.dateFrom, one.dateTo]);
    },
    [['kurs', lastWeek, nextWeek]],
  ],
  [
    'Ile dni urlopu zostało Annie?',
    async (use) => {
      const user = await person(use, 'Anna');
      const { person: known } = (await use('get_leave_balance', { user })).balances;
      return known.balances.find(({ type }: AnyValue) => type.name === 'urlop wypoczynkowy').days;
    },
    { entitled: 20, carried: 3, used: 0, planned: 0, waiting: 0, left: 23 },
  ],
  [
    'Ile urlopu przeszło Annie z zeszłego roku?',
    async (use) => {
      const user = await person(use, 'Nowak');
      const { balances } = await use('get_leave_balance', { user, year });
      return balances.person.balances.map(({ days }: AnyValue) => days.carried);
    },
    [3],
  ],
  [
    'Jakie wnioski czekają na moją decyzję?',
    async (use) => {
      const { requests } = await use('list_absence_requests', { decide: true });
      return requests.list.list.map((one: AnyValue) => [one.user.name, one.type.name]);
    },
    expect.arrayContaining([['Piotr Wójcik', 'urlop wypoczynkowy']]),
  ],
  [
    'Na jakie nieobecności trzeba czyjejś zgody?',
    async (use) => {
      const { types } = await use('list_absence_types');
      return names(types.list.filter(({ needsApproval }: AnyValue) => needsApproval));
    },
    ['urlop wypoczynkowy'],
  ],
];
