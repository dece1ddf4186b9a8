import type { RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import type { Sheet, SheetColumn } from '../../kit/exports/sheet.ts';

type Changed = { created: string; modified: string; userModified: { name: string } | null };

const name: SheetColumn<{ name: string }> = {
  header: 'Nazwa',
  width: 40,
  text: (row) => row.name,
};
const type: SheetColumn<{ type: { name: string } | null }> = {
  header: 'Typ',
  text: (row) => row.type?.name,
};
const department: SheetColumn<{ department: { name: string } | null }> = {
  header: 'Dział',
  text: (row) => row.department?.name,
};
const description: SheetColumn<{ description: string | null }> = {
  header: 'Opis',
  width: 60,
  text: (row) => row.description,
};
const changed: SheetColumn<Changed>[] = [
  { header: 'Data utworzenia', moment: (row) => row.created },
  { header: 'Data aktualizacji', moment: (row) => row.modified },
  { header: 'Przez kogo', width: 22, text: (row) => row.userModified?.name },
];

export const taskDefinitionSheet: Sheet<RowOf<typeof taskDefinitions.list>> = {
  title: 'Definicje zadań',
  people: false,
  columns: [name, type, department, description, ...changed],
};

export const procedureDefinitionSheet: Sheet<RowOf<typeof procedureDefinitions.list>> = {
  title: 'Definicje procedur',
  people: false,
  columns: [
    name,
    department,
    { header: 'Liczba zadań', number: (row) => row.taskCount },
    description,
    ...changed,
  ],
};

export const serviceDefinitionSheet: Sheet<RowOf<typeof serviceDefinitions.list>> = {
  title: 'Definicje usług',
  people: false,
  columns: [
    name,
    type,
    department,
    { header: 'Spółka', text: (row) => row.company?.name },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    { header: 'Liczba procedur', number: (row) => row.procedureCount },
    description,
    ...changed,
  ],
};
