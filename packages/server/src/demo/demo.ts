import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { sql } from 'kysely';
import type { Database, Db } from '../kit/database/database.ts';
import type { Storage } from '../kit/files/storage.ts';
import type { Log } from '../kit/operations/log.ts';
import { fillClientNotes } from './clients/client-notes.ts';
import { fillClients } from './clients/clients.ts';
import { fillCustomFields } from './clients/custom-fields.ts';
import { fillDocuments } from './clients/documents.ts';
import { fillFeeds } from './clients/feeds.ts';
import { fillFrontDoor } from './clients/front-door.ts';
import { fillJoined } from './clients/joined.ts';
import { fillLetters } from './clients/letters.ts';
import { fillMachines } from './clients/machines.ts';
import { fillOffers } from './clients/offers.ts';
import { fillReception } from './clients/reception.ts';
import { fillRegistries } from './clients/registries.ts';
import * as data from './content/company-data.ts';
import { fillHistory } from './history.ts';
import { fillKnowledge } from './knowledge.ts';
import { fillReading } from './knowledge-reading.ts';
import { fillNotifications } from './notifications.ts';
import { fillAbsences } from './people/absences.ts';
import { fillPeople, fillReplacements } from './people/people.ts';
import { fillPersonal } from './people/personal.ts';
import { createRandom } from './random.ts';
import { stampProjects } from './stamps.ts';
import { fillViews } from './views.ts';
import { fillCatalog } from './work/catalog.ts';
import { fillChecklists } from './work/checklists.ts';
import { fillIssues } from './work/issues.ts';
import { fillPeriods } from './work/periods.ts';
import { headOf } from './work/plan.ts';
import { fillProjects } from './work/projects.ts';
import { fillTalk } from './work/talk.ts';

const palette = [
  '#0B6E75',
  '#B5541C',
  '#5B3FA8',
  '#2F9E44',
  '#1971C2',
  '#C2255C',
  '#A16207',
  '#475569',
];

/** When the group's data was typed, in milliseconds before now. */
export const yearAgo = 365 * 86_400_000;

async function named(db: Db, table: DictionaryKind, names: string[]): Promise<number[]> {
  const rows = names.map((name, at) => ({
    name,
    ...(dictionaries[table].colored && { color: palette[at % palette.length] }),
  }));
  const createdRows = await db
    .insertInto(table)
    .values(rows as never)
    .returning('id')
    .execute();
  return createdRows.map((row) => row.id);
}

/**
 * Fills an empty, migrated database with the demonstration company, the same each time and spread
 * around today, in one transaction.
 */
export async function fillDemo({
  db,
  storage,
  log,
  now = Date.now(),
}: {
  db: Database;
  storage: Storage;
  log: Log;
  /** The moment that it is spread around, in milliseconds. */
  now?: number;
}): Promise<void> {
  const random = createRandom(20_261_121);
  await db.transaction().execute(async (tx) => {
    const company = (
      await tx.insertInto('company').values(data.companies).returning('id').execute()
    ).map((row) => row.id);
    const department = (
      await tx
        .insertInto('department')
        .values(data.departments.map(({ name, color }) => ({ name, color })))
        .returning('id')
        .execute()
    ).map((row) => row.id);
    const pairs = data.departments.flatMap(({ companies }, at) =>
      companies.map((one) => ({ company: company[one] ?? 0, department: department[at] ?? 0 })),
    );
    await tx.insertInto('companyDepartment').values(pairs).execute();
    const position = await named(tx, 'position', data.positions);
    const taskType = await named(tx, 'taskType', data.taskTypes);
    const projectType = await named(tx, 'projectType', data.serviceTypes);
    const documentType = await named(tx, 'documentType', data.documentTypes);
    const receptionType = await named(tx, 'receptionType', data.receptionTypes);
    const knowledgeType = await named(tx, 'knowledgeBaseType', data.knowledgeTypes);
    const tag = await named(tx, 'tag', data.tags);
    const refusalReason = await named(tx, 'refusalReason', data.refusalReasons);
    const agreementType = (
      await tx.insertInto('agreementType').values(data.agreementTypes).returning('id').execute()
    ).map((row) => row.id);
    const staff = await fillPeople(tx, random, { department, position });
    await tx
      .insertInto('organization')
      .values({ ...data.organization, createdBy: staff[0]?.id, created: new Date(now - yearAgo) })
      .execute();
    await tx.insertInto('installation').values({ listRows: '25' }).execute();
    for (const [at, id] of department.entries()) {
      const head = staff[headOf(at)]?.id ?? null;
      await tx.updateTable('department').set({ head }).where('id', '=', id).execute();
    }
    const clients = await fillClients(tx, random, storage, {
      ids: { projectType, tag, position, agreementType },
      staff,
      now,
    });
    const ids = clients.map(({ id }) => id);
    const away = await fillAbsences(tx, { staff, now });
    const services = await fillCatalog(tx, storage, {
      department,
      taskType,
      projectType,
      company,
      position,
      author: staff[1]?.id ?? 0,
    });
    const active = services.filter((one) => one.active);
    const world = { services: active, clients, staff, away, now };
    const projects = await fillProjects(tx, random, world);
    await fillReplacements(tx, staff, now);
    await fillReception(tx, createRandom(12), { clients: ids, staff, company, receptionType, now });
    await fillFrontDoor(tx, { clients: ids, staff, now });
    const offers = await fillOffers(tx, createRandom(11), {
      ...{ storage, projectType, refusalReason, clients, staff, projects, now },
    });
    await stampProjects(tx, projects, offers);
    await fillDocuments(tx, createRandom(8), { storage, documentType, clients: ids, staff, now });
    await fillKnowledge(tx, createRandom(9), { storage, knowledgeType, department, staff, now });
    await fillReading(tx, { staff, department, now });
    await fillIssues(tx, createRandom(10), { storage, clients: ids, staff, now });
    await fillLetters(tx, { staff, company, now });
    await fillChecklists(tx, now);
    await fillJoined(tx);
    await fillPeriods(tx, now);
    await fillFeeds(tx, { staff, department, now });
    await fillViews(tx, staff[1]?.id ?? 0);
    await fillNotifications(tx, staff, now);
    await fillTalk(tx, staff, now);
    await fillClientNotes(tx, { clients: ids, staff, now });
    await fillRegistries(tx, { now });
    await fillPersonal(tx, { staff, now });
    await fillMachines(tx, { staff, now });
    await fillCustomFields(tx, createRandom(14), { clients, now });
    await fillHistory(tx, createRandom(13), { staff, now });
  });
  // What the filling has changed again and again is left behind in its tables.
  await sql`vacuum analyze`.execute(db);
  log.info('Wypełniono bazę danymi firmy demonstracyjnej');
}
