import { exported, leftOut, madeAnew } from '../../kit/exports/table-exports.ts';
import { forgetInImports, importBesides } from '../../kit/imports/forget-person.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { countClientsOf, handOverClients, leaveClients, setClientsOf } from './carers.queries.ts';
import { clientNames } from './import/contacts-import.queries.ts';
import { contactImport } from './import/contacts-import.ts';
import { clientSearch } from './list/search.queries.ts';
import { references } from './merging/references.ts';
import { agreementRecords, contactTexts, itself } from './personal.queries.ts';
import { clientStory } from './story.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const clientRegister = {
  exports: {
    client: exported('Klienci'),
    clientMerge: exported('Połączeni klienci: co stało się czym'),
    clientPerson: exported('Osoby kontaktowe klientów'),
    clientContact: madeAnew,
    clientAgreement: exported('Zgody osób kontaktowych'),
    clientImport: leftOut('wczytywane właśnie pliki'),
    clientProjectType: exported('Usługi klientów'),
    clientService: exported('Opiekunowie klientów'),
    clientTag: exported('Tagi klientów'),
  },

  search: { client: clientSearch },
  imports: { contact: contactImport },
  importNames: { client: clientNames },
  story: clientStory,
  references,
  notified: { client: itself },
  files: { clientAgreement: { read: everybody, clients: agreementRecords } },
  work: {
    count: countClientsOf,
    handOver: handOverClients,
    leave: leaveClients,
    set: setClientsOf,
  },
  personal: {
    client: {
      not: 'what the company itself is reached at; copies of its contact persons follow them',
    },
    clientPerson: [contactTexts],
    clientContact: noTexts,
    clientAgreement: { not: 'anonymized with the contact person who gave it' },
    clientImport: {
      copies: { columns: ['fileName', 'failure'], besides: importBesides, forget: forgetInImports },
    },
    clientMerge: { copies: { json: ['row', 'moved', 'taken'], besides: ['name', 'nip'] } },
    clientProjectType: noTexts,
    clientService: noTexts,
    clientTag: noTexts,
  },
};
