import { intervals, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import {
  type CareRow,
  contactNames,
  type SilentClient,
} from '@zaplecze/contract/rooms/reports/clients/calls';
import type {
  ExpectedRow,
  FunnelRow,
  RefusalRow,
  WaitingRow,
  WinRow,
  WinsBy,
} from '@zaplecze/contract/rooms/reports/offers/calls';
import type {
  CostRow,
  GroupBy,
  RiskRow,
  SubscriptionCell,
  SubscriptionRow,
  ValueBy,
  ValueRow,
} from '@zaplecze/contract/rooms/reports/value/calls';
import { dayHours } from '@zaplecze/contract/rooms/reports/work/lists';
import type { Sheet } from '../../../kit/exports/sheet.ts';

const percent = (share: number | null) => (share === null ? null : Math.round(share * 1000) / 10);

export const funnelSheet: Sheet<FunnelRow> = {
  title: 'Oferty według statusu',
  columns: [
    { header: 'Status', text: (row) => row.status.name },
    { header: 'Ofert', number: (row) => row.count },
    { header: 'Wartość netto', money: (row) => row.value },
    { header: 'Bez wartości', number: (row) => row.noValue },
  ],
};

const heads: Record<WinsBy, string> = {
  service: 'Usługa',
  seller: 'Sprzedawca',
  tag: 'Tag klienta',
};

export const winsSheet = (by: WinsBy): Sheet<WinRow> => ({
  title: 'Skuteczność ofert',
  columns: [
    { header: heads[by], text: (row) => row.name },
    { header: 'Przyjęte', number: (row) => row.accepted },
    { header: 'Odmowy', number: (row) => row.refused },
    {
      header: 'Skuteczność (%)',
      width: 15,
      number: (row) => percent(row.accepted / (row.accepted + row.refused)),
    },
    { header: 'Wartość przyjętych', width: 18, money: (row) => row.acceptedValue },
    { header: 'Wartość odmów', money: (row) => row.refusedValue },
  ],
});

export const waitingSheet: Sheet<WaitingRow> = {
  title: 'Oferty bez decyzji',
  columns: [
    { header: 'Dni od złożenia, od', width: 18, number: (row) => row.from },
    { header: 'do', number: (row) => row.to },
    { header: 'Ofert', number: (row) => row.count },
    { header: 'Wartość netto', money: (row) => row.value },
    { header: 'Bez wartości', number: (row) => row.noValue },
    { header: 'Po ważności', number: (row) => row.expired },
  ],
};

export const refusalSheet: Sheet<RefusalRow> = {
  title: 'Powody odmów',
  columns: [
    { header: 'Powód', text: (row) => row.name || 'Bez powodu' },
    { header: 'Odmów', number: (row) => row.count },
    { header: 'Wartość netto', money: (row) => row.value },
  ],
};

export const expectedSheet: Sheet<ExpectedRow> = {
  title: 'Spodziewana wartość kwartału',
  columns: [
    { header: 'Usługa', text: (row) => row.name || 'Bez usługi' },
    { header: 'Przyjęte w kwartale', width: 18, money: (row) => row.accepted },
    { header: 'Czeka ofert', number: (row) => row.count },
    { header: 'Bez wartości', number: (row) => row.noValue },
    { header: 'Wartość czekających', width: 18, money: (row) => row.waiting },
    { header: 'Skuteczność (%)', width: 15, number: (row) => percent(row.rate) },
    { header: 'Spodziewana wartość', width: 18, money: (row) => row.expected },
  ],
};

const valueHeads: Record<ValueBy, string> = {
  month: 'Miesiąc',
  company: 'Spółka',
  service: 'Usługa',
  client: 'Klient',
};
const groupName = ({ name, rest }: { name: string; rest: boolean }) =>
  rest ? 'Pozostałe' : name || '–';

export const valueSheet = (by: ValueBy): Sheet<ValueRow> => ({
  title: 'Wartość planowana',
  columns: [
    { header: valueHeads[by], text: groupName },
    { header: 'Projektów', number: (row) => row.count },
    { header: 'Wartość', money: (row) => row.value },
    { header: 'Udział (%)', number: (row) => percent(row.share) },
  ],
});

export const riskSheet = (by: GroupBy): Sheet<RiskRow> => ({
  title: 'Wartość zagrożona',
  columns: [
    { header: valueHeads[by], text: groupName },
    { header: 'Otwartych', number: (row) => row.open },
    { header: 'Wartość otwartych', width: 18, money: (row) => row.openValue },
    { header: 'Zagrożonych', number: (row) => row.count },
    { header: 'Wartość zagrożonych', width: 18, money: (row) => row.value },
  ],
});

export const costSheet = (by: GroupBy): Sheet<CostRow> => ({
  title: 'Jak długo trwają zadania',
  columns: [
    { header: valueHeads[by], text: groupName },
    { header: 'Zadań', number: (row) => row.count },
    { header: 'Od rozpoczęcia do zakończenia (h)', width: 24, number: (row) => row.elapsed },
    {
      header: 'Średnio (dni robocze)',
      width: 18,
      number: (row) =>
        row.count > 0 ? Math.round((10 * row.elapsed) / row.count / dayHours) / 10 : null,
    },
    { header: 'Bez rozpoczęcia', width: 15, number: (row) => row.notBegun },
  ],
});

/** 'Zrealizowany', 'W realizacji (2), brak 1'. */
function cellWords({ projects, missing }: SubscriptionCell): string {
  const states = projectStatuses.flatMap(({ id, name }) => {
    const count = projects.filter(({ status }) => status === id).length;
    if (count === 0) return [];
    return [count === 1 ? name : `${name} (${count})`];
  });
  const { length: count } = missing;
  const lacking = count === 0 ? [] : [count === 1 ? 'brak' : `brak ${count}`];
  return [...states, ...lacking].join(', ');
}

export const subscriptionSheet = (months: string[]): Sheet<SubscriptionRow> => ({
  title: 'Abonamenty',
  columns: [
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Usługa', text: (row) => row.service.name },
    { header: 'Seria', width: 24, text: (row) => row.mark },
    {
      header: 'Cykliczność',
      width: 14,
      text: (row) => intervals.find(({ id }) => id === row.recurrent)?.name,
    },
    { header: 'Wartość okresu', money: (row) => row.value },
    { header: 'Brakuje', number: (row) => row.missing },
    ...months.map((month, at) => ({
      header: month,
      width: 14,
      text: (row: SubscriptionRow) => row.cells[at] && cellWords(row.cells[at]),
    })),
  ],
});

const careNames: Record<CareRow['kind'], (days: number) => string> = {
  total: () => 'Aktywni i potencjalni',
  noCarer: () => 'Bez opiekuna',
  silent: (days) => `Bez kontaktu od ${days} dni`,
  openIssues: () => 'Z otwartymi zgłoszeniami',
  refused: () => 'Z odmową w okresie',
};

export const careSheet = (days: number): Sheet<CareRow> => ({
  title: 'Opieka nad klientami',
  columns: [
    { header: 'Klienci', text: (row) => careNames[row.kind](days) },
    { header: 'Liczba', number: (row) => row.count },
  ],
});

export const silentSheet: Sheet<SilentClient> = {
  title: 'Klienci bez kontaktu',
  columns: [
    { header: 'Klient', width: 40, text: (row) => row.client.name },
    { header: 'Opiekunowie', text: (row) => row.carers.map(({ name }) => name).join(', ') },
    { header: 'Ostatni kontakt', width: 15, day: (row) => row.day },
    { header: 'Po czym wiadomo', width: 18, text: (row) => contactNames[row.kind] },
    { header: 'Dni temu', number: (row) => row.days },
  ],
};
