import { clientList, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { clientFilters as words } from '@zaplecze/contract/rooms/clients/columns';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import type { PillsOf } from '../../kit/lists/types.ts';
import { dictionarySource, sourceOf } from '../choice-sources/index.ts';

export const clientFilters = fieldFilters(listClients, clientList.fields, words, sourceOf);

export const tagPills: PillsOf<typeof listClients>[] = [
  { filter: 'tags', label: 'Tagi', source: dictionarySource('tag'), many: true },
];
