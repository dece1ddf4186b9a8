import { updateComment } from '@zaplecze/contract/rooms/comments/calls';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import {
  type ProjectComment,
  projectTalk,
  projectTaskFiles,
} from '@zaplecze/contract/rooms/projects/page/calls';
import { commentTask, taskFiles } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { projectApp } from '../projects.fixture.ts';

let app: Awaited<ReturnType<typeof projectApp>>;
let project: number;

beforeAll(async () => {
  app = await projectApp();
});
beforeEach(async () => {
  project = await app.begin();
});
afterAll(() => app.it.close());

const talkOf = (as: Someone, query: Record<string, unknown> = {}, id = project) =>
  app.it.call(projectTalk, { as, params: { id }, query });
const filesOf = (as: Someone, id = project) =>
  app.it.call(projectTaskFiles, { as, params: { id } });
const say = async (as: Someone, task: number, text: string, answers?: number): Promise<number> =>
  (await app.it.call(commentTask, { as, params: app.at(task), body: { text, answers } })).data.id;
const texts = ({ list }: { list: ProjectComment[] }) => list.map(({ text }) => text);

test('the page of a project is the managers’: nobody else reads its talk and files [PRO-01, PRO-112]', async () => {
  for (const one of [app.anna, app.stranger]) {
    expect((await talkOf(one)).status).toBe(403);
    expect((await filesOf(one)).status).toBe(403);
  }
  for (const call of [talkOf(app.manager, {}, 999_999), filesOf(app.manager, 999_999)]) {
    expect((await call).status).toBe(404);
  }
  expect((await talkOf(app.manager, { before: 'wczoraj' })).status).toBe(400);
});

test('the talk is what was said on the tasks of this project, the newest first, each with its task and what it answers [PRO-112]', async () => {
  const elsewhere = project;
  await say(app.anna, app.first, 'W innym projekcie');
  project = await app.begin();
  const asked = await say(app.anna, app.first, 'Brakuje faktury');
  await say(app.piotr, app.second, 'Czekam');
  await say(app.manager, app.first, 'Już jest', asked);
  const { data } = await talkOf(app.manager);
  expect(texts(data)).toEqual(['Już jest', 'Czekam', 'Brakuje faktury']);
  expect(data.next).toBeNull();
  const [answer, , question] = data.list as ProjectComment[];
  expect(answer).toMatchObject({
    on: { name: 'Zebrać dokumenty', task: app.first, procedure: app.procedure },
    answers: asked,
    answered: question?.createdBy.name,
    may: { edit: true, delete: true },
  });
  expect(question?.answered).toBeNull();
  expect(texts((await talkOf(app.manager, {}, elsewhere)).data)).toEqual(['W innym projekcie']);
});

test('a comment that was corrected says so there too, and what calls the reader is told to them alone [PRO-112]', async () => {
  const id = await say(app.anna, app.first, `Proszę o zgodę, @[${app.manager.id}]`);
  await app.it.call(updateComment, {
    as: app.anna,
    params: { id },
    body: { text: `Proszę o zgodę dziś, @[${app.manager.id}]` },
  });
  const [said] = (await talkOf(app.manager)).data.list as ProjectComment[];
  expect(said?.edited).not.toBeNull();
  expect(said?.mentions).toMatchObject([{ id: app.manager.id }]);
  expect(said?.call).not.toBeNull();
  const other = await app.it.signIn('ROLE_MANAGER');
  expect((await talkOf(other)).data.list[0].call).toBeNull();
});

test('the talk comes by pages of twenty, each comment once [PRO-112]', async () => {
  for (let at = 1; at <= 21; at += 1) await say(app.anna, app.first, `Wpis ${at}`);
  const first = (await talkOf(app.manager)).data;
  expect(first.list).toHaveLength(20);
  const second = (await talkOf(app.manager, { before: first.next })).data;
  expect(texts(second)).toEqual(['Wpis 1']);
  expect(second.next).toBeNull();
});

test('files of tasks are told by their tasks, in the order of the project [PRO-113]', async () => {
  const hang = async (task: number, as: Someone, name: string) => {
    const file = await app.it.upload(as, name);
    await app.it.call(taskFiles.attach, { as, params: { ...app.at(task), file } });
  };
  expect((await filesOf(app.manager)).data.list).toEqual([]);
  await hang(app.second, app.piotr, 'druga.pdf');
  await hang(app.first, app.anna, 'pierwsza.pdf');
  const { list } = (await filesOf(app.manager)).data;
  expect(list).toMatchObject([
    { task: { task: app.first }, files: [{ fileName: 'pierwsza.pdf' }] },
    { task: { task: app.second }, files: [{ fileName: 'druga.pdf' }] },
  ]);
});

test('a project tells the version of each task, by which a change in its place is joined or asked about [PRO-111]', async () => {
  const [task] = (await app.read()).services[0]?.procedures[0]?.tasks ?? [];
  expect(task?.version).toBeGreaterThan(0);
  await app.patch(app.anna, app.first, { status: 2 });
  const answer = await app.it.call(getProject, { as: app.manager, params: { id: project } });
  const [after] = answer.data.project.services[0].procedures[0].tasks;
  expect(after.version).toBeGreaterThan(task?.version ?? 0);
});
