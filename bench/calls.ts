import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/catalog';
import { listClients } from '@zaplecze/contract/clients';
import { listDocuments } from '@zaplecze/contract/documents';
import { listAssignedIssues, listIssues, listReportedIssues } from '@zaplecze/contract/issues';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import type { ListInfo } from '@zaplecze/contract/kit/list';
import { listArticles } from '@zaplecze/contract/knowledge';
import { listNotifications } from '@zaplecze/contract/notifications';
import { listOffers } from '@zaplecze/contract/offers';
import { listProjects } from '@zaplecze/contract/projects';
import { listReception } from '@zaplecze/contract/reception';
import { schemasOf } from '@zaplecze/contract/schemas';
import { listAssignedTasks } from '@zaplecze/contract/tasks';
import type pg from 'pg';

/** One thing that is measured; `limit` is the p99 in ms that it must keep. */
export type Measured = {
  name: string;
  method?: 'GET' | 'POST';
  path: string;
  /** Makes each request's body; `n` counts up, so that no two are alike. */
  body?: (n: number) => unknown;
  limit: number;
  /** Lists are compared with a bare handler that runs only the page's SELECT. */
  list?: boolean;
};

const filter = (name: string, value: string | number) => `filter[${name}]=${value}`;

/** A list of the contract; `more`: what is asked together. */
type List = { name: string; endpoint: Endpoint; more?: string[]; searches: string[] };

/** Something that each filter finds in the data; a filter that is not here is an error. */
const wanted = (person: number, client: number): Record<string, string | number> => ({
  agreement: 1,
  archived: 1,
  category: 'parcel',
  client,
  company: 1,
  completedFrom: year,
  completedTo: year,
  createdBy: person,
  dateFrom: today,
  dateRealization: today,
  dateRealizationLimit: today,
  dateTo: year,
  department: 1,
  direction: 'outbound',
  finalDate: 1,
  jobsEndedFrom: year,
  jobsEndedTo: year,
  name: 'zuraw',
  nip: '526',
  orderedBy: person,
  persons: person,
  present: 1,
  project: 1,
  projectTypes: 1,
  risk: 7,
  seller: person,
  status: 1,
  tags: 1,
  type: 1,
  user: person,
  user2: person + 1,
  userModified: person,
  withdrawn: 1,
});

/**
 * First page, a deep one, each order both ways, each filter, fragments of 1, 2, 3 and more letters;
 * orders and filters are those of the contract, so that none is forgotten.
 */
function ofList(
  { name, endpoint, more = [], searches }: List,
  values: Record<string, string | number>,
): Measured[] {
  const info = infoOf(endpoint);
  const path = endpoint.path.replace(':user', String(values.user));
  const ask = (told: string, query: string): Measured => ({
    name: `${name}: ${told}`,
    path: `${path}${query && `?${query}`}`,
    limit: 50,
    list: true,
  });
  const filters = Object.keys(info.filters).map((key) => {
    const value = values[key];
    if (value === undefined) throw new Error(`No value for the filter ${key} of ${name}`);
    return filter(key, value);
  });
  return [
    ask('pierwsza strona', ''),
    ask('strona 100', 'page=100'),
    ...info.sort.flatMap((sort) => [
      ask(`${sort} rosnąco`, `sort=${sort}&order=asc`),
      ask(`${sort} malejąco`, `sort=${sort}&order=desc`),
    ]),
    ...[...filters, ...more].map((query) => ask(query, encodeURI(query))),
    ...searches.map((text) => ask(`szukaj „${text}”`, `search=${encodeURIComponent(text)}`)),
  ];
}

const fragments = ['z', 'zu', 'zur', 'zuraw', 'zuraw lodz', 'xqzv'];
const definitions = [taskDefinitions, procedureDefinitions, serviceDefinitions];
const [today, year] = ['2026-11-01', '2026-01-01'];

/** What the contract tells of the list that a call answers. */
function infoOf({ path, list }: { path: string; list?: ListInfo | undefined }): ListInfo {
  if (!list) throw new Error(`${path} answers no list`);
  return list;
}

/** Everything that is measured, over data of either size. */
export async function measured(db: pg.Client): Promise<Measured[]> {
  const one = async (text: string) => Number((await db.query(text)).rows[0]?.id);
  const person = await one(
    `select "user" as id from "projectTask" group by 1 order by count(*) desc limit 1`,
  );
  const client = await one(
    `select client as id from project group by 1 order by count(*) desc limit 1`,
  );
  const long = await one(`select id from project where "serviceName" = 'Usługa długa' limit 1`);
  const task = (
    await db.query(
      `select project, task, procedure, service from "projectTask" where "user" = $1
      order by id desc limit 1`,
      [person],
    )
  ).rows[0];
  const issue = await one('select max(issue) as id from "issueStatus"');
  const values = wanted(person, client);
  const lists: List[] = [
    { name: 'Klienci', endpoint: listClients, searches: fragments },
    { name: 'Projekty', endpoint: listProjects, searches: fragments },
    {
      name: 'Zadania osoby',
      endpoint: listAssignedTasks,
      more: [filter('status', '1,2')],
      searches: ['c', 'cz', 'czy', 'zuraw'],
    },
    {
      name: 'Zgłoszenia',
      endpoint: listIssues,
      more: [
        filter('status', '1,2,9'),
        filter('status', '10,30'),
        `${filter('status', '1,2,9')}&sort=name&order=asc`,
        `${filter('user', person)}&search=z`,
      ],
      searches: fragments,
    },
    {
      name: 'Zgłoszenia osoby',
      endpoint: listAssignedIssues,
      more: [filter('status', '1,2,9')],
      searches: ['z', 'zu', 'zuraw'],
    },
    {
      name: 'Zgłoszenia zlecone',
      endpoint: listReportedIssues,
      more: [filter('status', '1,2,9')],
      searches: ['z', 'zu', 'zuraw'],
    },
    {
      name: 'Powiadomienia',
      endpoint: listNotifications,
      searches: ['k', 'kol'],
    },
    { name: 'Oferty', endpoint: listOffers, searches: fragments },
    {
      name: 'Recepcja',
      endpoint: listReception,
      more: [
        'filter[category]=guest',
        'filter[category]=guest&filter[present]=1',
        ...['fullName', 'user', 'client', 'exitDate'].map(
          (sort) => `filter[category]=guest&sort=${sort}`,
        ),
        ...['description', 'type', 'client', 'company', 'taskNumber', 'sysNumber'].map(
          (sort) => `filter[category]=parcel&sort=${sort}`,
        ),
        'filter[category]=parcel&filter[direction]=outbound',
        'filter[category]=parcel&filter[type]=1,2',
        'filter[category]=parcel&filter[company]=1',
        `filter[category]=parcel&${filter('client', client)}`,
        `filter[category]=parcel&${filter('dateFrom', today)}`,
        ...fragments.map((text) => `filter[category]=parcel&search=${text}`),
      ],
      searches: fragments,
    },
    { name: 'Dokumenty', endpoint: listDocuments, searches: fragments },
    {
      name: 'Baza wiedzy',
      endpoint: listArticles,
      searches: fragments,
    },
    ...definitions.map(({ list }) => ({
      name: schemasOf(list).summary.replace(/: .*/, ' (definicje)'),
      endpoint: list,
      searches: ['z', 'ob', 'czy'],
    })),
  ];
  return [
    ...lists.flatMap((list) => ofList(list, values)),
    {
      name: 'Miesiąc nieobecności 500 osób',
      path: '/calendar/vacations?all=1&dateFrom=2026-11-01&dateTo=2026-11-30',
      limit: 100,
    },
    {
      name: 'Kalendarz: miesiąc',
      path: '/calendar/list?dateFrom=2026-11-01&dateTo=2026-11-30',
      limit: 100,
    },
    { name: 'Kalendarz: własne terminy', path: '/calendar/deadlines', limit: 30 },
    { name: 'Zespół', path: '/profile/list', limit: 100 },
    { name: 'Klient ze wszystkim', path: `/client/${client}`, limit: 30 },
    { name: 'Projekt z 60 zadaniami', path: `/project/${long}`, limit: 30 },
    {
      name: 'Zadanie',
      path: `/project/task/${task.project}/${task.task}/${task.procedure}/${task.service}`,
      limit: 30,
    },
    { name: 'Zgłoszenie', path: `/issue/${issue}`, limit: 30 },
    { name: 'Kto jest zalogowany', path: '/profile/me', limit: 30 },
    {
      name: 'Nowy komentarz',
      method: 'POST',
      path: '/comment/create',
      body: (n) => ({ text: `Uwaga nr ${n}` }),
      limit: 30,
    },
    {
      name: 'Nowe zgłoszenie',
      method: 'POST',
      path: '/issue/create',
      body: (n) => ({
        name: `Sprawa nr ${n}`,
        users: [person],
        description: 'Proszę o pomoc.',
        type: 0,
        dateRealization: '2026-12-01',
      }),
      limit: 30,
    },
    {
      name: 'Nowy klient z opiekunem i osobą',
      method: 'POST',
      path: '/client/create',
      body: newClient(person),
      limit: 30,
    },
  ];
}

const newClient = (carer: number) => (n: number) => ({
  name: `Nowa firma ${n} sp. z o.o.`,
  phone: '600 700 800',
  email: 'biuro@example.pl',
  city: 'Łódź',
  street: 'Długa 1',
  postalCode: '90-001',
  province: 10,
  fvName: `Nowa firma ${n} sp. z o.o.`,
  fvPhone: '600 700 800',
  fvEmail: 'faktury@example.pl',
  nip: '5260250995',
  fvCity: 'Łódź',
  fvStreet: 'Długa 1',
  fvPostalCode: '90-001',
  fvProvince: 10,
  status: 1,
  projectTypes: [1],
  clientService: [carer],
  persons: [{ firstName: 'Jan', lastName: 'Nowak', phone: '600 700 800' }],
});
