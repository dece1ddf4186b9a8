import type { Role } from '@zaplecze/contract/permissions';
import {
  getMe,
  listPeople,
  removePerson,
  restorePerson,
  updatePerson,
} from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { missingId, type PeopleApp, peopleApp } from '../people.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const remove = (as: Someone | null, id: number, query: object = {}) =>
  it.call(removePerson, { as, params: { id }, query: query as never });

describe('a deactivated account', () => {
  const restore = (as: Someone | null, id: number) =>
    it.call(restorePerson, { as, params: { id } });
  const gone = async (...roles: Role[]) => {
    const leaver = await it.signIn(...roles);
    expect((await remove(it.admin, leaver.id)).status).toBe(200);
    return leaver;
  };

  test('is listed for managers only [PEO-45]', async () => {
    const { id } = await gone();
    const list = (as: Someone) => it.call(listPeople, { as, query: { inactive: '1' } });
    const { data } = await list(it.manager);
    expect(data.list.find((one: { id: number }) => one.id === id)).toMatchObject({
      active: false,
      may: { edit: false, delete: false, restore: true },
    });
    expect(data.list.map((one: { id: number }) => one.id)).not.toContain(it.stranger.id);
    expect((await list(it.stranger)).status).toBe(403);
  });

  test('comes back with its roles by a mailed link; the former password opens nothing [PEO-46]', async () => {
    const leaver = await gone('ROLE_RECEPTION');
    await it.db
      .updateTable('person')
      .set({ passwordHash: 'of former days' })
      .where('id', '=', leaver.id)
      .execute();
    expect((await restore(it.manager, leaver.id)).status).toBe(200);
    const back = await it.read(leaver.id);
    expect(back).toMatchObject({ active: true, awaiting: true, roles: ['ROLE_RECEPTION'] });
    expect((await it.letters())[0]).toMatchObject({ to: back.email });
    expect((await it.call(getMe, { as: leaver })).status).toBe(401);
    expect((await restore(it.manager, leaver.id)).status).toBe(409);
  });

  test('of an administrator is given back by administrators only; employees give none back [PEO-47]', async () => {
    const [boss, leaver] = [await gone('ROLE_ADMIN'), await gone()];
    expect((await restore(it.manager, boss.id)).status).toBe(403);
    expect((await restore(it.admin, boss.id)).status).toBe(200);
    // Not as an administrator, which a session alone makes nobody.
    expect((await it.read(boss.id)).roles).toEqual(['ROLE_USER']);
    expect((await it.letters()).map(({ subject }) => subject).join()).toContain('role');
    await remove(it.admin, boss.id);
    for (const as of [it.stranger, it.reception]) {
      expect((await restore(as, leaver.id)).status).toBe(403);
    }
    expect((await restore(null, leaver.id)).status).toBe(401);
    expect((await restore(it.manager, missingId)).status).toBe(404);
  });

  test('is no account that nobody has used: its e-mail takes the password of who changes it [SES-65]', async () => {
    const [leaver, boss] = [await gone(), await it.signIn('ROLE_MANAGER')];
    const account = it.db.updateTable('person').set({ passwordHash: 'their own' });
    await account.where('id', '=', boss.id).execute();
    expect((await restore(boss, leaver.id)).status).toBe(200);
    const params = { id: leaver.id };
    const moved = await it.call(updatePerson, {
      ...{ as: boss, params, body: { email: 'skrzynka@obca.example' } },
    });
    expect(moved).toMatchObject({ status: 400, errors: { password: 'Hasło jest wymagane' } });
  });

  test('is invited anew where its e-mail is changed before it is used [PEO-25]', async () => {
    const leaver = await gone();
    expect((await restore(it.manager, leaver.id)).status).toBe(200);
    const email = 'nowa.skrzynka@firma.example';
    const body = { email };
    const moved = await it.call(updatePerson, { as: it.manager, params: { id: leaver.id }, body });
    expect(moved.status).toBe(200);
    expect((await it.letters()).map(({ to }) => to)).toContain(email);
  });

  test('stays closed while somebody else has its e-mail [PEO-48]', async () => {
    const leaver = await gone();
    const { email } = await it.read(leaver.id, it.admin);
    expect((await it.create({ email }, it.admin)).status).toBe(200);
    const refused = await restore(it.admin, leaver.id);
    expect(refused).toMatchObject({
      status: 409,
      message: 'Adresem e-mail tej osoby posługuje się już ktoś inny. Najpierw zmień mu adres.',
    });
  });
});
