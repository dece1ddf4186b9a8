import { issueHistory, projectHistory } from '@zaplecze/contract/rooms/history/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import { mergeIssues } from '@zaplecze/contract/rooms/issues/merging/calls';
import * as contract from '@zaplecze/contract/rooms/issues/tasks/calls';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import {
  app,
  close,
  doer,
  issue,
  issuesOf,
  link,
  linkedTasks,
  make,
  orderer,
  project,
  readIssue,
  report,
  taskIdOf,
  unlink,
  withProjectAndIssue,
} from './issue-tasks.fixture.ts';

/* Issues and tasks of projects, linked. */

withProjectAndIssue();

test('an issue is linked to tasks that one may open; either side shows what its reader may open [ISS-131, ISS-132]', async () => {
  const [first, second] = [await taskIdOf(app.first), await taskIdOf(app.second)];
  expect((await link(app.manager, first)).status).toBe(200);
  expect((await link(app.manager, second)).status).toBe(200);
  expect(await linkedTasks(app.manager)).toMatchObject({
    hidden: 0,
    list: [
      {
        ...{ id: first, name: 'Zebrać dokumenty', project: { id: project }, made: false },
        ...{ user: { id: app.anna.id }, status: { id: 1 }, at: app.at(app.first) },
      },
      { id: second },
    ],
  });
  // The orderer sees that there is something, and no name of it.
  expect(await linkedTasks(orderer)).toEqual({ list: [], hidden: 2 });
  expect(await issuesOf(app.manager)).toMatchObject({
    list: [{ id: issue, name: 'Korekta faktury', status: { id: 1 }, ends: false }],
    hidden: 0,
  });
  expect(await issuesOf(app.anna)).toEqual({ list: [], hidden: 1 });
  const closed = await app.it.call(contract.listTaskIssues, {
    as: app.stranger,
    params: app.at(app.first),
  });
  expect(closed.status).toBe(403);
});

test('links are made and taken away by whoever sees the issue and opens the task [ISS-131]', async () => {
  const first = await taskIdOf(app.first);
  const none = { task: 'Nie ma takiego zadania' };
  expect((await link(null, first)).status).toBe(401);
  expect((await link(app.anna, first)).status).toBe(403);
  expect((await link(doer, first)).errors).toEqual(none);
  expect((await link(doer, 999_999)).errors).toEqual(none);
  expect((await link(app.manager, first)).status).toBe(200);
  expect((await unlink(doer, first)).status).toBe(403);
  expect((await unlink(app.manager, 999_999)).status).toBe(404);
  // Whoever does both may.
  await app.it.call(issues.updateIssue, {
    ...{ as: orderer, params: { id: issue }, body: { users: [doer.id, app.anna.id] } },
  });
  expect((await unlink(app.anna, first)).status).toBe(200);
  expect((await link(app.anna, first)).status).toBe(200);
  expect((await unlink(app.anna, first)).status).toBe(200);
  expect((await unlink(app.anna, first)).status).toBe(404);
});

test('what is chosen from are open tasks that one opens, of the issue’s client first [ISS-131]', async () => {
  const choices = async (as: Someone, search?: string) =>
    (
      await app.it.call(contract.issueTaskChoices, {
        ...{ as, params: { id: issue }, query: (search ? { search } : {}) as never },
      })
    ).data.list as contract.TaskChoice[];
  expect((await choices(app.manager)).map(({ client }) => client.id)).toContain(app.client);
  expect(await choices(doer)).toEqual([]);
  const found = await choices(app.manager, 'zaksiegowac');
  expect(found.every(({ name }) => name === 'Zaksięgować')).toBe(true);
  const first = await taskIdOf(app.first);
  await link(app.manager, first);
  expect((await choices(app.manager)).map(({ id }) => id)).not.toContain(first);
});

test('the project keeps its task, its service and next periods do not know it [ISS-134]', async () => {
  await make();
  const shown = (await app.it.call(getProject, { as: app.manager, params: { id: project } })).data
    .project;
  expect(JSON.stringify(shown.services)).toContain('Korekta faktury');
  expect([shown.serviceRenewable, shown.serviceSwappable]).toEqual([false, false]);
  const { rows } = await sql<{ extra: boolean }>`
    select extra from "projectTask" where project = ${project} order by position`.execute(
    app.it.db,
  );
  expect(rows.map((row) => row.extra)).toEqual([false, false, true]);
});

test('both histories tell of the link [ISS-132, HIS-02]', async () => {
  await link(app.manager, await taskIdOf(app.first));
  const entries = async (endpoint: typeof issueHistory, id: number) =>
    JSON.stringify((await app.it.call(endpoint, { as: app.manager, params: { id } })).data.list);
  expect(await entries(issueHistory, issue)).toContain(
    '{"field":"tasks","added":["Zebrać dokumenty"]',
  );
  expect(await entries(projectHistory, project)).toContain(
    '{"field":"issues","added":["Korekta faktury"]',
  );
});

test('tasks of a merged issue are those of the one that stays [ISS-121, ISS-132]', async () => {
  const stays = await report({ name: 'Pierwsza' });
  await link(app.manager, await taskIdOf(app.first), true);
  await app.it.call(mergeIssues, {
    ...{ as: app.manager, params: { id: stays }, body: { issues: [issue] } },
  });
  expect((await linkedTasks(app.manager, stays)).list).toHaveLength(1);
  expect((await issuesOf(app.manager)).list.map(({ id }: { id: number }) => id)).toEqual([stays]);
  await close(app.first);
  expect((await readIssue(stays)).status.id).toBe(9);
  expect((await readIssue(issue)).status.id).toBe(10);
});

test('a project that goes takes its links, and leaves the issues [ISS-132]', async () => {
  await link(app.manager, await taskIdOf(app.first), true);
  await app.it.db.deleteFrom('project').where('id', '=', project).execute();
  expect(await linkedTasks(app.manager)).toEqual({ list: [], hidden: 0 });
  expect((await readIssue()).status.id).toBe(1);
});
