import { exported } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { serviceNames } from './import.queries.ts';
import { definitionSearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const catalogRegister = {
  exports: {
    taskDefinition: exported('Definicje zadań'),
    procedureDefinition: exported('Definicje procedur'),
    serviceDefinition: exported('Definicje usług'),
    procedureTask: exported('Zadania procedur, z zasadami'),
    serviceProcedure: exported('Procedury usług'),
  },

  search: { definition: definitionSearch },
  importNames: { service: serviceNames },
  files: {
    taskDefinition: { read: everybody, clients: null },
    procedureDefinition: { read: everybody, clients: null },
    procedureTask: { read: everybody, clients: null },
    serviceDefinition: { read: everybody, clients: null },
  },
  personal: {
    taskDefinition: companyWords,
    procedureDefinition: companyWords,
    serviceDefinition: companyWords,
    procedureTask: companyWords,
    serviceProcedure: noTexts,
  },
};
