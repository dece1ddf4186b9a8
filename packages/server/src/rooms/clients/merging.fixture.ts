import * as merging from '@zaplecze/contract/client-merging';
import { createDocument } from '@zaplecze/contract/documents';
import { createIssue } from '@zaplecze/contract/issues';
import { sql } from 'kysely';
import { clientsApp } from './clients.fixture.ts';

/** Two clients that are one, each with something of every kind that refers to a client. */
export async function mergingApp() {
  const app = await clientsApp();
  const { it, manager, user } = app;
  const ids = async (table: string, client: number): Promise<number[]> =>
    (
      await sql<{ id: number }>`select id from ${sql.table(table)} where client = ${client} order by id`.execute(
        it.db,
      )
    ).rows.map(({ id }) => id);
  /** How many rows of each table refer to a client. */
  const counts = async (client: number) => {
    const tables = ['clientPerson', 'clientAgreement', 'clientNote', 'issue', 'offer', 'project', 'document', 'reception'];
    const all = await Promise.all(tables.map(async (table) => [table, (await ids(table, client)).length] as const));
    return Object.fromEntries(all.filter(([, count]) => count > 0));
  };
  const merge = (stays: number, client: number, take: string[] = []) =>
    it.call(merging.mergeClients, { as: manager, params: { id: stays }, body: { client, take } });
  const split = (id: number) => it.call(merging.splitClient, { as: manager, params: { id }, body: {} });
  const preview = (stays: number, client: number) =>
    it.call(merging.previewClientMerge, { as: manager, params: { id: stays }, query: { client } });
  const merged = async (id: number): Promise<merging.MergedClient[]> =>
    (await it.call(merging.mergedClients, { as: manager, params: { id } })).data.list;

  /** Business with a client, straight into the tables that others own. */
  const fill = async (client: number) => {
    const values = { client, createdBy: user.id };
    await it.db.insertInto('issue').values({ name: 'Awaria', description: 'Nie działa', orderedBy: user.id, status: 1, ...values } as never).execute();
    await it.db.insertInto('clientNote').values({ text: 'Dzwonili', ...values }).execute();
    await it.db.insertInto('offer').values({ name: 'Oferta', seller: user.id, status: 0, ...values } as never).execute();
    const type = await it.db.insertInto('documentType').values({ name: `Umowa ${client}` } as never).returning('id').executeTakeFirstOrThrow();
    const file = await it.upload(user);
    await it.db.insertInto('document').values({ name: 'Umowa', type: type.id, file, status: 1, ...values } as never).execute();
    const project = await it.db.insertInto('project').values({ name: 'Wdrożenie', ...values } as never).returning('id').executeTakeFirst();
    return { project: project?.id };
  };
  return { ...app, ids, counts, merge, split, preview, merged, fill };
}
