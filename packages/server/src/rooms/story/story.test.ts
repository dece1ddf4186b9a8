import { storyGroups, storyKindNames, storyPage } from '@zaplecze/contract/rooms/story/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { storyApp } from './story.fixture.ts';

/* What a client's story tells, and whom. */

const app = await storyApp();
const { it, manager, anna, piotr, stranger, reception, visited, client } = app;
let admin = app.admin;

beforeAll(async () => {
  admin = await it.signIn('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_RECEPTION');
  await app.everything();
});
afterAll(() => it.close());

test('the story tells every kind of event, the newest first, each with who did it [STO-01]', async () => {
  const all = await app.whole(admin);
  expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual([...storyKindNames].sort());
  const at = all.map((event) => Date.parse(event.at));
  expect(at).toEqual(at.toSorted((a, b) => b - a));
  const told = Object.fromEntries(all.map((event) => [event.kind, event]));
  expect(told.issueDone).toMatchObject({ title: 'Nie działa drukarka', by: { id: anna.id } });
  expect(told.offerDecided?.status?.name).toBe('Zaakceptowana');
  expect(told.taskComment).toMatchObject({ text: 'Czekam', by: { id: piotr.id } });
  expect(told.change).toMatchObject({
    title: 'Status: Aktywny → Rezygnacja',
    by: { id: manager.id },
  });
  expect(told.consentWithdrawn).toMatchObject({ title: 'Marketing', day: true });
  expect(told.consentWithdrawn?.at.slice(0, 10)).toBe('2026-05-03');
  expect(told.document?.file?.fileName).toBe('umowa.pdf');
});

test('what is announced has not happened yet [STO-01]', async () => {
  const guests = (await app.whole(admin)).filter(({ kind }) => kind === 'guest');
  expect(guests.map(({ title }) => title)).toEqual(['Jan Gość']);
});

describe('nobody reads in the story what its list would not show them', () => {
  const everybodys = [
    ...[
      'change',
      'clientAdded',
      'consentEnded',
      'consentGiven',
      'consentWithdrawn',
      'contactAdded',
      'document',
      'note',
    ],
    ...['offerComment', 'offerDecided', 'offerMade'],
  ];
  const of = (...more: string[]) => [...everybodys, ...more].sort();

  test('a manager reads work, not the reception’s registers [STO-02]', async () => {
    const work = ['issueComment', 'issueDone', 'issueReported', 'projectBegun', 'projectEnded'];
    expect(await app.kinds(manager)).toEqual(of(...work, 'taskComment', 'taskDone'));
  });
  test('others read of tasks and issues what they take part in, and no projects [STO-02]', async () => {
    const issue = ['issueComment', 'issueDone', 'issueReported'];
    expect(await app.kinds(anna)).toEqual(of(...issue, 'taskDone'));
    expect(await app.kinds(piotr)).toEqual(of('taskComment', 'taskDone'));
    expect((await app.whole(piotr)).filter(({ kind }) => kind === 'taskDone')).toHaveLength(1);
    expect(await app.kinds(stranger)).toEqual(of());
  });
  test('the reception reads guests and parcels, others those that concern them [STO-02]', async () => {
    expect(await app.kinds(reception)).toEqual(of('guest', 'parcelIn', 'parcelOut'));
    expect(await app.kinds(visited)).toEqual(of('guest'));
  });
  test('who stands in for somebody reads what they would [STO-02]', async () => {
    const before = await app.kinds(stranger);
    await sql`insert into replacement ("user", "replacedUser", "dateFrom", "dateTo")
      values (${stranger.id}, ${anna.id}, now() - interval '1 hour', now() + interval '1 hour')`.execute(
      it.db,
    );
    expect(await app.kinds(stranger)).toEqual(await app.kinds(anna));
    await sql`delete from replacement`.execute(it.db);
    expect(await app.kinds(stranger)).toEqual(before);
  });
});

test('of parts that the company does not use a story tells nothing that leads there [SET-84]', async () => {
  const { config } = app.it.services;
  const unused = ['offers', 'reception', 'documents'] as const;
  const gone = ['document', 'guest', 'offerComment', 'offerDecided', 'offerMade', 'parcelIn'];
  const before = await app.kinds(reception);
  expect(before).toEqual(expect.arrayContaining(gone));
  try {
    config.unused = [...unused];
    const after = await app.kinds(reception);
    expect(after).toEqual(before.filter((kind) => ![...gone, 'parcelOut'].includes(kind)));
  } finally {
    config.unused = [];
  }
});

test('it is looked through by kinds and by words, whatever case and diacritics [STO-03, STO-04]', async () => {
  for (const { id } of storyGroups) {
    const found = await app.whole(admin, { groups: id });
    expect([id, found.length > 0]).toEqual([id, true]);
  }
  const kinds = await app.kinds(admin, { groups: 'notes,documents' });
  expect(kinds).toEqual(['document', 'note']);
  const find = async (q: string) => (await app.whole(admin, { q })).map(({ kind }) => kind);
  expect(await find('KSIEGOWA')).toContain('note');
  expect(await find('klient sie')).toEqual(['offerComment']);
  expect((await find('drukarka')).sort()).toEqual(['issueComment', 'issueDone', 'issueReported']);
  expect(await find('100%')).toEqual([]);
  expect((await app.story(admin, { groups: 'tajne' })).status).toBe(400);
});

test('pages follow one another without a gap or a double, whatever happens meanwhile [STO-05]', async () => {
  await sql`insert into "clientNote" (client, text, created, "createdBy")
    select ${client}, 'Seria ' || n, timestamptz '2026-03-01' + (n / 7) * interval '1 second', ${anna.id}
    from generate_series(1, 100) n`.execute(it.db);
  const first = await app.story(admin, {});
  expect(first.data.list).toHaveLength(storyPage);
  await app.write(anna, 'Nowa, gdy ktoś czyta dalej');
  const known = new Set(
    first.data.list.map((one: { kind: string; id: number }) => `${one.kind}.${one.id}`),
  );
  const rest = await app.story(admin, { before: first.data.next });
  expect(
    rest.data.list.some((one: { kind: string; id: number }) => known.has(`${one.kind}.${one.id}`)),
  ).toBe(false);
  const all = await app.whole(admin);
  const keys = all.map(({ kind, id }) => `${kind}.${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.filter(({ text }) => text?.startsWith('Seria'))).toHaveLength(100);
  for (const before of [
    'x',
    '1.note',
    '1.nikt.3',
    '99999999999999999.note.1',
    '1.note.9999999999999999',
  ]) {
    expect([before, (await app.story(admin, { before })).status]).toEqual([before, 400]);
  }
});

/** What a client cannot be without. */
const kept = [
  ...(['name', 'nip', 'status', 'phone', 'email'] as const),
  ...(['city', 'street', 'postalCode', 'province'] as const),
  ...(['fvName', 'fvPhone', 'fvEmail'] as const),
  ...(['fvCity', 'fvStreet', 'fvPostalCode', 'fvProvince'] as const),
];

test('a record that goes over to another client takes its events along, one that goes takes them away [STO-06]', async () => {
  const { it, client, ...app } = await storyApp();
  onTestFinished(() => it.close());
  const admin = await it.signIn('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_RECEPTION');
  await app.everything();
  const { id: other } = await it.db
    .insertInto('client')
    .columns(kept)
    .expression((make) => make.selectFrom('client').select(kept).where('id', '=', client))
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = async (id: number) =>
    (await app.story(admin, { groups: 'work,comments' }, id)).data.list
      .map(({ kind }: { kind: string }) => kind)
      .sort();
  const before = await of(client);
  for (const table of ['project', 'issue', 'offer'] as const) {
    await it.db.updateTable(table).set({ client: other }).where('client', '=', client).execute();
  }
  expect(await of(other)).toEqual(before);
  expect(await of(client)).toEqual([]);
  await sql`delete from comment`.execute(it.db);
  await sql`update "projectTask" set status = 2`.execute(it.db);
  await sql`delete from offer`.execute(it.db);
  expect(await of(other)).toEqual(['projectBegun']);
  expect(await it.db.selectFrom('clientEvent').selectAll().execute()).toEqual([]);
});
