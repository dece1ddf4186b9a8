import type { PersonRow } from '@zaplecze/contract/rooms/people/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

const names = (people: { name: string }[]) => people.map(({ name }) => name).join('; ');

export const peopleSheet: Sheet<PersonRow> = {
  title: 'Zespół',
  columns: [
    { header: 'Nazwisko', width: 22, text: (row) => row.lastName },
    { header: 'Imię', width: 18, text: (row) => row.firstName },
    { header: 'Stanowisko', text: (row) => row.position?.name },
    { header: 'Dział', text: (row) => row.department?.name },
    { header: 'Telefon', width: 16, text: (row) => row.phone },
    { header: 'E-mail', text: (row) => row.email },
    { header: 'Zastępuje', text: (row) => names(row.replaces) },
    { header: 'Zastępca', text: (row) => names(row.replacedBy) },
  ],
};
