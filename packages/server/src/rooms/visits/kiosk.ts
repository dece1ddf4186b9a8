import type { House } from '@zaplecze/contract/rooms/visits/kiosk/calls';
import type { FastifyRequest } from 'fastify';
import { type Db, transactAs } from '../../kit/database/database.ts';
import { conflict, HttpError } from '../../kit/http/calls/errors.ts';
import { countAttempt, networkOf } from '../../kit/http/rate-limit.ts';
import { findOrganization, guestDays } from '../organization/index.ts';
import { noteExit, registerGuest } from '../reception/index.ts';
import { findExpected, lockAnnounced } from './announced/announced.list.queries.ts';
import { letIn } from './announced/announced.save.ts';
import * as queries from './kiosk.queries.ts';
import { noteSeen } from './kiosk.save.ts';
import { lockByBadge } from './visits.queries.ts';
import { nobody } from './visits.rules.ts';
import { keepVisit } from './visits.save.ts';

/** Tokens that open nothing which one address may try in a quarter of an hour. */
const mostDead = 30;
/** What one screen may do in a quarter of an hour: searches would else list the staff letter by letter. */
const mostSearches = 100;
const mostGuests = 60;
/** A screen left alone with somebody at play: so many guests a minute, and not announced ones to a host a quarter. */
const mostAMinute = 10;
const mostToHost = 6;

const tooManyGuests =
  'Na tym ekranie zapisało się przed chwilą wielu gości. Zgłoś się do recepcji.';
const tooManyToHost =
  'Do tej osoby zapisało się przed chwilą kilku gości i już o nich wie. Zgłoś się do recepcji.';

const off = () =>
  new HttpError(403, 'Ten ekran nie działa. Poproś recepcję albo administratora o nowy odnośnik.');

/**
 * The screen of a token, which is the whole right of its calls: whoever is signed in has no other.
 * @throws HttpError 403 for any other token, 429 after too many of them
 */
export async function kioskOf(
  db: Db,
  request: FastifyRequest,
  token: string,
): Promise<{ id: number }> {
  const found = await queries.findKiosk(db, token);
  if (!found) {
    await countAttempt(db, `kiosk:${networkOf(request.ip)}`, mostDead);
    throw off();
  }
  if (!found.seen) await noteSeen(db, found.id);
  return found;
}

/** The controller for the privacy notice; null while the company's data is missing. */
export async function houseOf(db: Db): Promise<House | null> {
  const known = await findOrganization(db);
  if (!known?.street || !known.city) return null;
  const { name, street, postalCode, city, nip, email, phone } = known;
  return {
    company: name,
    address: `${street}, ${[postalCode, city].filter(Boolean).join(' ')}`,
    ...{ nip, email, phone },
    days: await guestDays(db),
  };
}

export const incomplete = () =>
  conflict(
    'Najpierw wpisz nazwę i adres w „Danych firmy”: informacja dla gościa musi mówić, kto przetwarza jego dane.',
  );

export async function searchHosts(db: Db, kiosk: number, surname: string) {
  await countAttempt(db, `kioskSearch:${kiosk}`, mostSearches);
  return await queries.findHosts(db, surname);
}

type Guest = {
  fullName: string;
  company: string;
  people: number;
  car: string;
  host: number;
  surname: string;
};

/**
 * A guest lets themself in: as the guest who was announced, where the host expects one of this name today.
 * @returns the host's name
 */
export async function enter(db: Db, kiosk: number, guest: Guest): Promise<string> {
  const words = tooManyGuests;
  await countAttempt(db, `kioskMinute:${kiosk}`, mostAMinute, { seconds: 60, words });
  await countAttempt(db, `kioskGuest:${kiosk}`, mostGuests, { words });
  const { list } = await queries.findHosts(db, guest.surname);
  const host = list.find(({ id }) => id === guest.host);
  // Only whom the letters have shown: a number alone finds nobody.
  if (!host) throw new HttpError(400, 'Nie ma takiej osoby');
  await transactAs(db, nobody.id, async (tx) => {
    const { fullName, people, car, company } = guest;
    const expected = await findExpected(tx, { fullName, user: host.id });
    const announced = expected && (await lockAnnounced(tx, nobody, expected));
    if (announced) return void (await letIn(tx, nobody, { ...announced, people, car }, kiosk));
    // In the database itself: the count stays when this is refused.
    await countAttempt(db, `kioskHost:${host.id}`, mostToHost, { words: tooManyToHost });
    const id = await registerGuest(tx, nobody, {
      category: 'guest',
      ...{ fullName, user: host.id },
      clientName: company || 'Osoba prywatna',
    });
    await keepVisit(tx, id, { people, car, kiosk });
  });
  return host.name;
}

/** A guest leaves by the code of their badge; an unknown one is told in no other words than one that has left. */
export async function leave(db: Db, kiosk: number, badge: string): Promise<void> {
  await countAttempt(db, `kioskLeave:${kiosk}`, mostGuests);
  await transactAs(db, nobody.id, async (tx) => {
    const found = await lockByBadge(tx, badge);
    if (found && found.left === null) await noteExit(tx, found.id);
  });
}
