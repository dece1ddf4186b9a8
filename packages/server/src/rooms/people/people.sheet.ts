import type { PersonRow } from '@zaplecze/contract/rooms/people/calls';
import { personColumns } from '@zaplecze/contract/rooms/people/fields';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

const names = (people: { name: string }[]) => people.map(({ name }) => name).join('; ');
const { lastName, firstName, position, department, ...contact } = personColumns;

export const peopleSheet: Sheet<PersonRow> = {
  title: 'Zespół',
  columns: [
    ...fieldColumns<PersonRow>(
      { lastName, firstName, position, department, ...contact },
      { lastName: { width: 22 }, firstName: { width: 18 } },
    ),
    { header: 'Zastępuje', text: (row) => names(row.replaces) },
    { header: 'Zastępca', text: (row) => names(row.replacedBy) },
  ],
};
