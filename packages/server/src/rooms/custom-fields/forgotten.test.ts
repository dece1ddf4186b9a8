import { createContact, updateContact } from '@zaplecze/contract/rooms/clients/calls';
import { mergeContacts } from '@zaplecze/contract/rooms/clients/merging/calls';
import { removeCustomField } from '@zaplecze/contract/rooms/custom-fields/calls';
import { profileHistory } from '@zaplecze/contract/rooms/history/calls';
import { getMe, listPeople } from '@zaplecze/contract/rooms/people/calls';
import { removeReception } from '@zaplecze/contract/rooms/reception/calls';
import { anonymizePerson, anonymizeStaff } from '@zaplecze/contract/rooms/rodo/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { contactBody } from '../clients/clients.fixture.ts';
import { forgetGoneGuests, forgetGuests } from '../reception/index.ts';
import { fieldsOn } from './custom-fields.fixture.ts';
import { workAllOut } from './formulas/formulas.jobs.ts';
import { recordsApp } from './records.fixture.ts';

/* Records that are about one person lose their own fields with what says who that was. */

const { it, admin, manager, desk, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
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

test('what a field held that was emptied and deleted goes with the guest, the colleague and the contact person too [CUS-87, CUS-88, CUS-89]', async () => {
  const emptied = async (record: 'guest' | 'person' | 'contact') => {
    const { id: fieldId, key } = await field('text', {}, record);
    const id = await ways[record].make({ [key]: 'Znacznik 55' });
    await ways[record].save(id, { [key]: null });
    const gone = await it.call(removeCustomField, { as: admin, params: { id: fieldId } });
    expect([record, gone.status]).toEqual([record, 200]);
    return id;
  };
  const [guest, person, contact] = [
    await emptied('guest'),
    await emptied('person'),
    await emptied('contact'),
  ];
  await forgetGuests(it.db, later(), 100);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', person).execute();
  for (const [call, id] of [
    [anonymizeStaff, person],
    [anonymizePerson, contact],
  ] as const)
    expect((await it.call(call as never, { as: admin, params: { id } } as never)).status).toBe(200);
  for (const [entity, id] of [
    ['reception', guest],
    ['person', person],
    ['clientPerson', contact],
  ] as const)
    expect([entity, await known(entity, id)]).not.toEqual([
      entity,
      expect.stringContaining('Znacznik'),
    ]);
});

test('of a colleague who left the own fields are the administrators’ alone, and they go with the person [CUS-88]', async () => {
  const { key } = await field('text', { label: 'Numer szafki' }, 'person');
  const id = await ways.person.make({ [key]: 'Szafka 17' });
  await it.db.updateTable('person').set({ active: false }).where('id', '=', id).execute();
  const shown = async (as: typeof desk) => {
    const query = { inactive: 1 };
    const list = (await it.call(listPeople, { as, query: query as never })).data.list;
    const row = list.find((one: { id: number }) => one.id === id);
    const history = await it.call(profileHistory, { as, params: { id }, query: {} });
    return [(await ways.person.read(id, as)).custom, row.custom, JSON.stringify(history.data)];
  };
  const [profile, row, history] = await shown(admin);
  expect([profile, row]).toEqual([{ [key]: 'Szafka 17' }, { [key]: 'Szafka 17' }]);
  expect(history).toContain('Szafka 17');
  const [theirs, listed, told] = await shown(manager);
  expect([theirs, listed]).toEqual([{}, {}]);
  expect(told).not.toContain('Szafka 17');
  expect((await it.call(anonymizeStaff, { as: admin, params: { id } })).status).toBe(200);
  expect((await ways.person.read(id, admin)).custom).toEqual({});
  expect(await known('person', id)).not.toContain('Szafka 17');
});

test('neither who is signed in nor other records tell own fields of people [CUS-88]', async () => {
  const { key } = await field('text', {}, 'person');
  const { id: me } = manager;
  await ways.person.save(me, { [key]: 'Grupa krwi zero' }, admin);
  expect((await ways.person.read(me)).custom).toEqual({ [key]: 'Grupa krwi zero' });
  const answers = [
    await it.call(getMe, { as: manager }),
    await it.call(ways.client.lists[0]?.endpoint ?? getMe, { as: manager }),
    await it.call(ways.project.lists[0]?.endpoint ?? getMe, { as: manager }),
  ];
  expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain('Grupa krwi');
});

test('a contact person made anonymous has no own field left, and one who is restricted keeps theirs as they are [CUS-89]', async () => {
  const { key } = await field('text', {}, 'contact');
  const id = await ways.contact.make({ [key]: 'UPL-1 nr 55' });
  const kept = await ways.contact.make({ [key]: 'UPL-1 nr 66' });
  await it.db
    .updateTable('clientPerson')
    .set({ restricted: new Date() })
    .where('id', '=', kept)
    .execute();
  const body = { custom: { [key]: 'inne' } };
  const refused = await it.call(updateContact, { as: manager, params: { id: kept }, body });
  expect(refused.status).toBe(409);
  expect((await ways.contact.read(kept)).custom).toEqual({ [key]: 'UPL-1 nr 66' });
  const done = await it.call(anonymizePerson, {
    ...{ as: admin, params: { id }, body: { confirmed: [] } },
  });
  expect([done.status, done.message]).toEqual([200, undefined]);
  expect((await ways.contact.read(id)).custom).toEqual({});
  expect(await known('clientPerson', id)).not.toContain('UPL-1');
});

test('of two contact persons made one the other one’s own fields fill what is empty [CUS-89]', async () => {
  const [a, b] = [await field('text', {}, 'contact'), await field('text', {}, 'contact')];
  const [card, added] = [
    await field('text', { unique: true }, 'contact'),
    await field('moment', {}, 'contact'),
  ];
  const stays = await ways.contact.make({ [a.key]: 'zostaje' });
  const { client } = await it.db
    .selectFrom('clientPerson')
    .select('client')
    .where('id', '=', stays)
    .executeTakeFirstOrThrow();
  const made = await it.call(createContact, {
    as: manager,
    body: {
      ...{ ...contactBody, client },
      custom: {
        ...{ [a.key]: 'odchodzi', [b.key]: 'przechodzi' },
        ...{ [card.key]: 'Karta 7', [added.key]: '2026-11-02T08:30:00.000Z' },
      },
    },
  });
  const params = { id: stays };
  const merged = { as: manager, params, body: { person: made.data.id } };
  expect((await it.call(mergeContacts, merged)).status).toBe(200);
  expect((await ways.contact.read(stays)).custom).toEqual({
    ...{ [a.key]: 'zostaje', [b.key]: 'przechodzi' },
    ...{ [card.key]: 'Karta 7', [added.key]: '2026-11-02T08:30:00.000Z' },
  });
  // Whoever is given it next is told that it is taken.
  const again = await it.call(createContact, {
    as: manager,
    body: { ...contactBody, client, custom: { [card.key]: 'karta 7' } },
  });
  expect(again.errors?.[`custom.${card.key}`]).toContain('tę wartość ma już');
});

test('of a contact person who is restricted what follows stays as it is, and is worked out when that ends; made anonymous it goes [CUS-204]', async () => {
  const part = await field('decimal', { label: 'Udział' }, 'contact');
  const worked = await field('decimal', { label: 'Procent', formula: '[Udział] × 100' }, 'contact');
  const id = await ways.contact.make({ [part.key]: 0.5 });
  const other = await ways.contact.make({ [part.key]: 0.25 });
  const restrict = (restricted: Date | null) =>
    it.db.updateTable('clientPerson').set({ restricted }).where('id', '=', id).execute();
  const resultOf = async (one: number) => (await ways.contact.read(one)).custom[worked.key];
  await restrict(new Date());
  expect((await worked.change({ formula: '[Udział] × 1000' })).status).toBe(200);
  await workAllOut(it.db, worked.id);
  expect([await resultOf(id), await resultOf(other)]).toEqual([50, 250]);
  await restrict(null);
  expect(await resultOf(id)).toBe(500);
  const done = await it.call(anonymizePerson, {
    ...{ as: admin, params: { id }, body: { confirmed: [] } },
  });
  expect([done.status, done.message]).toEqual([200, undefined]);
  expect((await ways.contact.read(id)).custom).toEqual({});
  expect(await known('clientPerson', id)).not.toMatch(/"custom\.procent":\[(?!"\[dane)/);
});
