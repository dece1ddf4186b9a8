import * as contract from '@zaplecze/contract/rooms/issues/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import type { OutgoingCalls } from '../../kit/outgoing/outgoing.ts';

/** A company with a client, and short ways to say what people do with issues. */
export async function issueApp(outgoing?: OutgoingCalls, env: Record<string, string> = {}) {
  const it: TestApp = await testApp(env, outgoing);
  const [admin, manager, orderer, doer, stranger] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn(),
    it.signIn('ROLE_RECEPTION'),
  ]);
  const client = await insertClient(it.db);
  const body = () => ({
    name: 'Nie działa drukarka',
    users: [doer.id],
    client,
    description: 'Drukarka na drugim piętrze zacina papier.',
    type: 1,
    dateRealization: '2026-11-25',
  });
  const create = (more: object = {}, as: Someone | null = orderer) =>
    it.call(contract.createIssue, { as, body: { ...body(), ...more } });
  const made = async (more: object = {}, as: Someone = orderer): Promise<number> =>
    (await create(more, as)).data.id;
  const get = (id: number, as: Someone | null) =>
    it.call(contract.getIssue, { as, params: { id } });
  const read = async (id: number, as: Someone = manager): Promise<contract.Issue> =>
    (await get(id, as)).data.issue;
  const patch = (id: number, changes: object, as: Someone | null, headers = {}) =>
    it.call(contract.updateIssue, { as, params: { id }, body: changes, headers });
  const names = async (
    endpoint: typeof contract.listIssues | typeof contract.listAssignedIssues,
    as: Someone,
    query: object = {},
    user = as,
  ): Promise<string[]> =>
    (
      await it.call(endpoint, { as, params: { user: user.id }, query: query as never })
    ).data.list.list.map((issue: contract.IssueRow) => issue.name);
  const noticesOf = async (as: Someone): Promise<string[]> =>
    (await it.call(listNotifications, { as, query: { perPage: 100 } })).data.list.list.map(
      ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
    );
  /** Makes one person the other's substitute from now on. */
  const replace = (user: Someone, replacedUser: Someone) =>
    it.db
      .insertInto('replacement')
      .values({
        user: user.id,
        replacedUser: replacedUser.id,
        dateFrom: new Date(Date.now() - 3_600_000),
        dateTo: new Date(Date.now() + 3_600_000),
      })
      .execute();
  const people = { admin, manager, orderer, doer, stranger };
  return {
    it,
    ...people,
    client,
    create,
    made,
    get,
    read,
    patch,
    names,
    told: noticesOf,
    replace,
  };
}
