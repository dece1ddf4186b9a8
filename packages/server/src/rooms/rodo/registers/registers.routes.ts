import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { table } from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import * as contract from '@zaplecze/contract/rooms/rodo/registers/calls';
import * as words from '@zaplecze/contract/rooms/rodo/registers/columns';
import { disclosureFormOf } from '@zaplecze/contract/rooms/rodo/registers/forms';
import { noteExport } from '../../../kit/exports/list-exports.ts';
import { sendSheet } from '../../../kit/exports/sheet.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { ticketReader } from '../../../kit/http/ticket.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import type { PersonalTexts } from '../../../kit/records/personal.ts';
import { mergeEdits, onTable } from '../../changes/index.ts';
import { findLetterhead } from '../../organization/index.ts';
import { proposalsOf } from '../cases/proposals.ts';
import { measuresOf } from '../cases/safety.ts';
import * as activities from './activities.list.queries.ts';
import * as consents from './consents.list.queries.ts';
import * as disclosures from './disclosures.list.queries.ts';
import { countExcluded, recipientsOf } from './marketing.queries.ts';
import * as save from './registers.save.ts';
import * as sheets from './registers.sheet.ts';

const consentRoutes = [
  ...onList(contract.listConsents, {
    find: ({ db, query }) => consents.findConsents(db, query),
    fields: words.consentColumns,
    filters: { state: {}, ...words.consentFilters },
    sheet: sheets.consentSheet,
  }),
  on(contract.listWordings, {
    record: ({ db, params }) => consents.findType(db, params.id),
    handle: async ({ db, record }) => ({ list: await consents.wordingsOf(db, record.id) }),
  }),
  on(contract.countMarketing, {
    record: ({ db, params }) => consents.findType(db, params.id),
    handle: async ({ db, record }) => ({
      type: record,
      count: (await recipientsOf(db, record.id)).length,
      left: await countExcluded(db, record.id),
    }),
  }),
  on(contract.exportMarketing, {
    reader: ticketReader,
    record: ({ db, params }) => consents.findType(db, params.id),
    handle: async ({ db, user, query, record, reply }) => {
      const { format, purpose } = query;
      const rows = await recipientsOf(db, record.id);
      await noteExport(db, user, {
        ...{ list: 'Lista marketingowa', format, rows: rows.length },
        query: { filter: { agreement: record.id } },
        people: {
          kind: 'marketing',
          what: `Lista marketingowa: ${record.name}`,
          purpose: purpose || 'Przesyłanie ofert i informacji handlowych',
          ground: `art. 6 ust. 1 lit. a RODO (zgoda „${record.name}”)`,
        },
      });
      const one = (async function* () {
        yield rows;
      })();
      return sendSheet(reply, { format, sheet: sheets.marketingSheet(record.name), rows: one });
    },
  }),
];

const disclosureRoutes = [
  ...onList(contract.listDisclosures, {
    find: ({ db, query }) => disclosures.findDisclosures(db, query),
    fields: words.disclosureColumns,
    filters: words.disclosureFilters,
    sheet: sheets.disclosureSheet,
  }),
  on(contract.createDisclosure, async ({ db, user, body }) => ({
    id: await save.addDisclosure(db, user.id, body),
  })),
  on(contract.updateDisclosure, {
    record: ({ db, params }) => disclosures.lockDisclosure(db, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const edited = { entity: 'disclosure', id, version, form: disclosureFormOf(record) } as const;
      const changes = await mergeEdits(db, request, edited, body);
      return { version: await save.changeDisclosure(db, record, changes) };
    },
  }),
];

const activityRoutes = (texts: PersonalTexts[]) => [
  ...onTable('processingActivity', table, { people: false }),
  on(contract.proposeActivities, async ({ db }) => ({
    added: await save.addProposals(db, proposalsOf(texts)),
  })),
  on(contract.activityDocument, {
    reader: ticketReader,
    handle: async ({ db, user, services, reply }) => {
      const all = await activities.everyActivity(db);
      const note = {
        controller: await activities.findController(db),
        measures: await measuresOf(db, services.config),
        ownFields: await activities.personalFields(db),
        by: user.name,
        letterhead: await findLetterhead(db, services.config.productName),
      };
      await noteExport(db, user, {
        ...{ list: 'Rejestr czynności przetwarzania', format: 'pdf', rows: all.length },
        ...{ query: {}, people: false },
      });
      // Its fonts and its writer are 20 MB that most servers need a few times a day.
      const { activitiesDocument } = await import('./activities.pdf.ts');
      reply
        .type('application/pdf')
        .header(
          'content-disposition',
          `attachment; filename="rejestr-czynnosci-${warsawDay()}.pdf"`,
        )
        .header('cache-control', 'private, no-store');
      return activitiesDocument(all, note);
    },
  }),
];

/** Registers of consents, disclosures and processing activities. `texts`: everywhere that people write. */
export const registerRoutes = (texts: PersonalTexts[]) => [
  ...consentRoutes,
  ...disclosureRoutes,
  ...activityRoutes(texts),
];
