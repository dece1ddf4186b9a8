import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  addTaskToProcedure,
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { insertClient } from '../../../test/client.ts';
import { noonIn } from '../../../test/days.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

/* What tests elsewhere need beside the room's face. */
export { makeNextPeriod } from './series/recurring.ts';

/** A service of one procedure with two tasks, and a client to sell it to. */
export async function createBookkeeping(it: TestApp, manager: Someone) {
  const insert = async (
    table: 'department' | 'taskType' | 'projectType' | 'company',
    name: string,
  ) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const department = await insert('department', 'Księgowość');
  const type = await insert('taskType', 'Księgowanie');
  const kind = await insert('projectType', 'Księgowość');
  const company = await insert('company', 'Spółka');
  await it.db.insertInto('companyDepartment').values({ company, department }).execute();
  const made = async (endpoint: typeof taskDefinitions.create, body: object) =>
    (await it.call(endpoint, { as: manager, body })).data.id as number;
  const first = await made(taskDefinitions.create, { name: 'Zebrać dokumenty', type, department });
  const second = await made(taskDefinitions.create, { name: 'Zaksięgować', type, department });
  const procedure = await made(procedureDefinitions.create as never, {
    name: 'Miesiąc',
    department,
    tasks: [first],
  });
  await it.call(addTaskToProcedure, { as: manager, params: { procedure, task: second } });
  const service = await made(serviceDefinitions.create as never, {
    name: 'Pełna księgowość',
    department,
    type: kind,
    procedures: [procedure],
  });
  const client = await insertClient(it.db);
  return { client, service, procedure, first, second, department, kind };
}

/** Another service, of its own type, company and department. */
export async function createPayroll(it: TestApp, manager: Someone) {
  const named = async (
    table: 'department' | 'taskType' | 'projectType' | 'company',
    name: string,
  ) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const department = await named('department', 'Kadry');
  const company = await named('company', 'Kadrowa');
  await it.db.insertInto('companyDepartment').values({ company, department }).execute();
  const made = async (endpoint: Endpoint, body: object) =>
    (await it.call(endpoint, { as: manager, body })).data.id as number;
  const type = await named('taskType', 'Naliczanie');
  const first = await made(taskDefinitions.create, { name: 'Zebrać godziny', type, department });
  const second = await made(taskDefinitions.create, { name: 'Naliczyć', type, department });
  const procedure = await made(procedureDefinitions.create, {
    ...{ name: 'Lista płac', department, tasks: [first, second] },
  });
  const service = await made(serviceDefinitions.create, {
    ...{ name: 'Kadry i płace', department, company, procedures: [procedure] },
    type: await named('projectType', 'Płace'),
  });
  return { service, procedure, first, second };
}

/** The day after tomorrow. */
export const soon = noonIn(2).toISOString();

/** A manager's project with a task of Anna's and one of Piotr's, and short ways to work on them. */
export async function projectApp() {
  const it = await testApp();
  const manager = await it.signIn('ROLE_MANAGER');
  const [anna, piotr, stranger] = await Promise.all([it.signIn(), it.signIn(), it.signIn()]);
  const house = await createBookkeeping(it, manager);
  const { client, service, procedure, first, second } = house;
  let project = 0;

  const assignments = () => [
    { procedure, task: first, user: anna.id, dateRealizationLimit: soon },
    { procedure, task: second, user: piotr.id, finalDate: true, dateRealizationLimit: soon },
  ];
  const create = (more: object = {}) =>
    it.call(contract.createProject, {
      as: manager,
      body: { client, services: [service], tasks: assignments(), ...more },
    });
  /** Makes the project that the following calls are about. */
  const begin = async (): Promise<number> => {
    project = (await create()).data.id;
    return project;
  };
  const read = async (id = project): Promise<contract.Project> =>
    (await it.call(contract.getProject, { as: manager, params: { id } })).data.project;
  const at = (task: number) => ({ project, task, procedure, service });
  const open = (as: Someone, task: number) => it.call(tasks.getTask, { as, params: at(task) });
  const patch = (as: Someone | null, task: number, body: object) =>
    it.call(tasks.updateTask, { as, params: at(task), body });
  const close = (as: Someone, task: number) =>
    patch(as, task, { status: 9, dateEndJob: warsawDay() });
  const people = { manager, anna, piotr, stranger };
  return { it, ...people, ...house, assignments, create, begin, read, at, open, patch, close };
}
