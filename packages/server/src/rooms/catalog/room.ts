import { exportWhole } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { serviceNames } from './import.queries.ts';
import { countRulesOf, handOverRules } from './rule-people.queries.ts';
import { definitionSearch } from './search.queries.ts';

/**
 * What the company does for its clients: definitions of tasks, procedures and services that projects are made of. Everybody
 * reads them, managers write them.
 */
export const catalogRoom = room({
  routes: catalogRoutes,

  exports: {
    taskDefinition: exportWhole('Definicje zadań'),
    taskDefinitionField: exportWhole('Pola własne wymagane do zamknięcia zadań'),
    procedureDefinition: exportWhole('Definicje procedur'),
    serviceDefinition: exportWhole('Definicje usług'),
    procedureTask: exportWhole('Zadania procedur, z zasadami'),
    serviceProcedure: exportWhole('Procedury usług'),
  },

  search: { definition: definitionSearch },
  work: { rules: { count: countRulesOf, handOver: handOverRules } },
  importNames: { service: serviceNames },
  files: {
    taskDefinition: { read: everybody, clients: null },
    procedureDefinition: { read: everybody, clients: null },
    procedureTask: { read: everybody, clients: null },
    serviceDefinition: { read: everybody, clients: null },
  },
  personal: {
    taskDefinition: companyWords,
    taskDefinitionField: noTexts,
    procedureDefinition: companyWords,
    serviceDefinition: companyWords,
    procedureTask: companyWords,
    serviceProcedure: noTexts,
  },
});
