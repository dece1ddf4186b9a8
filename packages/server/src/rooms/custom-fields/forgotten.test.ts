import { removeReception } from '@zaplecze/contract/rooms/reception/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { forgetGoneGuests, forgetGuests } from '../reception/index.ts';
import { fieldMaker } from './custom-fields.fixture.ts';
import { recordsApp } from './records.fixture.ts';

/* Records that are about one person lose their own fields with what says who that was. */

const { it, admin, desk, ways } = await recordsApp();
const { field } = fieldMaker(it, admin);
afterAll(() => it.close());

const later = () => new Date(Date.now() + 60_000).toISOString();
/** Everything that the history has of a record. */
const known = async (entity: string, id: number) =>
  JSON.stringify(
    (
      await sql`select changes from history where entity = ${entity} and "entityId" = ${id}`.execute(
        it.db,
      )
    ).rows,
  );

test('a guest who is forgotten has no own field left, nor has the history; one who was deleted neither [CUS-87]', async () => {
  const document = await field('text', {}, 'guest');
  const archived = await field('text', {}, 'guest');
  const made = { [document.key]: 'ABC 123456', [archived.key]: 'Pokój z widokiem' };
  const [stays, goes] = [await ways.guest.make(made), await ways.guest.make(made)];
  await ways.guest.save(stays, { [document.key]: 'XYZ 987654' });
  await archived.change({ archived: true });
  await it.call(removeReception, { as: desk, params: { id: goes } });
  await forgetGuests(it.db, later(), 100);
  await forgetGoneGuests(it.db, later());
  expect((await ways.guest.read(stays)).custom).toEqual({});
  for (const id of [stays, goes])
    expect(await known('reception', id)).not.toMatch(/ABC 123456|XYZ 987654|Pokój/);
});
