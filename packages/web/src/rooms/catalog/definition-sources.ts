import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatus } from '@zaplecze/contract/rooms/catalog/lists';
import { call } from '../../kit/calls/api.ts';
import { searchSource } from '../../kit/fields/pickers/source.ts';

/** What pickers and filters of other rooms choose from the catalogue; apart from the other choices, which every list loads. */

export const taskDefinitionSource = searchSource({
  endpoint: taskDefinitions.list,
  rows: (answer) => answer.list.list,
  one: async (id, signal) => (await call(taskDefinitions.get, { params: { id } }, { signal })).item,
});

export const procedureDefinitionSource = searchSource({
  endpoint: procedureDefinitions.list,
  rows: (answer) => answer.list.list,
  one: async (id, signal) =>
    (await call(procedureDefinitions.get, { params: { id } }, { signal })).item,
});

/** Active services only: the others are not to be sold. */
export const serviceDefinitionSource = searchSource({
  endpoint: serviceDefinitions.list,
  query: { filter: { status: String(serviceStatus.active) } },
  rows: (answer) => answer.list.list,
  one: async (id, signal) =>
    (await call(serviceDefinitions.get, { params: { id } }, { signal })).item,
});
