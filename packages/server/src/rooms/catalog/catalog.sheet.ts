import type { RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import {
  procedureColumns,
  serviceColumns,
  taskDefinitionColumns,
} from '@zaplecze/contract/rooms/catalog/columns';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

const widths = { name: { width: 40 }, description: { width: 60 }, userModified: { width: 22 } };

export const taskDefinitionSheet: Sheet<RowOf<typeof taskDefinitions.list>> = {
  title: 'Definicje zadań',
  people: false,
  columns: fieldColumns(taskDefinitionColumns, widths),
};

export const procedureDefinitionSheet: Sheet<RowOf<typeof procedureDefinitions.list>> = {
  title: 'Definicje procedur',
  people: false,
  columns: fieldColumns(procedureColumns, widths),
};

export const serviceDefinitionSheet: Sheet<RowOf<typeof serviceDefinitions.list>> = {
  title: 'Definicje usług',
  people: false,
  columns: fieldColumns(serviceColumns, { ...widths, status: { width: 14 } }),
};
