import { createComment, updateComment } from '@zaplecze/contract/rooms/comments/calls';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import {
  attachTaskComment,
  listAssignedTasks,
  taskFiles,
  updateTask,
} from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { createPayroll, projectApp } from './projects.fixture.ts';

const {
  it,
  manager,
  anna,
  piotr,
  stranger,
  service,
  procedure,
  first,
  assignments,
  begin,
  read,
  at,
  open,
  patch,
} = await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  project = await begin();
});

test('the service can be swapped only while no task has left 0 and 1 [PRO-29]', async () => {
  await patch(anna, first, { status: 2 });
  const other = { services: [service + 1000], tasks: [] };
  const answer = await it.call(contract.updateProject, {
    as: manager,
    params: { id: project },
    body: other,
  });
  expect(answer.errors?.services).toMatch(/^Usługi nie można już zmienić/);
  expect((await read()).services).toMatchObject([{ id: service, procedures: [{ id: procedure }] }]);
});

describe('a swapped service', () => {
  let other: Awaited<ReturnType<typeof createPayroll>>;
  const swap = (more: object = {}) =>
    it.call(contract.updateProject, {
      as: manager,
      params: { id: project },
      body: { services: [other.service], tasks: theirs(), ...more },
    });
  const theirs = () => [
    { procedure: other.procedure, task: other.first, user: stranger.id },
    {
      ...{ procedure: other.procedure, task: other.second, user: piotr.id },
      ...{ finalDate: true, dateRealizationLimit: '2026-11-30 15:00' },
    },
  ];
  const workOf = async (as: Someone) => {
    const query = { filter: { project: [project] }, sort: 'name', order: 'asc' };
    const answer = await it.call(listAssignedTasks, { as, params: { user: as.id }, query });
    return answer.data.list.list.map(({ name }: { name: string }) => name);
  };
  beforeAll(async () => {
    other = await createPayroll(it, manager);
  });

  test('alone is refused: its tasks would have nobody [PRO-166]', async () => {
    const before = await read();
    const answer = await it.call(contract.updateProject, {
      ...{ as: manager, params: { id: project }, body: { services: [other.service] } },
    });
    expect([answer.status, answer.errors]).toEqual([
      400,
      { tasks: 'Zadanie musi mieć przypisanego użytkownika' },
    ]);
    expect((await read()).services).toEqual(before.services);
  });

  test('brings its procedures, tasks, type, company and department in place of the former ones', async () => {
    const { name, version } = await read();
    expect(await workOf(anna)).toEqual(['Zebrać dokumenty']);
    expect((await swap()).status).toBe(200);
    const found = await read();
    expect(found).toMatchObject({
      name,
      type: { name: 'Płace' },
      company: { name: 'Kadrowa' },
      department: { name: 'Kadry' },
      serviceSwappable: true,
      status: { id: 1 },
    });
    expect(found.version).toBeGreaterThan(version);
    expect(found.services).toMatchObject([
      {
        ...{ id: other.service, name: 'Kadry i płace' },
        procedures: [
          {
            ...{ id: other.procedure, name: 'Lista płac' },
            tasks: [
              {
                ...{ name: 'Zebrać godziny', status: { id: 1 }, user: { id: stranger.id } },
                ...{ finalDate: false, dateRealizationLimit: null },
              },
              {
                ...{ name: 'Naliczyć', status: { id: 0 }, user: { id: piotr.id } },
                ...{ finalDate: true, dateRealizationLimit: '2026-11-30T14:00:00.000Z' },
              },
            ],
          },
        ],
      },
    ]);
    expect(found.services[0]?.procedures[0]?.tasks).toHaveLength(2);
    expect([await workOf(anna), await workOf(piotr), await workOf(stranger)]).toEqual([
      [],
      ['Naliczyć'],
      ['Zebrać godziny'],
    ]);
  });

  test('takes the former tasks away with their comments and files, and its own can be worked on', async () => {
    const file = await it.upload(anna);
    const words = await it.call(createComment, { as: anna, body: { text: 'Brak faktur' } });
    const comment = words.data.id;
    await it.call(taskFiles.attach, { as: anna, params: { ...at(first), file } });
    await it.call(attachTaskComment, { as: anna, params: { ...at(first), comment } });
    expect((await swap()).status).toBe(200);
    expect((await open(anna, first)).status).toBe(404);
    const ticket = await it.call(fileTicket, { as: anna, params: { id: file } });
    expect(ticket.status).toBe(404);
    const edited = await it.call(updateComment, {
      ...{ as: anna, params: { id: comment }, body: { text: 'Dalej' } },
    });
    expect(edited.status).toBe(404);
    const params = { project, ...other, task: other.first };
    const begun = await it.call(updateTask, { as: stranger, params, body: { status: 2 } });
    expect(begun.status).toBe(200);
    const back = await swap({ services: [service], tasks: assignments() });
    expect(back.errors?.services).toMatch(/^Usługi nie można już zmienić/);
  });

  test('without somebody for each of its tasks is refused, and nothing is swapped', async () => {
    const before = await read();
    const refused = await swap({ tasks: theirs().slice(1) });
    expect(refused.errors).toEqual({ tasks: 'Zadanie musi mieć przypisanego użytkownika' });
    expect(await read()).toEqual(before);
  });
});
