import { crc32 } from 'node:zlib';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import {
  listCalendar,
  listDeadlines,
  listVacations,
} from '@zaplecze/contract/rooms/absences/calls';
import { createClient, getClient } from '@zaplecze/contract/rooms/clients/calls';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getMe, listPeople } from '@zaplecze/contract/rooms/people/calls';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import type pg from 'pg';
import { createRandom, type Random } from '../../packages/server/src/demo/random.ts';
import { newClient, newIssue } from '../bodies.ts';
import { callAddress } from '../requests.ts';
import type { List } from './list.ts';
import { filtersOf, lists, sortsOf } from './lists.ts';
import { readValues, type Values } from './values.ts';

/** One thing that is measured; `limit` is the p99 in ms that it must keep. */
export type Measurement = {
  name: string;
  method?: 'GET' | 'POST';
  /** Where the next request goes; of a list never where the last one went. */
  path: () => string;
  /** Makes each request's body; `n` counts up, so that no two are alike. */
  body?: (n: number) => unknown;
  limit: number;
  /** Lists are compared with a bare handler that runs only the page's SELECT. */
  list?: boolean;
};

type Query = Record<string, unknown>;
type Draw = (chance: Random) => Query;

/** Draws until it differs from the last one, so that nothing remembered is measured. */
function differing(name: string, draw: (chance: Random) => string): () => string {
  // Its own seed for each row: the same requests, whatever else is measured.
  const chance = createRandom(crc32(name));
  let last = '';
  return () => {
    let next = draw(chance);
    while (next === last) next = draw(chance);
    last = next;
    return next;
  };
}

/**
 * First pages, deep ones, each order both ways, each filter, fragments of 1, 2, 3 and more letters;
 * orders and filters are those of the contract, so that none is forgotten. `person`: whose lists.
 */
function ofList(list: List, values: Values, person: number): Measurement[] {
  const { name, endpoint, pages, fixed, more = {} } = list;
  const first: Draw = (chance) => ({ page: chance.between(1, Math.min(pages ?? 10, 10)) });
  const ask = (what: string, draw: Draw): Measurement => {
    const row = `${name}: ${what}`;
    const path = (chance: Random) => {
      const { filter, ...query } = draw(chance);
      const filters = { ...fixed, ...(filter as Query | undefined) };
      const client = values.filter(list, 'client', chance, person).value;
      return callAddress(endpoint, { user: person, client }, { ...query, filter: filters });
    };
    return { name: row, path: differing(row, path), limit: 50, list: true };
  };
  const by = (filter: string): Draw => {
    return (chance) => {
      const { value, few } = values.filter(list, filter, chance, person);
      const page = few ? chance.between(1, Math.min(pages ?? 5, 5)) : 1;
      return { filter: { [filter]: value }, page };
    };
  };
  const found = (letters: number): Draw => {
    return (chance) => ({
      search: values.fragment(list, letters, chance),
      ...(letters < 3 && first(chance)),
    });
  };
  const absent: Draw = (chance) => ({ search: `xq${chance.between(100, 999)}v` });
  return [
    ask('pierwsze strony', first),
    ...(pages === undefined
      ? [ask('strony 90–110', (chance) => ({ page: chance.between(90, 110) }))]
      : []),
    ...sortsOf(list).flatMap((sort) => [
      ask(`${sort} rosnąco`, (chance) => ({ ...first(chance), sort, order: 'asc' })),
      ask(`${sort} malejąco`, (chance) => ({ ...first(chance), sort, order: 'desc' })),
    ]),
    ...filtersOf(list).map((filter) => ask(`filtr ${filter}`, by(filter))),
    ...Object.entries(more).map(([name, query]) =>
      ask(name, (chance) => ({ ...first(chance), ...query })),
    ),
    ...[1, 2, 3, 5].map((letters) => ask(`szukaj, liter ${letters}`, found(letters))),
    ask('szukaj dwóch słów', (chance) => ({ search: values.words(list, chance) })),
    ask('szukaj, czego nie ma', absent),
  ];
}

/** A month of the data, whole. */
function anyMonth(chance: Random): { dateFrom: string; dateTo: string } {
  const first = new Date();
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - chance.between(0, 48));
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { dateFrom: day(first), dateTo: day(last) };
}

/** Everything that is measured, over data of either size. */
export async function listMeasurements(db: pg.Client): Promise<Measurement[]> {
  const values = await readValues(db);
  const ids = async (text: string) =>
    (await db.query<{ id: number }>(text)).rows.map(({ id }) => Number(id));
  const [person = 0] = await ids(
    `select "user" as id from "projectTask" group by 1 order by count(*) desc limit 1`,
  );
  const busiest = await ids(
    'select client as id from project group by 1 order by count(*) desc, 1 limit 200',
  );
  const [long = 0] = await ids(`select id from project where "serviceName" = 'Usługa długa'`);
  const issues = await ids('select id from issue where id % 100 = 0 order by id');
  const { rows: tasks } = await db.query<Record<string, number>>(
    `select project, task, procedure, service from "projectTask" where "user" = $1 order by id`,
    [person],
  );
  const one = (name: string, limit: number, endpoint: Endpoint, more?: (c: Random) => Asked) => {
    const path = (chance: Random) => {
      const { params, query } = more?.(chance) ?? {};
      return callAddress(endpoint, params, query);
    };
    const chance = createRandom(crc32(name));
    return { name, limit, path: () => path(chance) };
  };
  return [
    ...Object.values<List>(lists).flatMap((list) => ofList(list, values, person)),
    one('Miesiąc nieobecności 500 osób', 100, listVacations, (chance) => ({
      query: { all: 1, ...anyMonth(chance) },
    })),
    one('Kalendarz: miesiąc', 100, listCalendar, (chance) => ({ query: anyMonth(chance) })),
    one('Kalendarz: własne terminy', 30, listDeadlines),
    one('Mój dzień', 30, getDay),
    one('Zespół', 100, listPeople),
    one('Klient ze wszystkim', 30, getClient, (chance) => ({
      params: { id: chance.pick(busiest) },
    })),
    one('Projekt z 60 zadaniami', 30, getProject, () => ({ params: { id: long } })),
    one('Zadanie', 30, getTask, (chance) => ({ params: chance.pick(tasks) })),
    one('Zgłoszenie', 30, getIssue, (chance) => ({ params: { id: chance.pick(issues) } })),
    one('Kto jest zalogowany', 30, getMe),
    {
      ...one('Nowy komentarz', 30, createComment),
      method: 'POST',
      body: (n) => ({ text: `Uwaga nr ${n}` }),
    },
    {
      ...one('Nowe zgłoszenie', 30, createIssue),
      method: 'POST',
      body: (n) => newIssue(n, { users: [person], type: 0, dateRealization: '2026-12-01' }),
    },
    {
      ...one('Nowy klient z opiekunem i osobą', 30, createClient),
      method: 'POST',
      body: (n) => newClient(n, person),
    },
  ];
}

type Asked = { params?: object; query?: object };
