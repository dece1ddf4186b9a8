import type { Balance, PersonBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { partTimes } from '@zaplecze/contract/rooms/absences/lists';
import type { Sheet } from '../../../kit/exports/sheet.ts';

/** A balance with whose it is: the download has a row for each type of each person. */
export type BalanceRow = Balance & { person: PersonBalances };

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Days of the person's own working day; what is left of a day in hours is a part of one. */
const days = (hours: number, { dayHours }: Balance) =>
  dayHours === 0 ? 0 : hundredth(hours / dayHours);

export const balanceSheet: Sheet<BalanceRow> = {
  title: 'Urlopy i salda',
  columns: [
    { header: 'Pracownik', text: ({ person }) => person.user.name },
    { header: 'Dział', text: ({ person }) => person.department?.name },
    {
      header: 'Etat',
      width: 14,
      text: ({ person }) =>
        partTimes.find(({ id }) => id === person.partTime)?.name ?? String(person.partTime),
    },
    { header: 'Rok', width: 8, number: (row) => row.year },
    { header: 'Typ', text: (row) => row.type.name },
    { header: 'Wymiar (dni)', number: (row) => days(row.entitled, row) },
    { header: 'Zaległe (dni)', number: (row) => days(row.carried, row) },
    { header: 'Do wykorzystania do', width: 18, day: (row) => row.carriedUntil },
    { header: 'Wykorzystane (dni)', width: 16, number: (row) => days(row.used, row) },
    { header: 'Zaplanowane (dni)', width: 16, number: (row) => days(row.planned, row) },
    { header: 'Czeka (dni)', number: (row) => days(row.waiting, row) },
    { header: 'Zostało (dni)', width: 14, number: (row) => days(row.left, row) },
    { header: 'Zostało (godz.)', width: 14, number: (row) => hundredth(row.left) },
  ],
};

export const balanceRows = (person: PersonBalances): BalanceRow[] =>
  person.balances.map((balance) => ({ ...balance, person }));
