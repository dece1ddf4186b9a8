import { clientList, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import type { FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { dictionarySource, peopleSource, sourceOf } from '../choices/index.ts';

const companies = dictionarySource('company');
const departments = dictionarySource('department');
const tags = dictionarySource('tag');
const services = dictionarySource('projectType');
const consents = dictionarySource('agreementType');

export const clientFilters: FilterOfList<typeof listClients>[] = [
  { key: 'name', label: 'Nazwa', kind: 'text' },
  { key: 'nip', label: 'NIP', kind: 'text' },
  ...fieldFilters(listClients, clientList.fields, { website: {} }, sourceOf),
  { key: 'status', label: 'Status', kind: 'options', options: clientStatuses },
  { key: 'persons', label: 'Opiekun', kind: 'choices', source: peopleSource, many: true },
  { key: 'tags', label: 'Tagi', kind: 'choices', source: tags, many: true },
  { key: 'projectTypes', label: 'Usługi', kind: 'choices', source: services, many: true },
  { key: 'agreement', label: 'Zgoda', kind: 'choices', source: consents, many: true },
  { key: 'withdrawn', label: 'Zgoda wycofana', kind: 'choices', source: consents, many: true },
  { key: 'company', label: 'Spółka', kind: 'choices', source: companies, half: true },
  { key: 'department', label: 'Dział', kind: 'choices', source: departments, half: true },
  { key: 'noCarer', label: 'Bez opiekuna', kind: 'flag', half: true },
  { key: 'sameNip', label: 'Z powtórzonym NIP', kind: 'flag', half: true },
  { key: 'openIssues', label: 'Z otwartymi zgłoszeniami', kind: 'flag', half: true },
  { key: 'silentFor', label: 'Bez kontaktu od (dni)', kind: 'number', min: 1, max: 3650 },
  { key: 'refusedFrom', label: 'Odmowa oferty od', kind: 'day', half: true },
  { key: 'refusedTo', label: 'Odmowa oferty do', kind: 'day', half: true },
];

export const tagPills: PillsOf<typeof listClients>[] = [
  { filter: 'tags', label: 'Tagi', source: tags, many: true },
];
