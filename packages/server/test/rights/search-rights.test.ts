import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { flagsOf, type Role, roles } from '@zaplecze/contract/permissions';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import {
  listAssignedIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { listPeople } from '@zaplecze/contract/rooms/people/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import type { FoundGroup, SearchResult } from '@zaplecze/contract/rooms/search/calls';
import { listOpened, search } from '@zaplecze/contract/rooms/search/calls';
import { type FoundKind, foundKindNames } from '@zaplecze/contract/rooms/search/lists';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { startSession } from '../../src/rooms/session/session.fixture.ts';
import type { Someone, TestApp } from '../http.ts';

/** What a search finds against what the lists show, for every role in a company full of records. */

let it: TestApp;
const people = new Map<Role, Someone>();
beforeAll(async () => {
  it = await demoApp();
  // People with work of their own, one for each role alone.
  for (const role of roles) {
    const person = await it.db
      .selectFrom('person as p')
      .select(['p.id', 'p.username'])
      .where(sql<boolean>`p.roles = array[${role}]::text[]`)
      .where('p.active', '=', true)
      .orderBy(
        (one) =>
          one
            .selectFrom('projectTask as t')
            .select(({ fn }) => fn.countAll().as('count'))
            .whereRef('t.user', '=', 'p.id'),
        'desc',
      )
      .executeTakeFirst();
    if (!person) people.set(role, await it.signIn(role));
    else
      people.set(role, {
        id: person.id,
        name: person.username,
        token: await startSession(it.db, person.id, 30),
      });
  }
});
afterAll(() => it.close());

/** Ids of everything that a list shows somebody; null where it refuses. */
async function listed(
  endpoint: Endpoint,
  as: Someone,
  {
    params = {},
    query = {},
  }: { params?: Record<string, number>; query?: Record<string, unknown> } = {},
): Promise<number[] | null> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const asked = endpoint.list ? { ...query, page, perPage: 100 } : query;
    const { status, data } = await it.call(endpoint, { as, params, query: asked });
    if (status === 403) return null;
    const rows: { id: number }[] = endpoint.list ? data.list.list : data.list;
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < 100 || !endpoint.list) return ids;
  }
}

const all = (lists: (number[] | null)[]) => lists.flatMap((list) => list ?? []);

const roleOf = (as: Someone) => [...people].find(([, { id }]) => id === as.id)?.[0] as Role;

/** Numbers of all statuses, since lists show what is over only when asked for. */
const lists: Record<string, (as: Someone) => Promise<number[]>> = {
  person: async (as) =>
    all([await listed(listPeople, as), await listed(listPeople, as, { query: { inactive: '1' } })]),
  client: async (as) => all([await listed(listClients, as)]),
  project: async (as) => all([await listed(listProjects, as)]),
  issue: async (as) => {
    const params = { user: as.id };
    return all([
      await listed(listIssues, as),
      await listed(listAssignedIssues, as, { params }),
      await listed(listReportedIssues, as, { params }),
    ]);
  },
  offer: async (as) => all([await listed(listOffers, as)]),
  document: async (as) => all([await listed(listDocuments, as)]),
  article: async (as) => all([await listed(listArticles, as)]),
  reception: async (as) =>
    all([
      await listed(listReception, as, { query: { filter: { category: 'guest' } } }),
      await listed(listReception, as, { query: { filter: { category: 'parcel' } } }),
    ]),
  announced: async (as) => {
    const own = all([await listed(listAnnounced, as)]);
    if (!flagsOf([roleOf(as)]).reception) return own;
    return (await it.db.selectFrom('announcedGuest').select('id').execute()).map(({ id }) => id);
  },
};

/** Addresses of tasks that their lists show: everybody's for managers. */
async function tasksOf(as: Someone): Promise<string[]> {
  const everybody = await it.db.selectFrom('person').select('id').execute();
  const found: string[] = [];
  for (const { id } of everybody) {
    for (let page = 1; ; page += 1) {
      const { status, data } = await it.call(listAssignedTasks, {
        as,
        params: { user: id },
        query: { page, perPage: 100 },
      });
      if (status !== 200) break;
      found.push(
        ...data.list.list.map(
          (row: { name: string; project: { id: number } }) => `${row.project.id}/${row.name}`,
        ),
      );
      if (data.list.list.length < 100) break;
    }
  }
  return found;
}

const words = [
  'a',
  'ko',
  'umow',
  'faktur',
  'księg',
  'sp',
  'zo',
  'hurt',
  'nowak',
  '2026',
  '60',
  'wi',
  'kl',
];

async function foundBy(as: Someone): Promise<SearchResult[]> {
  const rows: SearchResult[] = [];
  for (const q of words) {
    const { status, data } = await it.call(search, { as, query: { q } });
    expect([q, status]).toEqual([q, 200]);
    rows.push(...data.groups.flatMap((group: FoundGroup) => group.rows));
  }
  return rows;
}

const denied: Record<Role, FoundKind[]> = {
  ROLE_ADMIN: [],
  ROLE_MANAGER: ['reception', 'dictionary'],
  ROLE_USER: ['project', 'reception', 'definition', 'dictionary'],
  ROLE_RECEPTION: ['project', 'definition', 'dictionary'],
};

test.each(roles)('%s finds nothing that the lists do not show them [SEA-10]', async (role) => {
  const as = people.get(role) as Someone;
  const rows = await foundBy(as);
  expect(rows.length).toBeGreaterThan(20);
  for (const [kind, idsOf] of Object.entries(lists)) {
    const shown = new Set(await idsOf(as));
    const beyond = rows.filter((row) => row.kind === kind && !shown.has(row.id));
    expect([kind, beyond]).toEqual([kind, []]);
  }
  const tasks = new Set(await tasksOf(as));
  const beyond = rows.filter(({ kind, address, title }) => {
    const [, project] = /^\/task\/(\d+)\//.exec(address) ?? [];
    return kind === 'task' && !tasks.has(`${project}/${title}`);
  });
  expect(beyond).toEqual([]);
  expect(rows.filter(({ kind }) => denied[role].includes(kind))).toEqual([]);
});

test('an administrator finds every kind there is [SEA-01]', async () => {
  const rows = await foundBy(people.get('ROLE_ADMIN') as Someone);
  expect([...new Set(rows.map(({ kind }) => kind))].sort()).toEqual([...foundKindNames].sort());
});

test.each(roles)(
  '%s is told of records they opened only while they may see them [SEA-21]',
  async (role) => {
    const as = people.get(role) as Someone;
    const admin = await foundBy(people.get('ROLE_ADMIN') as Someone);
    for (const kind of foundKindNames.filter((one) => one !== 'task' && one !== 'dictionary')) {
      const ids = [...new Set(admin.filter((row) => row.kind === kind).map(({ id }) => id))].slice(
        0,
        12,
      );
      const of = ids.map((id) => `${kind}.${id}`).join(',');
      const { data } = await it.call(listOpened, { as, query: { of } });
      const told = data.list.map(({ id }: SearchResult) => id);
      const shown = denied[role].includes(kind) ? [] : ((await lists[kind]?.(as)) ?? ids);
      expect([kind, told]).toEqual([kind, ids.filter((id) => shown.includes(id))]);
    }
  },
);
