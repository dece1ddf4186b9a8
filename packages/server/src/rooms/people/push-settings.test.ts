import * as contract from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { type PeopleApp, peopleApp } from './people.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const patch = (
  as: Someone | null,
  id: number,
  body: object,
  headers: Record<string, string> = {},
) => it.call(contract.updatePerson, { as, params: { id }, body, headers });

describe('push settings', () => {
  const pushSettings = {
    endpoint: 'https://fcm.googleapis.com/abc',
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  };

  test('are the owner’s alone, come with /profile/me and with nothing else [PEO-18]', async () => {
    expect((await patch(it.owner, it.owner.id, { pushSettings })).status).toBe(200);
    expect((await it.call(contract.getMe, { as: it.owner })).data.user.pushSettings).toEqual(
      pushSettings,
    );
    expect((await patch(it.admin, it.owner.id, { pushSettings })).status).toBe(403);
    for (const as of [it.admin, it.owner]) {
      const params = { id: it.owner.id };
      const profile = await it.call(contract.getPerson, { as, params });
      const list = await it.call(contract.listPeople, { as });
      expect(JSON.stringify([profile.json, list.json])).not.toContain('fcm.googleapis');
    }
  });

  test.each([
    [{ endpoint: 'http://fcm.googleapis.com/abc' }, 'To nie jest adres usługi powiadomień'],
    [{ endpoint: 'https://push.example/abc' }, 'To nie jest adres znanej usługi powiadomień'],
    [{ endpoint: null }, 'Podaj adres i oba klucze albo żadnego'],
  ])('%j is refused: %s', async (wrong, message) => {
    const answer = await patch(it.owner, it.owner.id, {
      pushSettings: { ...pushSettings, ...wrong },
    });
    expect(answer.errors).toEqual({ 'pushSettings.endpoint': message });
  });

  test('nulls take them away; none of it is a change of the profile', async () => {
    const none = { endpoint: null, p256dh: null, auth: null };
    const { version } = await it.read(it.owner.id);
    await patch(it.owner, it.owner.id, { pushSettings });
    await patch(it.owner, it.owner.id, { pushSettings: none });
    expect((await it.call(contract.getMe, { as: it.owner })).data.user).toMatchObject({
      pushSettings: none,
      version,
    });
  });
});
