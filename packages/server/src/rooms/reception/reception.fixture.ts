import { insertClient } from '../../../test/client.ts';
import type { Someone, TestApp } from '../../../test/http.ts';

/** What the registers need: a client, two companies and a kind of parcel. */
export async function receptionHouse(it: TestApp) {
  const named = async (table: 'company' | 'receptionType', name: string) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  return {
    client: await insertClient(it.db),
    company: await named('company', 'Meridian Księgowość sp. z o.o.'),
    other: await named('company', 'Audyt S.A.'),
    type: await named('receptionType', 'list polecony'),
  };
}

export type House = Awaited<ReturnType<typeof receptionHouse>>;

export const guestOf = ({ client }: House, visited: Someone) => ({
  category: 'guest',
  fullName: 'Łucja Żuk',
  client,
  user: visited.id,
  operationDate: '2026-11-20 09:15',
});

export const parcelOf = ({ company, type, client }: House) => ({
  category: 'parcel',
  description: 'Umowa najmu',
  type,
  direction: 'inbound',
  company,
  client,
  taskNumber: '00 590 077 3',
  operationDate: '2026-11-20 10:00',
});
