import { createHash, createHmac } from 'node:crypto';
import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import { reportTicket } from '@zaplecze/contract/rooms/reception/calls';
import { logout } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { keyNames, rotateKey } from '../../rotation.ts';
import type { TicketKey } from './ticket.ts';

let it: TestApp;

beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const open = async (url: string) => (await it.app.inject({ url })).statusCode;

const tickets: {
  name: TicketKey;
  minutes: number;
  make: (as: Someone) => Promise<string>;
}[] = [
  {
    name: 'address-ticket',
    minutes: 2,
    make: async (as) => {
      const body = { path: '/api/client/list/export?format=csv' };
      return (await it.call(exportTicket, { as, body })).data.path;
    },
  },
  {
    name: 'file-ticket',
    minutes: 10,
    make: async (as) =>
      (await it.call(fileTicket, { as, params: { id: await it.upload(as) } })).data.path,
  },
  {
    name: 'report-ticket',
    minutes: 10,
    make: async (as) => (await it.call(reportTicket, { as })).data.path,
  },
];

describe.each(tickets)('$name', ({ name, minutes, make }) => {
  const person = () => it.signIn('ROLE_RECEPTION');
  const kept = async () =>
    (
      await it.db
        .selectFrom('secret')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).value;

  test('dies with the session that it was made in, whatever other sessions the person has [EXP-08, FIL-14]', async () => {
    const [someone, colleague] = [await person(), await person()];
    const [path, other] = [await make(someone), await make(colleague)];
    expect([await open(path), await open(other)]).toEqual([200, 200]);
    await it.db.updateTable('person').set({ active: false }).where('id', '=', someone.id).execute();
    expect(await open(path)).toBe(401);
    await it.db.updateTable('person').set({ active: true }).where('id', '=', someone.id).execute();
    expect(await open(path)).toBe(200);
    expect((await it.call(logout, { as: someone, body: {} })).status).toBe(200);
    expect([await open(path), await open(other)]).toEqual([401, 200]);
  });

  test('is good for its minutes and no longer [FIL-14]', async () => {
    const path = await make(await person());
    const made = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: made + minutes * 60_000 - 5_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await open(path)).toBe(200);
    vi.setSystemTime(made + minutes * 60_000 + 1_000);
    expect(await open(path)).toBe(401);
  });

  test('stays good for its minutes after its key is changed, and not after a second change [FIL-14]', async () => {
    const someone = await person();
    const [path, before] = [await make(someone), await kept()];
    await rotateKey(it.db, name);
    expect(await open(path)).toBe(200);
    const fresh = await make(someone);
    expect(await kept()).not.toBe(before);
    await rotateKey(it.db, name);
    expect([await open(path), await open(fresh)]).toEqual([401, 200]);
  });

  test('cannot be signed with a key that was changed, for longer than those given out before [FIL-14]', async () => {
    const someone = await person();
    const [path, key] = [await make(someone), await kept()];
    await rotateKey(it.db, name);
    const session = createHash('sha256').update(someone.token).digest('base64url');
    const about = {
      'address-ticket': path.replace(/[?&]access-token=.*/, ''),
      'file-ticket': /\/id\/(\d+)/.exec(path)?.[1] ?? '',
      'report-ticket': 'report',
    }[name];
    const forged = (until: number) => {
      const mac = createHmac('sha256', key).update(`${session} ${until} ${about}`);
      return path.replace(/t\.[\w.-]+$/, `t.${session}.${until}.${mac.digest('base64url')}`);
    };
    expect(await open(forged(Date.now() + 60_000))).toBe(200);
    expect(await open(forged(Date.now() + 60 * 60_000))).toBe(401);
  });
});

test('every key that the product keeps can be changed by its name [OPE-57]', async () => {
  const kept = await it.db.selectFrom('secret').select('name').execute();
  for (const { name } of kept) expect(keyNames).toContain(name.replace(/\.before$/, ''));
});
