import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { call } from '../../kit/calls/api.ts';
import { apiKey } from '../../kit/calls/use-api.ts';
import type { PickerItem, Source } from '../../kit/fields/pickers/source.ts';

/** Tasks looked through for the projects that a search offers. */
const looked = 100;

/** The projects in which a person has tasks: all that they know of the company's projects. */
export function projectsOf(person: number): Source {
  const ask = async (query: object, signal?: AbortSignal): Promise<PickerItem[]> => {
    const { list } = await call(listAssignedTasks, { params: { user: person }, query }, { signal });
    const found = list.list.map(
      ({ project, client }): PickerItem => ({ ...project, note: client.name }),
    );
    return [...new Map(found.map((project) => [project.id, project])).values()];
  };
  return {
    key: apiKey(listAssignedTasks, { projects: person }),
    small: false,
    find: (fragment, signal) => ask({ search: fragment || undefined, perPage: looked }, signal),
    one: async (id, signal) =>
      (await ask({ perPage: 1, filter: { project: [id] } }, signal))[0] ?? null,
  };
}
