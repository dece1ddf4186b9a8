import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type Role, roles } from '@zaplecze/contract/permissions';
import { getDocument } from '@zaplecze/contract/rooms/documents/calls';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getOffer } from '@zaplecze/contract/rooms/offers/calls';
import { getProject } from '@zaplecze/contract/rooms/projects/calls';
import { getReception } from '@zaplecze/contract/rooms/reception/calls';
import { clientStory, type StoryEvent } from '@zaplecze/contract/rooms/story/calls';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { startSession } from '../../src/rooms/session/session.fixture.ts';
import type { Someone, TestApp } from '../http.ts';

/** What clients' stories tell against what the records themselves open, for every role in a company full of records. */

let it: TestApp;
let clients: number[];
let whole: StoryEvent[];
const people = new Map<Role, Someone>();

beforeAll(async () => {
  it = await demoApp();
  const all = await it.signIn('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_RECEPTION');
  for (const role of roles) {
    // Whoever has most to do, of those with this role alone.
    const person = await it.db
      .selectFrom('person as p')
      .select(['p.id', 'p.username'])
      .where(sql<boolean>`p.roles = array[${role}]::text[] and p.active`)
      .orderBy(
        sql`(select count(*) from "projectTask" t where t."user" = p.id and t.status = 9)
          + (select count(*) from "issueUser" u where u."user" = p.id)`,
        'desc',
      )
      .executeTakeFirst();
    people.set(
      role,
      person
        ? { id: person.id, name: person.username, token: await startSession(it.db, person.id, 30) }
        : await it.signIn(role),
    );
  }
  const busy = await it.db
    .selectFrom('clientEvent')
    .select('client')
    .groupBy('client')
    .orderBy((one) => one.fn.countAll(), 'desc')
    .limit(4)
    .execute();
  const letters = await it.db
    .selectFrom('reception')
    .select(sql<number>`client`.as('client'))
    .where('direction', '=', 'outbound')
    .where('client', 'is not', null)
    .orderBy('id')
    .limit(1)
    .execute();
  clients = [...new Set([...busy, ...letters].map(({ client }) => client))];
  whole = await storiesOf(all);
});
afterAll(() => it.close());

async function storiesOf(as: Someone): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  for (const id of clients) {
    for (let before: string | null | undefined; before !== null; ) {
      const query = before ? { before } : {};
      const { data } = await it.call(clientStory, { as, params: { id }, query });
      events.push(...data.list);
      before = data.next;
    }
  }
  return events;
}

const opened: Partial<Record<StoryEvent['kind'], Endpoint>> = {
  issueReported: getIssue,
  issueDone: getIssue,
  issueComment: getIssue,
  taskDone: getTask,
  taskComment: getTask,
  projectBegun: getProject,
  projectEnded: getProject,
  offerMade: getOffer,
  offerDecided: getOffer,
  offerComment: getOffer,
  document: getDocument,
  guest: getReception,
  parcelIn: getReception,
  parcelOut: getReception,
};

const known = new Map<string, boolean>();

/** Whether the record that an event is of opens for somebody. */
async function opens(as: Someone, { kind, id, address }: StoryEvent): Promise<boolean> {
  const endpoint = opened[kind];
  if (!endpoint) return true;
  const path = address?.split('?')[0] ?? '';
  const ids = [...path.matchAll(/\/(\d+)/g)].map(([, one]) => Number(one));
  const params =
    endpoint === getTask
      ? { project: ids[0], task: ids[1], procedure: ids[2], service: ids[3] }
      : { id: kind.endsWith('Comment') ? ids[0] : id };
  const key = `${as.id} ${endpoint.path} ${JSON.stringify(params)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { status } = await it.call(endpoint, { as, params: params as never });
  known.set(key, status === 200);
  return status === 200;
}

test('the stories of busy clients have something of every kind that the demonstration has [STO-01]', () => {
  const kinds = new Set(whole.map(({ kind }) => kind));
  for (const kind of Object.keys(opened)) expect(kinds).toContain(kind);
});

test.each(roles)('%s is told of exactly what they may open [STO-02]', async (role) => {
  const as = people.get(role) as Someone;
  const keyOf = ({ kind, id }: StoryEvent) => `${kind} ${id}`;
  const told = new Set((await storiesOf(as)).map(keyOf));
  const wrong: string[] = [];
  for (const event of whole) {
    if ((await opens(as, event)) !== told.has(keyOf(event))) wrong.push(keyOf(event));
  }
  expect(wrong).toEqual([]);
});
