import type { Role } from '@zaplecze/contract/permissions';
import {
  type ProcedureDefinition,
  procedureDefinitions,
  type ServiceDefinition,
  serviceDefinitions,
  type TaskDefinition,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type Someone, testApp } from '../../../test/http.ts';

export const definitionCalls = {
  task: taskDefinitions,
  procedure: procedureDefinitions,
  service: serviceDefinitions,
};
export type DefinitionCalls = keyof typeof definitionCalls;
type Records = {
  task: TaskDefinition;
  procedure: ProcedureDefinition;
  service: ServiceDefinition;
};

/** An id that no record has. */
export const missingId = 2_000_000_000;

/** A company with its dictionaries and a person of each role, for the tests of this room. */
export async function catalogApp() {
  const it = await testApp();
  const people = {} as Record<'admin' | 'manager' | 'user' | 'reception', Someone>;
  for (const name of ['admin', 'manager', 'user', 'reception'] as const) {
    people[name] = await it.signIn(`ROLE_${name.toUpperCase()}` as Role);
  }
  const item = async (
    kind: 'taskType' | 'projectType' | 'department' | 'company',
    name: string,
    more: object = {},
  ): Promise<number> => {
    const body = { name, color: '#112233', ...more };
    return (await it.call(dictionaryCalls[kind].create, { as: people.admin, body })).data.id;
  };
  const department = await item('department', 'Księgowość');
  const company = await item('company', 'Alfa', { departments: [department] });
  const taskType = await item('taskType', 'Dokument');
  const projectType = await item('projectType', 'Obsługa stała');
  const bodies = {
    task: { name: 'Zadanie', type: taskType },
    procedure: { name: 'Procedura', department },
    service: { name: 'Usługa', department, type: projectType },
  };

  const create = async (
    kind: DefinitionCalls,
    name: string,
    more: object = {},
  ): Promise<number> => {
    const body = { ...bodies[kind], name, ...more };
    return (await it.call(definitionCalls[kind].create, { as: people.manager, body })).data.id;
  };
  const read = async <K extends DefinitionCalls>(kind: K, id: number): Promise<Records[K]> =>
    (await it.call(definitionCalls[kind].get, { as: people.user, params: { id } })).data.item;
  const change = (
    kind: DefinitionCalls,
    id: number,
    body: object,
    headers: Record<string, string> = {},
  ) => it.call(definitionCalls[kind].update, { as: people.manager, params: { id }, body, headers });
  const remove = async (kind: DefinitionCalls, id: number) =>
    (await it.call(definitionCalls[kind].remove, { as: people.manager, params: { id } })).data;
  const listed = async (kind: DefinitionCalls, query: object = {}) =>
    (await it.call(definitionCalls[kind].list, { as: people.user, query: query as never })).data
      .list as {
      list: Records[DefinitionCalls][];
      count: number;
    };
  const names = async (kind: DefinitionCalls, query: object = {}) =>
    (await listed(kind, { perPage: 100, ...query })).list.map((row) => row.name);

  return {
    ...{ it, people, item, department, company, taskType, projectType, bodies },
    ...{ create, read, change, remove, listed, names },
  };
}
export type Catalog = Awaited<ReturnType<typeof catalogApp>>;
