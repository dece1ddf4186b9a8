import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole, madeAnew, skipTable } from '../../kit/exports/table-exports.ts';
import { forgetInImports, importBesides } from '../../kit/imports/forget-person.ts';
import type { ClientReferences } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import { cardRoutes } from './cards/cards.routes.ts';
import { countClientsOf, handOverClients, leaveClients, setClientsOf } from './carers.queries.ts';
import { clientRoutes } from './clients.routes.ts';
import { clientNames } from './import/contacts-import.queries.ts';
import { contactImport } from './import/contacts-import.ts';
import { importCrontab, importTasks } from './import/import.jobs.ts';
import { clientSearch } from './list/search.queries.ts';
import { twinCrontab, twinTasks } from './list/twins.jobs.ts';
import { mergeCrontab, mergeTasks } from './merging/merging.jobs.ts';
import { mergeRoutes } from './merging/merging.routes.ts';
import { references } from './merging/references.ts';
import { agreementRecords, contactRecords, contactTexts, itself } from './personal.queries.ts';
import { clientEvents, clientStory } from './story.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** What becomes of everything that points at a client, or at a contact person, when two clients are made one. */
    references: ClientReferences;
  }
}

/**
 * Whom the company works for: firms and people, their contact persons, consents, carers, import and merging. Everybody reads
 * them; managers write them.
 */
export const clientsRoom = room({
  routes: (house) => [...clientRoutes, ...cardRoutes, ...mergeRoutes(house.references)],
  jobs: ({ db }) => [...importTasks(db), ...mergeTasks(db), ...twinTasks(db)],
  clock: [importCrontab, mergeCrontab, twinCrontab],

  exports: {
    client: exportWhole('Klienci'),
    clientMerge: exportWhole('Połączeni klienci: co stało się czym'),
    clientDistinct: exportWhole('Podobni klienci, którzy są dwoma'),
    contactMerge: exportWhole('Połączone osoby kontaktowe: co stało się czym'),
    clientPerson: exportWhole('Osoby kontaktowe klientów'),
    clientContact: madeAnew,
    clientAgreement: exportWhole('Zgody osób kontaktowych'),
    clientImport: skipTable('wczytywane właśnie pliki'),
    clientWord: madeAnew,
    clientProjectType: exportWhole('Usługi klientów'),
    clientService: exportWhole('Opiekunowie klientów'),
    clientTag: exportWhole('Tagi klientów'),
    clientTwin: madeAnew,
  },

  search: { client: clientSearch },
  imports: { contact: contactImport },
  importNames: { client: clientNames },
  story: clientStory,
  events: clientEvents,
  references,
  notified: { client: itself },
  files: { clientAgreement: { read: everybody, clients: agreementRecords } },
  work: {
    clients: {
      count: countClientsOf,
      handOver: handOverClients,
      leave: leaveClients,
      set: setClientsOf,
    },
  },
  personal: {
    client: {
      not: 'what the company itself is reached at; copies of its contact persons follow them',
    },
    ...customTexts('client', itself),
    clientPerson: [contactTexts],
    ...customTexts('contact', contactRecords),
    clientContact: noTexts,
    clientAgreement: { not: 'anonymized with the contact person who gave it' },
    clientImport: {
      copies: { columns: ['fileName', 'failure'], besides: importBesides, forget: forgetInImports },
    },
    clientMerge: {
      copies: { columns: ['email'], json: ['row', 'moved', 'taken'], besides: ['name', 'nip'] },
    },
    clientDistinct: noTexts,
    contactMerge: noTexts,
    clientProjectType: noTexts,
    clientService: noTexts,
    clientTag: noTexts,
    clientTwin: noTexts,
    clientWord: { not: 'single words of the names of clients' },
  },
});
