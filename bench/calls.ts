import type pg from 'pg';

/** One thing that is measured; `limit` is the p99 in ms that quality.md asks of it. */
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

type List = { name: string; path: string; sorts: string[]; filters: string[]; searches: string[] };

/** First page, a deep one, each order both ways, each filter, fragments of 1, 2, 3 and more letters. */
function ofList({ name, path, sorts, filters, searches }: List): Measured[] {
  const ask = (told: string, query: string): Measured => ({
    name: `${name}: ${told}`,
    path: `${path}${query && `?${query}`}`,
    limit: 50,
    list: true,
  });
  return [
    ask('pierwsza strona', ''),
    ask('strona 100', 'page=100'),
    ...sorts.flatMap((sort) => [
      ask(`${sort} rosnąco`, `sort=${sort}&order=asc`),
      ask(`${sort} malejąco`, `sort=${sort}&order=desc`),
    ]),
    ...filters.map((query) => ask(query, encodeURI(query))),
    ...searches.map((text) => ask(`szukaj „${text}”`, `search=${encodeURIComponent(text)}`)),
  ];
}

const fragments = ['z', 'zu', 'zur', 'zuraw', 'zuraw lodz', 'xqzv'];

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
  const [today, year] = ['2026-11-01', '2026-01-01'];
  return [
    ...ofList({
      name: 'Klienci',
      path: '/client/list',
      sorts: ['name', 'carers', 'person', 'status', 'created', 'modifiedDate'],
      filters: [
        filter('status', 1),
        filter('tags', 1),
        filter('persons', person),
        filter('projectTypes', 1),
        filter('name', 'zuraw'),
        'nip=526',
      ],
      searches: fragments,
    }),
    ...ofList({
      name: 'Projekty',
      path: '/project/list',
      sorts: [
        'name',
        'type',
        'client',
        'company',
        'modifiedDate',
        'modifiedBy',
        'created',
        'jobsEnded',
        'completed',
        'status',
      ],
      filters: [
        filter('client', client),
        filter('company', 1),
        filter('userModified', person),
        filter('status', 2),
        filter('type', 1),
        filter('dateFrom', today),
        filter('completedFrom', year),
        filter('jobsEndedFrom', year),
        filter('risk', 7),
        filter('finalDate', 1),
      ],
      searches: fragments,
    }),
    ...ofList({
      name: 'Zadania osoby',
      path: `/project/task/assigned/${person}`,
      sorts: [
        'name',
        'project',
        'client',
        'orderedBy',
        'taskCreated',
        'status',
        'dateRealizationLimit',
      ],
      filters: [filter('status', '1,2')],
      searches: ['c', 'cz', 'czy', 'zuraw'],
    }),
    ...ofList({
      name: 'Zgłoszenia',
      path: '/issue/list',
      sorts: ['name', 'client', 'dateRealization', 'orderedBy', 'users', 'created', 'status'],
      filters: [
        filter('status', '1,2,9'),
        filter('status', '10,30'),
        filter('user', person),
        filter('client', client),
        filter('type', '0,3'),
        filter('orderedBy', person),
        filter('dateRealization', today),
        filter('dateFrom', today),
        `${filter('status', '1,2,9')}&sort=name&order=asc`,
        `${filter('status', '1,2,9')}&sort=dateRealization&order=asc`,
      ],
      searches: fragments,
    }),
    ...ofList({
      name: 'Zgłoszenia osoby',
      path: `/issue/assigned/${person}`,
      sorts: ['name', 'dateRealization', 'created', 'status'],
      filters: [filter('status', '1,2,9')],
      searches: ['zu', 'zuraw'],
    }),
    ...ofList({
      name: 'Powiadomienia',
      path: '/notification/list',
      sorts: [],
      filters: [filter('status', 0)],
      searches: ['k', 'kol'],
    }),
    ...ofList({
      name: 'Oferty',
      path: '/offer/list',
      sorts: ['name', 'client', 'seller', 'created', 'modified', 'submission', 'status'],
      filters: [
        filter('client', client),
        filter('seller', person),
        filter('type', 1),
        filter('status', 2),
        filter('createdBy', person),
        filter('dateFrom', today),
        filter('dateTo', year),
      ],
      searches: fragments,
    }),
    ...ofList({
      name: 'Recepcja',
      path: '/reception/list',
      sorts: ['operationDate'],
      filters: [
        filter('category', 'guest'),
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
    }),
    ...ofList({
      name: 'Dokumenty',
      path: '/document/list',
      sorts: ['filename', 'type', 'client', 'modifiedDate', 'modifiedBy', 'created'],
      filters: [filter('type', '1,2'), filter('client', client), filter('user', person)],
      searches: fragments,
    }),
    ...ofList({
      name: 'Baza wiedzy',
      path: '/knowledgeBase/list',
      sorts: ['name', 'type', 'department', 'modifiedDate', 'modifiedBy'],
      filters: [filter('type', 1)],
      searches: fragments,
    }),
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
