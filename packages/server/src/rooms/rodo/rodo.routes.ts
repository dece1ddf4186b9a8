import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  anonymizePerson,
  anonymizeStaff,
  exportPerson,
  personalData,
} from '@zaplecze/contract/rooms/rodo/calls';
import { noteExport } from '../../kit/exports/list-exports.ts';
import { zipStream } from '../../kit/exports/zip.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { ticketReader } from '../../kit/http/ticket.ts';
import { noteInHistory } from '../../kit/records/history.ts';
import type { CopiesByTable, PersonalTexts } from '../../kit/records/personal.ts';
import { lockPerson } from '../people/index.ts';
import { personArchive } from './cases/archive.ts';
import { caseRoutes } from './cases/cases.routes.ts';
import { addStepFrom } from './cases/cases.save.ts';
import { copyWork, erasureWork, searchWork } from './limits.ts';
import { registerRoutes } from './registers/registers.routes.ts';
import { consentsOf, findContact } from './rodo.queries.ts';
import { anonymize, assertHeld, doubtsOf, mentionsOf } from './rodo.ts';
import { anonymizeFormer } from './staff.ts';

const countBy = (labels: string[]) =>
  Object.entries(Object.groupBy(labels, (label) => label)).map(([label, all]) => ({
    label,
    count: all?.length ?? 0,
  }));

/** `texts`: everywhere that people write; `copies`: what is kept of it for a while (rooms/house.ts). */
export const rodoRoutes = (texts: PersonalTexts[], copies: CopiesByTable) => [
  ...caseRoutes(texts, copies),
  ...registerRoutes(texts),
  on(personalData, {
    kind: searchWork,
    record: ({ db, params }) => findContact(db, params.id),
    handle: async ({ db, record }) => {
      assertHeld(record);
      const [agreements, mentions] = [
        await consentsOf(db, record.id),
        await mentionsOf(db, texts, record),
      ];
      return {
        name: `${record.firstName} ${record.lastName}`,
        agreements: agreements.length,
        mentions: countBy(mentions.map(({ label }) => label)),
        doubts: await doubtsOf(db, texts, record),
      };
    },
  }),
  on(exportPerson, {
    kind: copyWork,
    reader: ticketReader,
    record: ({ db, params }) => findContact(db, params.id),
    handle: async ({ db, user, query: archiveQuery, record, reply, services }) => {
      assertHeld(record);
      const entries = await personArchive(db, services.storage, {
        contact: record,
        by: user,
        texts,
      });
      const entry = { entity: 'clientPerson', id: record.id, who: user.id, action: 'export' };
      await noteInHistory(db, entry);
      const query = { filter: { contact: record.id } };
      const text = `Osoba kontaktowa nr ${record.id}: przygotowano kopię danych (archiwum ZIP).`;
      await addStepFrom(db, { case: archiveQuery.case, by: user, text });
      await noteExport(db, user, {
        ...{ list: 'Dane osobowe', format: 'zip', rows: 1, query },
        people: {
          kind: 'personal',
          what: `Dane osoby kontaktowej nr ${record.id}`,
          recipient: 'Osoba, której dane dotyczą',
          purpose: 'Odpowiedź na żądanie osoby',
          ground: 'art. 15 RODO',
        },
      });
      reply
        .type('application/zip')
        .header(
          'content-disposition',
          `attachment; filename="dane-osobowe-${record.id}-${warsawDay()}.zip"`,
        )
        .header('cache-control', 'private, no-store');
      return zipStream(entries);
    },
  }),
  on(anonymizePerson, {
    kind: erasureWork,
    record: ({ db, params }) => findContact(db, params.id),
    handle: async ({ db, user, record, body }) => {
      const text = `Zanonimizowano osobę kontaktową nr ${record.id}.`;
      const decision = { confirmed: body.confirmed, request: body.case };
      await addStepFrom(db, { case: body.case, by: user, text });
      return { anonymized: await anonymize({ db, user, texts, copies }, record, decision) };
    },
  }),
  on(anonymizeStaff, {
    kind: erasureWork,
    record: ({ db, params }) => lockPerson(db, params.id),
    handle: async ({ db, user, record }) => ({
      anonymized: await anonymizeFormer({ db, user, texts, copies }, record),
    }),
  }),
];
