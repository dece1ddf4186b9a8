import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { definitionSearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const catalogRegister = {
  search: { definition: definitionSearch },
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
