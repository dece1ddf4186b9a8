import { getClient, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls, listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import { getPerson, listPeople } from '@zaplecze/contract/rooms/people/calls';
import { call } from '../../calls/api.ts';
import { lookupSource, type Source, searchSource } from './source.ts';

/** The records that pickers, pills and filters of several rooms choose from. */

export const peopleSource = lookupSource({
  endpoint: listPeople,
  people: true,
  rows: (answer) => answer.list.map((row) => ({ ...row, note: row.position?.name })),
  one: async (id, signal) => {
    const { user } = await call(getPerson, { params: { id } }, { signal });
    return { id: user.id, name: user.fullname, picture: user.picture };
  },
});

export const clientSource = searchSource({
  endpoint: listClients,
  rows: (answer) => answer.list.list,
  item: ({ id, name, color, city }) => ({ id, name, color, note: city }),
  one: async (id, signal) => (await call(getClient, { params: { id } }, { signal })).client,
});

/** Where the records of a table are chosen from: clients, people, or a dictionary. */
export function sourceOf(table: string): Source {
  if (table === 'client') return clientSource;
  return table === 'person' ? peopleSource : dictionarySource(table as DictionaryKind);
}

/** Any of the simple dictionaries, by its kind. */
export function dictionarySource(kind: DictionaryKind): Source {
  const { list, get } = dictionaryCalls[kind];
  return lookupSource({
    endpoint: list,
    rows: (answer) => answer.list,
    one: async (id, signal) => (await call(get, { params: { id } }, { signal })).item,
  });
}

export const provinceSource = lookupSource({
  endpoint: listProvinces,
  rows: (answer) => answer.provinces,
});
