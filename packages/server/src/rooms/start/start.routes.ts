import { recordFields } from '@zaplecze/contract/rooms/imports/fields';
import * as contract from '@zaplecze/contract/rooms/start/calls';
import { mostPeople } from '@zaplecze/contract/rooms/start/lists';
import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import { invalid } from '../../kit/http/calls/errors.ts';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import { uploadedTable } from '../../kit/imports/upload-table.ts';
import { knownHeadings } from '../../kit/parsing/columns.ts';
import { type NumberedRow, wrongFile } from '../../kit/parsing/table-limits.ts';
import { listItems } from '../dictionaries/index.ts';
import { addPeople, inviteWaiting } from '../people/index.ts';
import { addEntries, findProposals } from './entries.save.ts';
import { addPackages, findPackages } from './packages.save.ts';
import { readPeopleFile } from './people-file.ts';
import { tryBackupLater, tryMailLater } from './start.jobs.ts';
import * as queries from './start.queries.ts';
import { setSkipped } from './start.write.queries.ts';
import { describeStorage } from './storage-words.ts';

const headings = knownHeadings(recordFields.person, []);

const ownEmail =
  'Twoje konto nie ma jeszcze prawdziwego adresu e-mail. Wpisz go w swoim profilu i spróbuj ponownie.';

export const startRoutes: Route[] = [
  on(contract.getStart, async ({ db, services }) => {
    // Before the steps: a page asks until its trial has ended, and must then see the step done.
    const trials = (await queries.findTrials(db)) as contract.Trial[];
    return {
      ...(await queries.findSteps(db)),
      ...(await queries.countRecords(db)),
      trials,
      place: await describeStorage(services.config),
    };
  }),
  on(countStart, async ({ db }) => ({ left: await queries.countLeft(db) })),
  on(contract.skipSteps, async ({ db, body }) => {
    await setSkipped(db, body);
    return { left: await queries.countLeft(db) };
  }),
  on(contract.getNeeds, async ({ db }) => ({ there: await queries.findNeeds(db) })),
  on(contract.getProposals, async ({ db }) => ({ kinds: await findProposals(db) })),
  on(contract.addEntries, async ({ db, body }) => ({ added: await addEntries(db, body.entries) })),
  on(contract.listPackages, async ({ db }) => ({ packages: await findPackages(db) })),
  on(contract.addPackages, async ({ db, body }) => ({
    services: await addPackages(db, body.packages),
  })),
  on(contract.readPeople, {
    // Reading a large file takes a while, and writes nothing.
    transaction: false,
    handle: async ({ db, request, query }) => {
      const sent = await uploadedTable(request, headings, query);
      const { header, rows, reading } = sent.table;
      const table = { header, rows: JSON.parse(rows) as NumberedRow[] };
      if (table.rows.length > mostPeople) {
        throw wrongFile(`Plik ma więcej niż ${mostPeople} wierszy. Podziel go na mniejsze.`);
      }
      const [department, position] = [
        await listItems(db, 'department'),
        await listItems(db, 'position'),
      ];
      // Until somebody says which, a workbook of several sheets asks.
      const asks = reading.sheets.length > 1 && query.sheet === undefined;
      return {
        ...readPeopleFile(table, { department, position }),
        reading: { ...reading, asks },
      };
    },
  }),
  on(contract.addPeople, async ({ db, user, body }) => ({
    added: await addPeople({ db, user }, body.people),
  })),
  on(contract.sendInvitations, async ({ db, services: { config } }) => {
    const links = await inviteWaiting(db, config);
    // Letters that go nowhere: who invites hands the links over.
    return { sent: links.length, links: config.smtpUrl ? [] : links };
  }),
  on(contract.tryMail, async ({ db, user, services }) => {
    const { email, firstName } = await queries.findEmail(db, user.id);
    // A real server would only send it back; without one the file is what is tried.
    if (services.config.smtpUrl && email.endsWith('@localhost')) throw invalid({ email: ownEmail });
    await tryMailLater(db, { to: email, firstName });
    return { to: email };
  }),
  on(contract.tryBackup, async ({ db }) => {
    await tryBackupLater(db);
    return { state: 'waiting' as const };
  }),
];
