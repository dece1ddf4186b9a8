import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseColumns, caseFilters } from '@zaplecze/contract/rooms/rodo/cases/columns';
import { caseFormOf } from '@zaplecze/contract/rooms/rodo/cases/forms';
import { noteExport } from '../../../kit/exports/list-exports.ts';
import { zipStream } from '../../../kit/exports/zip.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { ticketReader } from '../../../kit/http/ticket.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import { parsePersonQuery } from '../../../kit/records/person-query.ts';
import type { CopiesByTable, PersonalTexts } from '../../../kit/records/personal.ts';
import { mergeEdits } from '../../changes/index.ts';
import { lockContact, setProcessingOf, touchClient } from '../../clients/index.ts';
import { findLetterhead } from '../../organization/index.ts';
import { copyWork, erasureWork, searchWork } from '../limits.ts';
import { assertHeld } from '../rodo.ts';
import { findEverywhere, personOfCase } from '../search.ts';
import { caseArchive } from './case-archive.ts';
import { findCase, findCases, lockCase } from './cases.list.queries.ts';
import * as save from './cases.save.ts';
import { eraseFor, eraseOwnCase } from './erase.ts';

const attachment = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});

/** What of a contact person's processing changed, for the protocol. */
function processingWords(
  id: number,
  { restricted, objected }: { restricted?: boolean | undefined; objected?: boolean | undefined },
): string {
  const steps = [
    restricted !== undefined &&
      (restricted ? 'ograniczono przetwarzanie' : 'zdjęto ograniczenie przetwarzania'),
    objected !== undefined &&
      (objected ? 'zapisano sprzeciw wobec marketingu' : 'cofnięto sprzeciw wobec marketingu'),
  ].filter(Boolean);
  return `Osoba kontaktowa nr ${id}: ${steps.join(', ')}.`;
}

/** Requests of people. `texts`: everywhere that people write; `copies`: what is kept of it (rooms/house.ts). */
export const caseRoutes = (texts: PersonalTexts[], copies: CopiesByTable) => [
  on(contract.findPersonal, {
    transaction: false,
    kind: searchWork,
    handle: async ({ db, body }) => {
      const { groups } = await findEverywhere(db, { texts, person: parsePersonQuery(body.text) });
      return { groups };
    },
  }),
  ...onList(contract.listCases, {
    find: ({ db, query }) => findCases(db, query),
    fields: caseColumns,
    filters: { status: {}, ...caseFilters },
    sheet: { title: 'Sprawy RODO' },
  }),
  on(contract.getCase, {
    record: ({ db, params }) => findCase(db, params.id),
    handle: async ({ record }) => ({ case: record }),
  }),
  on(contract.createCase, async ({ db, user, body }) => ({
    id: await save.create(db, user, body),
  })),
  on(contract.updateCase, {
    record: ({ db, params }) => lockCase(db, params.id),
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record;
      const edited = { entity: 'personalCase', id, version, form: caseFormOf(record) } as const;
      const changes = await mergeEdits(db, request, edited, body);
      return { version: await save.update(db, user, record, changes) };
    },
  }),
  on(contract.extendCase, {
    record: ({ db, params }) => lockCase(db, params.id),
    handle: async ({ db, user, record, body }) => ({
      version: await save.extend(db, user, record, body.reason),
    }),
  }),
  on(contract.closeCase, {
    record: ({ db, params }) => lockCase(db, params.id),
    handle: async ({ db, user, record, body }) => {
      const version = await save.close(db, user, record, body);
      const after = await findCase(db, record.id);
      if (record.kind !== 'erasure' || body.status !== 'done' || !after) return { version };
      await eraseOwnCase(db, { texts, case: after });
      return { version: (await findCase(db, record.id))?.version ?? version };
    },
  }),
  on(contract.reopenCase, {
    record: ({ db, params }) => lockCase(db, params.id),
    handle: async ({ db, user, record }) => ({ version: await save.reopen(db, user, record) }),
  }),
  on(contract.noteCase, {
    record: ({ db, params }) => lockCase(db, params.id),
    handle: async ({ db, user, record, body }) => {
      save.assertOpen(record);
      await save.addStep(db, { case: record.id, by: user.id, text: body.text });
    },
  }),
  on(contract.casePlaces, {
    kind: searchWork,
    record: ({ db, params }) => findCase(db, params.id),
    handle: async ({ db, record }) => {
      const asking = { texts, person: personOfCase(record), except: record.id };
      return { groups: (await findEverywhere(db, asking)).groups };
    },
  }),
  on(contract.eraseCase, {
    kind: erasureWork,
    record: ({ db, params }) => lockCase(db, params.id),
    handle: async ({ db, user, record, body }) => {
      save.assertOpen(record);
      const erased = await eraseFor(db, { texts, copies, case: record, confirmed: body.confirmed });
      const text = `Usunięto dane osoby z zapisów: ${erased}, w tym potwierdzone: ${body.confirmed.length}.`;
      await save.addStep(db, { case: record.id, by: user.id, text });
      return { erased };
    },
  }),
  on(contract.exportCase, {
    kind: copyWork,
    reader: ticketReader,
    record: ({ db, params }) => findCase(db, params.id),
    handle: async ({ db, user, record, reply, services }) => {
      const entries = await caseArchive(db, services.storage, { case: record, by: user, texts });
      await noteExport(db, user, {
        ...{ list: 'Dane osobowe', format: 'zip', rows: 1, query: {} },
        people: {
          kind: 'personal',
          what: `Kopia danych osoby, sprawa RODO nr ${record.id}`,
          recipient: 'Osoba, której dane dotyczą',
          purpose: 'Odpowiedź na żądanie osoby',
          ground: 'art. 15 RODO',
        },
      });
      const text = 'Przygotowano kopię danych (archiwum ZIP).';
      await save.addStep(db, { case: record.id, by: user.id, text });
      const name = `dane-osobowe-sprawa-${record.id}-${warsawDay()}.zip`;
      reply.type('application/zip').headers(attachment(name));
      return zipStream(entries);
    },
  }),
  on(contract.caseProtocol, {
    reader: ticketReader,
    record: ({ db, params }) => findCase(db, params.id),
    handle: async ({ db, user, record, reply, services }) => {
      const letterhead = await findLetterhead(db, services.config.productName);
      await noteExport(db, user, {
        ...{ list: 'Protokół sprawy RODO', format: 'pdf', rows: 1, query: {} },
        people: {
          kind: 'personal',
          what: `Protokół sprawy RODO nr ${record.id}`,
          purpose: 'Wykazanie wykonania żądania',
          ground: 'art. 5 ust. 2 RODO',
        },
      });
      // Its fonts and its writer are 20 MB that most servers need a few times a day.
      const { protocolOf } = await import('./protocol.pdf.ts');
      const name = `protokol-sprawa-${record.id}-${warsawDay()}.pdf`;
      reply.type('application/pdf').headers(attachment(name));
      return protocolOf(record, { letterhead, by: user.name });
    },
  }),
  on(contract.setProcessing, {
    record: ({ db, params }) => lockContact(db, params.id),
    handle: async ({ db, user, record, body }) => {
      assertHeld(record);
      const { case: request, ...wanted } = body;
      await save.addStepFrom(db, {
        ...{ case: request, by: user },
        text: processingWords(record.id, wanted),
      });
      const since = await setProcessingOf(db, record.id, wanted);
      await touchClient(db, record.client);
      return since;
    },
  }),
];
