import type {
  ExpectedRow,
  FunnelRow,
  RefusalRow,
  WaitingRow,
  WinRow,
  WinsBy,
} from '@zaplecze/contract/report-offers';
import type { Sheet } from '../../kit/exports/sheet.ts';

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
