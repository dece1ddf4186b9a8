import type { Role } from '@zaplecze/contract/permissions';
import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { sql } from 'kysely';
import { type Someone, testApp } from '../../../test/http.ts';

/** A company with two departments and articles of its managers. */
export async function knowledgeApp() {
  const it = await testApp();
  const item = async (kind: 'knowledgeBaseType' | 'department', name: string) =>
    (await it.db.insertInto(kind).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const type = await item('knowledgeBaseType', 'Procedury');
  const taxes = await item('department', 'Podatki');
  const payroll = await item('department', 'Kadry');
  /** Somebody of a department. */
  const worker = async (department: number | null, ...roles: Role[]): Promise<Someone> => {
    const someone = await it.signIn(...roles);
    await move(someone, department);
    return someone;
  };
  const move = async (someone: Someone, department: number | null): Promise<void> => {
    await it.db.updateTable('person').set({ department }).where('id', '=', someone.id).execute();
  };
  const make = async (as: Someone, more: object = {}): Promise<number> => {
    const body = { name: 'Zamknięcie miesiąca', type, department: taxes, ...more };
    return (await it.call(contract.createArticle, { as, body })).data.id;
  };
  const read = async (as: Someone, id: number): Promise<contract.Article> =>
    (await it.call(contract.getArticle, { as, params: { id } })).data.knowledgeBase;
  const list = async (as: Someone, query: object = {}): Promise<contract.ArticleRow[]> =>
    (await it.call(contract.listArticles, { as, query: { perPage: 100, ...query } })).data.list
      .list;
  /** A person's notices of a kind, the newest first. */
  const noticesOf = async (someone: Someone, kind: string): Promise<string[]> => {
    const rows = await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', someone.id)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ content }) => content);
  };
  const standIn = (user: Someone, replacedUser: Someone) =>
    it.db
      .insertInto('replacement')
      .values({
        ...{ user: user.id, replacedUser: replacedUser.id },
        dateFrom: sql`now() - interval '1 day'`,
        dateTo: sql`now() + interval '1 day'`,
      })
      .execute();
  return { ...it, type, taxes, payroll, worker, move, make, read, list, told: noticesOf, standIn };
}
