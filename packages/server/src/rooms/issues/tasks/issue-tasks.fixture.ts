import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import * as contract from '@zaplecze/contract/rooms/issues/tasks/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { projectApp } from '../../projects/projects.fixture.ts';

export let app: Awaited<ReturnType<typeof projectApp>>;
export let orderer: Someone;
export let doer: Someone;
export let extra: number;
export let project: number;
export let issue: number;

/** Before each test of a file: a project that has begun, and an issue of its client. */
export function withProjectAndIssue() {
  beforeAll(async () => {
    app = await projectApp();
    [orderer, doer] = await Promise.all([app.it.signIn(), app.it.signIn()]);
    const type = (
      await app.it.db
        .insertInto('taskType')
        .values({ name: 'Inne' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
    const { department } = await app.it.db
      .selectFrom('procedureDefinition')
      .select('department')
      .where('id', '=', app.procedure)
      .executeTakeFirstOrThrow();
    const made = await app.it.call(taskDefinitions.create, {
      as: app.manager,
      body: { name: 'Sprawa dodatkowa', type, department: department ?? 0 } as never,
    });
    extra = made.data.id;
  });
  afterAll(() => app.it.close());
  beforeEach(async () => {
    project = await app.begin();
    issue = await report();
    await sql`delete from notification`.execute(app.it.db);
  });
}

export const report = async (more: object = {}): Promise<number> =>
  (
    await app.it.call(issues.createIssue, {
      as: orderer,
      body: {
        ...{ name: 'Korekta faktury', users: [doer.id], client: app.client, description: 'Za maj' },
        ...{ type: 15, timeRequired: 2, dateRealization: '2026-12-03', ...more },
      },
    })
  ).data.id;
export const readIssue = async (id = issue, as: Someone = app.manager): Promise<issues.Issue> =>
  (await app.it.call(issues.getIssue, { as, params: { id } })).data.issue;
export const taskIdOf = async (task: number, of = project) =>
  (
    await app.it.db
      .selectFrom('projectTask')
      .select('id')
      .where('project', '=', of)
      .where('task', '=', task)
      .executeTakeFirstOrThrow()
  ).id;
export const link = (as: Someone | null, task: number, ends = false, id = issue) =>
  app.it.call(contract.linkIssueTask, { as, params: { id }, body: { task, ends } });
export const unlink = (as: Someone, linked: number, id = issue) =>
  app.it.call(contract.unlinkIssueTask, { as, params: { id, linked } });
export const linkedTasks = async (as: Someone, id = issue) =>
  (await app.it.call(contract.listIssueTasks, { as, params: { id } })).data;
export const issuesOf = async (as: Someone, task = app.first) =>
  (await app.it.call(contract.listTaskIssues, { as, params: app.at(task) })).data;
const form = (more: object = {}) => ({
  ...{ project, procedure: app.procedure, task: extra, name: 'Korekta faktury' },
  ...{ description: 'Za maj', user: app.anna.id, estimation: 2, ...more },
});
export const make = (more: object = {}, as: Someone | null = app.manager, id = issue) =>
  app.it.call(contract.makeIssueTask, { as, params: { id }, body: form(more) });
export const noticesOf = async (as: Someone): Promise<string[]> =>
  (await app.it.call(listNotifications, { as, query: { perPage: 100 } })).data.list.list.map(
    ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
  );
export const close = (task: number, as: Someone = app.manager) =>
  app.it.call(updateTask, {
    ...{ as, params: app.at(task), body: { status: 9, dateEndJob: warsawDay() } },
  });
