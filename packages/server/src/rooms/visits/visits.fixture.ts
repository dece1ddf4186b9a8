import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { saveOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { letIn } from '@zaplecze/contract/rooms/visits/calls';
import { createKiosk } from '@zaplecze/contract/rooms/visits/kiosk/calls';
import type { Someone, TestApp } from '../../../test/http.ts';

/** People of a front door: a receptionist, a host, an announcer, and somebody without rights. */
export async function frontDoor(it: TestApp) {
  const [desk, host, author, stranger, admin] = await Promise.all([
    it.signIn('ROLE_RECEPTION'),
    it.signIn(),
    it.signIn(),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_ADMIN'),
  ]);
  const guestOf = (more: object = {}) => ({
    fullName: 'Łucja Żuk',
    user: host.id,
    clientName: 'Kwiaciarnia Mak',
    expected: new Date().toISOString(),
    people: 3,
    car: 'EL 4521K',
    ...more,
  });
  const announce = async (more: object = {}, as: Someone = author): Promise<number> =>
    (await it.call(announceGuest, { as, body: guestOf(more) })).data.id;
  /** The register's row of a guest who was announced and let in. */
  const come = async (more: object = {}): Promise<number> =>
    (await it.call(letIn, { as: desk, params: { id: await announce(more) } })).data.id;
  const noticesOf = async (as: Someone): Promise<{ content: string; guest: object | null }[]> =>
    (await it.call(listNotifications, { as, query: {} })).data.list.list;
  return { desk, host, author, stranger, admin, guestOf, announce, come, told: noticesOf };
}
export type FrontDoor = Awaited<ReturnType<typeof frontDoor>>;

/** The company says who it is, without which there is no notice to show. */
export const introduce = (it: TestApp, admin: Someone, more: object = {}) =>
  it.call(saveOrganization, {
    as: admin,
    body: { name: 'Meridian', street: 'Piotrkowska 1', city: 'Łódź', ...more },
  });

export const makeKiosk = async (it: TestApp, admin: Someone) =>
  (await it.call(createKiosk, { as: admin, body: { name: 'Wejście' } })).data as {
    id: number;
    token: string;
  };

/** Somebody whose surname begins with letters that nobody else’s does. */
export async function createNamedPerson(
  it: TestApp,
  firstName: string,
  lastName: string,
): Promise<number> {
  const unique = `${firstName}.${lastName}.${Math.random()}`;
  const row = await it.db
    .insertInto('person')
    .values({
      ...{ username: unique, email: `${unique}@example.pl` },
      ...{ firstName, lastName, roles: ['ROLE_USER'] },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A person stands in for another one, yesterday to tomorrow. */
export const standIn = (it: TestApp, user: number, replacedUser: number) =>
  it.db
    .insertInto('replacement')
    .values({
      ...{ user, replacedUser },
      dateFrom: `${addDays(warsawDay(), -1)}T00:00:00Z`,
      dateTo: `${addDays(warsawDay(), 2)}T00:00:00Z`,
    })
    .execute();
