import { procedureDefinitions, taskDefinitions } from '@zaplecze/contract/catalog';
import { afterAll, expect, test } from 'vitest';
import { projectApp } from '../projects/projects.fixture.ts';

const room = await projectApp();
const { it, manager, anna, procedure, first, begin, open, patch } = room;
afterAll(() => it.close());

const checklist = ['Faktury', 'Wyciągi', 'Umowy'];
await it.call(procedureDefinitions.update, {
  as: manager,
  params: { id: procedure },
  body: { steps: [{ task: first, checklist, estimation: 3 }] },
});
await begin();
const task = async () => (await open(anna, first)).data.task;

test('a task brings its checklist and hours along; its person ticks points off [TAS-40]', async () => {
  expect(await task()).toMatchObject({ checklist, checked: [], estimation: 3 });
  expect((await patch(anna, first, { checked: [2, 0, 2] })).status).toBe(200);
  expect((await task()).checked).toEqual([0, 2]);
  expect((await patch(anna, first, { checked: [3] })).errors).toEqual({
    checked: 'Lista kontrolna nie ma takiego punktu',
  });
  await patch(anna, first, { checked: [] });
});

test('two who tick different points off both did [TAS-40]', async () => {
  const { version } = await task();
  const tick = (as: typeof anna, checked: number[]) =>
    it.app.inject({
      method: 'PATCH',
      url: `/api/project/task/${Object.values(room.at(first)).join('/')}`,
      headers: { 'access-token': as.token, 'if-match': String(version) },
      payload: { checked },
    });
  expect((await tick(anna, [0])).statusCode).toBe(200);
  expect((await tick(manager, [1])).statusCode).toBe(200);
  expect((await task()).checked).toEqual([0, 1]);
});

test('the files of its definition stand in it as patterns [TAS-41]', async () => {
  const file = await it.upload(manager, 'wzór pisma.pdf');
  await it.call(taskDefinitions.attach, { as: manager, params: { id: first, file } });
  expect((await task()).patterns).toMatchObject([{ id: file, fileName: 'wzór pisma.pdf' }]);
});
