import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { taskChecklist } from '@zaplecze/contract/rooms/checklists/calls';
import { addCarer, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { waitingForLocks } from '../../../../test/hold-lock.ts';
import type { Someone } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { type PeopleApp, peopleApp } from '../people.fixture.ts';

let it: PeopleApp;
let client: number;
let task: Awaited<ReturnType<PeopleApp['task']>>;
beforeAll(async () => {
  it = await peopleApp();
  client = await it.client('Pilnowany', it.admin.id);
  task = await it.task(it.owner.id);
});
afterAll(() => it.close());

/** Makes a call while an account is being closed; gives its status once that is done. */
async function whileLeaving(leaver: Someone, call: () => Promise<{ status: number }>) {
  const closing = await it.db.pool.connect();
  let release = () => closing.release();
  onTestFinished(() => release());
  await closing.query('begin');
  await closing.query('select id from person where id = $1 for update', [leaver.id]);
  await closing.query('update person set active = false where id = $1', [leaver.id]);
  const called = call();
  await eventually(async () => (await waitingForLocks(it)) > 0);
  await closing.query('commit');
  closing.release();
  release = () => undefined;
  return (await called).status;
}

type Given = { endpoint: Endpoint; as?: () => Someone; params?: object; body: object };
/** What somebody can be given, by what it is. */
const ways: Record<string, (leaver: number) => Given> = {
  client: (user) => ({ endpoint: addCarer, params: { client, user }, body: {} }),
  'client’s form': (user) => ({
    ...{ endpoint: updateClient, params: { id: client } },
    body: { clientService: [it.admin.id, user] },
  }),
  department: (head) => ({
    ...{ endpoint: dictionaryCalls.department.create, as: () => it.admin },
    body: { name: 'Dział nowy', color: '#123456', head },
  }),
  issue: (user) => ({
    endpoint: createIssue,
    body: { name: 'Nowe', description: 'x', type: 1, client, users: [user] },
  }),
  project: (seller) => ({
    ...{ endpoint: updateProject, params: { id: task.address.project } },
    body: { seller },
  }),
  point: (person) => ({
    ...{ endpoint: taskChecklist.add, params: { id: task.id } },
    body: { text: 'Punkt', person },
  }),
  guest: (user) => ({
    ...{ endpoint: createReception, as: () => it.reception },
    body: { category: 'guest', fullName: 'Jan Gość', clientName: 'Firma', user },
  }),
  announcement: (user) => ({
    endpoint: announceGuest,
    body: {
      ...{ fullName: 'Jan Gość', clientName: 'Firma', user },
      expected: new Date(Date.now() + 86_400_000).toISOString(),
    },
  }),
};

test.each(Object.entries(ways))(
  'nobody is given what they would leave at the same moment: %s [PEO-292]',
  async (_, give) => {
    // Who may see a task may have a point of it.
    const leaver = await it.signIn('ROLE_MANAGER');
    const { endpoint, as, ...sent } = give(leaver.id);
    const status = await whileLeaving(leaver, () =>
      it.call(endpoint, { as: as?.() ?? it.manager, ...sent } as never),
    );
    expect([400, 404]).toContain(status);
  },
);
