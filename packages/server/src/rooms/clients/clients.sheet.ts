import type { ClientRow } from '@zaplecze/contract/clients';
import type { Sheet } from '../../kit/sheet.ts';

const all = (parts: (string | null)[]) => parts.filter(Boolean).join(', ');

export const clientSheet: Sheet<ClientRow> = {
  title: 'Klienci',
  columns: [
    { header: 'Nazwa', width: 40, text: (row) => row.name },
    { header: 'NIP', width: 13, text: (row) => row.nip },
    { header: 'Miasto', width: 18, text: (row) => row.city },
    { header: 'Opiekunowie', text: (row) => all(row.clientService.map(({ name }) => name)) },
    { header: 'Osoby kontaktowe', text: (row) => all(row.persons.map(({ name }) => name)) },
    { header: 'Telefon', width: 16, text: (row) => row.persons[0]?.phone },
    { header: 'E-mail', text: (row) => row.persons[0]?.email },
    { header: 'Tagi', text: (row) => all(row.tags.map(({ name }) => name)) },
    { header: 'Status', width: 14, text: (row) => row.status.name },
  ],
};
