import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { attachTaskComment, listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { remindOfTasks } from '../tasks/tasks.fixture.ts';
import { projectApp } from './projects.fixture.ts';

const { it, manager, anna, piotr, stranger, first, assignments, begin, create, at, close } =
  await projectApp();
const name = 'Księgowość 11/2026';

afterAll(() => it.close());
beforeEach(async () => {
  await begin();
  await it.db.deleteFrom('notification').execute();
});

const told = async (as: Someone) => {
  const rows = await it.db
    .selectFrom('notification')
    .select('content')
    .where('user', '=', as.id)
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => content);
};
const plain = async (as: Someone) => (await told(as)).map((text) => text.replace(/<[^>]*>/g, ''));
const all = (user: number) => assignments().map((one) => ({ ...one, user }));
const several = `2\u00A0nowe zadania w projekcie ${name} dla klienta Żagiel`;

test('a project with many tasks tells one person once, and leads to them [PRO-60, TAS-24]', async () => {
  await create({ name, tasks: all(anna.id) });
  expect(await plain(anna)).toEqual([several]);
  const [, project] =
    /href="\/task\?filter\[project\]=(\d+)"/.exec((await told(anna))[0] ?? '') ?? [];
  const list = await it.call(listAssignedTasks, {
    as: anna,
    params: { user: anna.id },
    query: { filter: { project } } as never,
  });
  expect(list.data.list.count).toBe(2);
});

test('a notice names a project without the client that it says beside it [SHE-407]', async () => {
  await create({ name: 'Audyt – Żagiel – 11/2026' });
  expect(await plain(anna)).toEqual([
    'Nowe zadanie dla Ciebie: Zebrać dokumenty w projekcie Audyt 11/2026 dla klienta Żagiel',
  ]);
});

test('one task is told by its name, with its project and client [PRO-60, PRO-61]', async () => {
  await create({ name });
  expect(await plain(anna)).toEqual([
    `Nowe zadanie dla Ciebie: Zebrać dokumenty w projekcie ${name} dla klienta Żagiel`,
  ]);
});

test('several tasks given to somebody else in one save are told once [PRO-60]', async () => {
  const { id } = (await create({ name })).data;
  const body = { tasks: all(stranger.id) };
  await it.call(contract.updateProject, { as: manager, params: { id }, body });
  expect(await plain(stranger)).toEqual([several]);
  await it.call(contract.updateProject, { as: manager, params: { id }, body });
  expect(await plain(stranger)).toHaveLength(1);
});

test('who stands in for two who were given tasks is told once [PRO-60, NOT-11]', async () => {
  const standIn = (replacedUser: number) => ({
    user: stranger.id,
    replacedUser,
    dateFrom: new Date(Date.now() - 1000),
    dateTo: new Date(Date.now() + 60_000),
  });
  await it.db
    .insertInto('replacement')
    .values([standIn(anna.id), standIn(piotr.id)])
    .execute();
  await create({ name });
  await it.db.deleteFrom('replacement').execute();
  expect(await plain(stranger)).toHaveLength(1);
});

test('your turn, a comment and a limit name project and client [PRO-61]', async () => {
  const place = `w projekcie ${name} dla klienta Żagiel`;
  const params = { ...at(first), project: (await create({ name })).data.id as number };
  const comment = (await it.call(createComment, { as: manager, body: { text: 'Pilne' } })).data.id;
  await it.call(attachTaskComment, { as: manager, params: { ...params, comment } });
  await remindOfTasks(it.db, new Date());
  const mine = await plain(anna);
  expect(mine).toContain(`Nowy komentarz do zadania Zebrać dokumenty ${place}: ${manager.name}`);
  expect(mine).toContainEqual(
    expect.stringMatching(new RegExp(`^Zbliża się termin: Zebrać dokumenty ${place} \\(`)),
  );
  await close(anna, first);
  expect(await plain(piotr)).toContainEqual(
    expect.stringMatching(
      /^Twoja kolej: Zaksięgować w projekcie .+ dla klienta Żagiel \(Miesiąc\)$/,
    ),
  );
});
