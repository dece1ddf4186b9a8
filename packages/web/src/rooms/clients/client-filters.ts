import { listClients } from '@zaplecze/contract/clients';
import { clientStatuses } from '@zaplecze/contract/clients.lists';
import { plainFilters } from '../../kit/lists/plain-columns.ts';
import type { FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { dictionarySource, peopleSource } from '../choices/index.ts';

const tags = dictionarySource('tag');
const services = dictionarySource('projectType');
const consents = dictionarySource('agreementType');

export const clientFilters: FilterOfList<typeof listClients>[] = [
  { key: 'name', label: 'Nazwa', kind: 'text' },
  { key: 'nip', label: 'NIP', kind: 'text' },
  ...plainFilters(listClients),
  { key: 'status', label: 'Status', kind: 'options', options: clientStatuses },
  { key: 'persons', label: 'Opiekun', kind: 'choices', source: peopleSource, many: true },
  { key: 'tags', label: 'Tagi', kind: 'choices', source: tags, many: true },
  { key: 'projectTypes', label: 'Usługi', kind: 'choices', source: services, many: true },
  { key: 'agreement', label: 'Zgoda', kind: 'choices', source: consents, many: true },
  { key: 'withdrawn', label: 'Zgoda wycofana', kind: 'choices', source: consents, many: true },
];

export const tagPills: PillsOf<typeof listClients>[] = [
  { filter: 'tags', label: 'Tagi', source: tags, many: true },
];
