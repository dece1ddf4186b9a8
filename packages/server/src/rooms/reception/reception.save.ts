import { addressOf } from '@zaplecze/contract/addresses';
import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  companyInitials,
  type confirmParcel,
  type Reception,
  type updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import type { ReceptionCreate } from '@zaplecze/contract/rooms/reception/forms';
import { type Direction, sameSeries, yearOf } from '@zaplecze/contract/rooms/reception/lists';
import { sql } from 'kysely';
import { saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow, saveRow, touchRow } from '../../kit/records/rows.ts';
import { clientAddress } from '../clients/index.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { attachFile, dropFilesOf, setFiles } from '../files/index.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import { activePeople } from '../people/index.ts';
import { passToPresent } from './reassign.save.ts';
import * as queries from './reception.queries.ts';
import { applyChanges, type Whole } from './reception.rules.ts';

/** @throws HttpError 400 on the field that points at nothing, or at somebody who has left */
async function assertReferences(db: Db, whole: Whole, before?: Reception): Promise<void> {
  const { user } = whole;
  if (user && user !== before?.user?.id && !(await activePeople(db, [user])).has(user)) {
    const message = whole.category === 'guest' ? 'Wskaż, do kogo' : 'Nie ma takiej osoby';
    throw invalid({ user: message });
  }
  if (whole.category === 'guest') return;
  const choices = [
    ['type', 'receptionType', 'Rodzaj jest wymagany'],
    ['company', 'company', 'Spółka jest wymagana'],
  ] as const;
  for (const [field, table, message] of choices) {
    await assertChoice(db, {
      field,
      table,
      id: whole[field],
      present: before?.[field]?.id,
      message,
    });
  }
}

/**
 * The address of a chosen client, to be copied: the register tells where a parcel went whatever
 * becomes of the client. What the form sent itself (another branch) stands.
 *
 * @throws HttpError 400 on `client`
 */
async function copiedAddress(db: Db, whole: Whole) {
  if (!whole.client) return {};
  const found = await clientAddress(db, whole.client);
  if (!found) {
    const message =
      whole.category === 'guest' ? 'Firma jest wymagana' : 'Nadawca / Odbiorca jest wymagany';
    throw invalid({ client: message });
  }
  const { name: _, ...address } = found;
  if (whole.category === 'guest') return address;
  return {
    clientCity: whole.clientCity ?? address.clientCity,
    clientAddress: whole.clientAddress ?? address.clientAddress,
    clientPostal: whole.clientPostal ?? address.clientPostal,
  };
}

/** 'P/MK/2026/00012': inbound or outbound, the company, the year, the place in their series. */
async function numbered(
  db: Db,
  parcel: { company: number; direction: Direction; operationDate: string },
) {
  const year = yearOf(parcel.operationDate);
  const { company, direction } = parcel;
  const order = await queries.takeNumber(db, { company, direction, year });
  const initials = companyInitials(await queries.companyName(db, company));
  const letter = direction === 'inbound' ? 'P' : 'W';
  return {
    sysYear: year,
    sysOrder: order,
    sysNumber: `${letter}/${initials}/${year}/${String(order).padStart(5, '0')}`,
  };
}

/** Registers a guest or a parcel, with its files, or nothing at all; the host or recipient is notified at once. */
export async function create(db: Db, user: User, body: ReceptionCreate): Promise<number> {
  const { custom, ...sent } = body;
  const whole = { ...sent, operationDate: sent.operationDate ?? new Date().toISOString() };
  await assertReferences(db, whole);
  const address = await copiedAddress(db, whole);
  let id: number;
  if (whole.category === 'guest') {
    const description = whole.description ?? '';
    id = await insertRow(db, 'reception', { ...whole, ...address, description });
  } else {
    const { files = [], ...fields } = whole;
    id = await insertRow(db, 'reception', {
      ...fields,
      ...address,
      ...(await numbered(db, fields)),
      taskNumber: fields.taskNumber ?? '',
    });
    for (const file of files) await attachFile(db, { file, user, to: 'reception', id });
  }
  await saveCustom({ db, user, record: whole.category, id }, custom, { fresh: true });
  await notifyHost(db, user, id);
  return id;
}

type Changes = Body<typeof updateReception>;

/**
 * Changes the sent fields; gives the new version. A parcel that moves to another company,
 * direction or year takes the next number there: its old one stays empty, as in a paper register.
 */
export async function update(
  db: Db,
  user: User,
  record: Reception,
  body: Changes,
): Promise<number> {
  const { whole, changes } = applyChanges(record, body);
  await assertReferences(db, whole, record);
  const moved = changes.client !== undefined && changes.client !== (record.client?.id ?? null);
  const address = moved ? await copiedAddress(db, { ...whole, ...untyped(changes) }) : {};
  const { files, category: _, custom, ...columns } = changes as Changes;
  const { description, fullName, taskNumber, ...fields } = columns;
  const texts = Object.entries({ description, fullName, taskNumber })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value ?? '']);
  await saveCustom({ db, user, record: record.category, id: record.id }, custom, {
    now: columns,
  });
  if (files) await setFiles(db, { ...record, user, to: 'reception' }, files);
  const version = await saveRow(db, 'reception', record.id, {
    ...fields,
    ...address,
    ...Object.fromEntries(texts),
    ...(await renumbered(db, record, whole)),
  });
  const passed = await passToPresent(db, record.id);
  if (passed !== undefined || (whole.user && whole.user !== record.user?.id)) {
    await notifyHost(db, user, record.id);
  }
  return passed ?? version;
}

/** A newly chosen client brings its own address, unless the same call says another. */
function untyped({ clientCity, clientAddress, clientPostal }: Record<string, unknown>) {
  return { clientCity, clientAddress, clientPostal } as Record<string, string | null | undefined>;
}

async function renumbered(db: Db, record: Reception, whole: Whole) {
  if (whole.category === 'guest') return {};
  const { company, direction, operationDate = record.operationDate } = whole;
  const next = { company, direction, operationDate };
  const now = { ...record, company: record.company?.id ?? null };
  return sameSeries(now, next) ? {} : await numbered(db, next);
}

/** A guest who comes a little later than the clock of the desk has come. */
const clocksApart = 5 * 60_000;

/**
 * Whether somebody has come just now, or something today: what is entered for another day, a guest for later and one who
 * has gone out already are written down and tell nobody.
 */
function isNews({
  category,
  operationDate,
  exitDate,
}: Pick<Reception, 'category' | 'operationDate' | 'exitDate'>): boolean {
  const at = Date.parse(operationDate);
  if (warsawDay(at) !== warsawDay()) return false;
  if (exitDate && Date.parse(exitDate) <= Date.now()) return false;
  return category === 'parcel' || at <= Date.now() + clocksApart;
}

/** A guest has come, or a parcel; who sends one knows it themselves. */
async function notifyHost(db: Db, user: User, id: number): Promise<void> {
  const record = await queries.getReception(db, user, id);
  if (!record?.user || record.direction === 'outbound' || !isNews(record)) return;
  const guest = record.category === 'guest';
  const name = (guest ? record.fullName : record.description) ?? '';
  await notify(db, {
    kind: guest ? 'guestForYou' : 'parcelForYou',
    to: [record.user.id],
    by: user.id,
    about: {
      ...aboutScreen({ id, name, address: addressOf(guest ? 'guest' : 'parcel', { id }) }),
      // Whoever is visited answers where they read it (NOT-34).
      ...(guest && { round: 0 }),
    },
    more: record.client?.name ?? record.clientName ?? '',
  });
}

/**
 * Notes that a parcel was received, now and by this person, or that it was not after all. A signature becomes a file of
 * the parcel.
 *
 * @throws HttpError 404 for a signature that is not this person's fresh upload
 */
export async function confirmReceipt(
  db: Db,
  user: User,
  id: number,
  { received, signature }: Body<typeof confirmParcel>,
): Promise<number> {
  if (signature !== undefined) await attachFile(db, { file: signature, user, to: 'reception', id });
  const version = await saveRow(db, 'reception', id, {
    receivedAt: received ? sql<string>`now()` : null,
    receivedBy: received ? user.id : null,
  });
  return (await passToPresent(db, id)) ?? version;
}

/** The record's version counts its files. */
export const touchRecord = (db: Db, id: number) => touchRow(db, 'reception', id);

/** Removes a record with its files. */
export async function remove(db: Db, id: number): Promise<void> {
  await removeRow(db, 'reception', id);
  await dropFilesOf(db, 'reception', [id]);
}
