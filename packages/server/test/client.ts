import type { Insertable } from 'kysely';
import type { Db } from '../src/kit/database/database.ts';
import type { Client } from '../src/kit/database/tables.ts';

/** Makes a client with everything a client must have, called 'Żagiel' unless told otherwise; gives its id. */
export async function insertClient(
  db: Db,
  more: Partial<Insertable<Client>> = {},
): Promise<number> {
  const row = await db
    .insertInto('client')
    .values({
      name: 'Żagiel',
      phone: '600700800',
      email: 'a@b.pl',
      city: 'Łódź',
      street: 'Długa 1',
      postalCode: '90-001',
      province: 10,
      fvName: more.name ?? 'Żagiel',
      fvPhone: '600700800',
      fvEmail: 'a@b.pl',
      nip: '5260250995',
      fvCity: 'Łódź',
      fvStreet: 'Długa 1',
      fvPostalCode: '90-001',
      fvProvince: 10,
      status: 1,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
