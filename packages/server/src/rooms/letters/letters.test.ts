import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import * as contract from '@zaplecze/contract/rooms/letters/calls';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { write } from '../../../test/written-letter.ts';
import { letterApp } from './letters.fixture.ts';

/** Letters of clients to the address of issues, through a real mail server. */

let app: Awaited<ReturnType<typeof letterApp>>;
const issuesEmail = 'zgloszenia@kwadrat.example';

const saveCompany = (body: object, as: Someone = app.admin) =>
  app.it.call(dictionaryCalls.company.create, { as, body: { color: '#112233', ...body } });

beforeAll(async () => {
  app = await letterApp();
  await saveCompany({ name: 'Kwadrat', issuesEmail });
});
afterAll(() => app.close());

/** A client whose contact person has this address, with these carers. */
async function clientOf(email: string, carers: Someone[] = [app.doer]): Promise<number> {
  const client = await insertClient(app.it.db, { name: `Klient ${email}` });
  await app.it.db
    .insertInto('clientPerson')
    .values({ client, firstName: 'Jan', lastName: 'Kowalski', email })
    .execute();
  for (const { id: user } of carers)
    await app.it.db.insertInto('clientService').values({ client, user }).execute();
  return client;
}
const issueNamed = (name: string) =>
  app.it.db.selectFrom('issue').selectAll().where('name', '=', name).execute();
const list = async (as: Someone, query: object = {}) =>
  (await app.it.call(contract.listLetters, { as, query: { perPage: 100, ...query } as never })).data
    .list.list as contract.LetterRow[];
const found = async (as: Someone, subject: string) =>
  (await list(as)).find((row) => row.subject === subject);

test('a letter of a contact person becomes an issue of their client, for its carers, who are told [MAI-10]', async () => {
  const client = await clientOf('jan@zagiel.example', [app.doer, app.manager]);
  const files = [
    { name: 'umowa.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 x') },
  ];
  const text = 'Nie przyszła faktura.\n\n-- \nJan Kowalski\nPrezes';
  const from = 'Jan Kowalski <Jan@Zagiel.example>';
  await app.arrive(write({ from, to: issuesEmail, subject: 'Faktura za listopad', text, files }));
  const [issue] = await issueNamed('Faktura za listopad');
  expect(issue).toMatchObject({
    client,
    description:
      'List od: Jan Kowalski <jan@zagiel.example>\n\nNie przyszła faktura.\n\nZałączniki: umowa.pdf',
  });
  const { data } = await app.it.call(getIssue, { as: app.doer, params: { id: issue?.id ?? 0 } });
  expect(data.issue.users.map(({ id }: Someone) => id).sort()).toEqual(
    [app.doer.id, app.manager.id].sort(),
  );
  expect(data.issue.files).toMatchObject([{ fileName: 'umowa.pdf' }]);
  for (const as of [app.doer, app.manager])
    expect((await app.noticesOf(as))[0]).toContain('Faktura za listopad');
  expect(await app.noted('Faktura za listopad')).toMatchObject([
    { status: 1, text, issue: issue?.id },
  ]);
});

test('whom nobody knows waits for a manager, who makes an issue of it or puts it away with a reason [MAI-11, MAI-12]', async () => {
  const files = [{ name: 'zdjecie.txt', type: 'text/plain', content: Buffer.from('opis') }];
  const letter = (subject: string) =>
    write({
      from: 'Ewa <ewa@nieznana.example>',
      to: issuesEmail,
      subject,
      text: 'Dzień dobry',
      files,
    });
  // Nothing waits yet, and nobody has a notice of it.
  const before = app.it.db.updateTable('incomingLetter').set({ status: letterStatus.putAway });
  await before.where('status', '=', letterStatus.waiting).execute();
  const reader = await app.it.signIn('ROLE_MANAGER');
  await app.arrive(letter('Pytanie o cennik'));
  await app.arrive(letter('Reklama'));
  const row = await found(app.manager, 'Pytanie o cennik');
  expect(row).toMatchObject({
    status: { name: 'Do przypisania' },
    reason: 'Nadawca nie jest osobą kontaktową żadnego klienta',
    company: { name: 'Kwadrat' },
    may: { handle: true },
  });
  // One notice for both, while nobody has read it.
  const waiting = (await app.noticesOf(reader)).filter((one) => one.includes('do przypisania'));
  expect(waiting).toEqual([expect.stringContaining('Listy do przypisania: 2')]);
  const params = { id: row?.id ?? 0 };
  const opened = (await app.it.call(contract.getLetter, { as: app.manager, params })).data.letter;
  expect(opened).toMatchObject({
    text: 'Dzień dobry',
    files: [{ fileName: 'zdjecie.txt' }],
    clients: [],
  });
  const ticket = (as: Someone) =>
    app.it.call(fileTicket, { as, params: { id: opened.files[0].id } });
  expect([(await ticket(app.manager)).status, (await ticket(app.doer)).status]).toEqual([200, 403]);
  const assign = (body: object, as: Someone = app.manager) =>
    app.it.call(contract.assignLetter, { as, params, body });
  const body = { name: 'Cennik dla Ewy', client: app.client, users: [app.doer.id], type: 3 };
  expect((await assign(body, app.doer)).status).toBe(403);
  expect((await assign({ ...body, users: [] })).errors).toEqual({
    users: 'Użytkownik jest wymagany',
  });
  const { data } = await assign(body);
  const { issue } = (await app.it.call(getIssue, { as: app.doer, params: { id: data.id } })).data;
  expect(issue).toMatchObject({
    name: 'Cennik dla Ewy',
    description: 'List od: Ewa <ewa@nieznana.example>\n\nDzień dobry',
    orderedBy: { id: app.manager.id },
    files: [{ fileName: 'zdjecie.txt' }],
  });
  expect((await assign(body)).status).toBe(409);
  const other = (await found(app.manager, 'Reklama'))?.id ?? 0;
  const away = (reason: string) =>
    app.it.call(contract.putAwayLetter, {
      as: app.manager,
      params: { id: other },
      body: { reason },
    });
  expect((await away(' ')).errors).toEqual({ reason: 'Powód jest wymagany' });
  expect((await away('Nie dla nas')).status).toBe(200);
  expect(await found(app.manager, 'Reklama')).toMatchObject({
    ...{ status: { name: 'Odłożony' }, reason: 'Nie dla nas', handledBy: { id: app.manager.id } },
  });
});

test.each([
  ['a contact person of two clients', 'Nadawca jest osobą kontaktową kilku klientów'],
  ['a client without a carer', 'nie ma opiekuna'],
  ['a sender whom the mail server does not confirm', 'Serwer poczty nie potwierdził nadawcy'],
])('%s waits, with the reason [MAI-11]', async (name, reason) => {
  const email = `${name.replaceAll(' ', '-')}@klient.example`;
  await clientOf(email, name.includes('without') ? [] : [app.doer]);
  if (name.includes('two')) await clientOf(email);
  const headers = name.includes('confirm')
    ? { 'Authentication-Results': 'mx.example; dmarc=fail' }
    : {};
  await app.arrive(
    write({ from: email, to: issuesEmail, subject: name, text: 'x', headers: headers as never }),
  );
  expect(await found(app.manager, name)).toMatchObject({
    ...{ status: { name: 'Do przypisania' }, reason: expect.stringContaining(reason) },
  });
  expect(await issueNamed(name)).toEqual([]);
});

test('what a client writes once more joins the talk of its issue by itself, and its people are told; what a stranger does waits, and joins by a click [MAI-13]', async () => {
  await clientOf('piotr@klient.example', [app.doer, app.manager]);
  const from = 'Piotr <piotr@klient.example>';
  const first = write({ from, to: issuesEmail, subject: 'Nie działa VPN', text: 'Pomocy' });
  await app.arrive(first);
  const name = /Message-ID: (<[^>]+>)/.exec(first)?.[1] ?? '';
  const headers = { 'In-Reply-To': name, References: name };
  const again = (who: string, text: string, more = {}) =>
    write({
      ...{ from: who, to: issuesEmail, subject: 'Re: Nie działa VPN', text },
      headers: { ...headers, ...more },
    });
  const quoted = '\n\nW dniu 23.11.2026 o 10:15, Ewa pisze:\n> Czy już działa?';
  await app.arrive(again(from, `Już działa${quoted}`));
  const [issue] = await issueNamed('Nie działa VPN');
  const id = issue?.id ?? 0;
  const texts = async () => (await app.comments(id)).map(({ text }) => text);
  expect(await texts()).toEqual(['List od: Piotr <piotr@klient.example>\n\nJuż działa']);
  for (const as of [app.doer, app.manager])
    expect((await app.noticesOf(as))[0]).toContain('Nowy komentarz do zgłoszenia');
  const [comment] = (await app.it.call(getIssue, { as: app.doer, params: { id } })).data.issue
    .comments;
  const whole = (as: Someone) =>
    app.it.call(contract.getWholeLetter, { as, params: { id: comment?.letter ?? 0 } });
  expect((await whole(app.doer)).data.letter.text).toBe(`Już działa${quoted}`);
  expect((await whole(app.stranger)).status).toBe(403);

  await app.arrive(again('obca@inna.example', 'Nie działa'));
  await app.arrive(again(from, 'Podszyty', { 'Authentication-Results': 'mx.example; dmarc=fail' }));
  expect(await texts()).toHaveLength(1);
  const rows = (await list(app.manager)).filter(
    ({ subject, status }) => subject === 'Re: Nie działa VPN' && status.id === 0,
  );
  const joins = rows.filter(({ issue: on }) => on?.id === id);
  expect([rows.length, joins.length]).toEqual([2, 1]);
  const params = { id: joins[0]?.id ?? 0 };
  expect((await app.it.call(contract.joinLetter, { as: app.manager, params })).status).toBe(200);
  expect((await texts()).at(-1)).toBe('List od: obca@inna.example\n\nNie działa');
  expect((await app.it.call(contract.joinLetter, { as: app.manager, params })).status).toBe(409);
});

test('of one sender at most twenty letters an hour are taken by themselves; the next waits, with the reason [MAI-57]', async () => {
  await clientOf('zalew@klient.example');
  const letter = (at: number) =>
    write({ from: 'zalew@klient.example', to: issuesEmail, subject: `Zalew ${at}`, text: `${at}` });
  for (let at = 1; at <= 20; at += 1) await app.dovecot.deliver(app.box, letter(at));
  await app.arrive(letter(21));
  const rows = (await list(app.manager)).filter(({ subject }) => subject.startsWith('Zalew'));
  const waiting = rows.filter(({ status }) => status.id === letterStatus.waiting);
  expect([rows.length, waiting.length]).toEqual([21, 1]);
  expect(waiting[0]?.reason).toBe('Ponad 20 listów tego nadawcy w ciągu godziny');
  const first = rows.find(({ subject }) => subject === 'Zalew 1');
  const { messageId } = await app.it.db
    .selectFrom('incomingLetter')
    .select('messageId')
    .where('id', '=', first?.id ?? 0)
    .executeTakeFirstOrThrow();
  await app.arrive(
    write({
      ...{ from: 'zalew@klient.example', to: issuesEmail, subject: 'Re: Zalew', text: 'Jeszcze' },
      headers: { 'In-Reply-To': messageId },
    }),
  );
  expect((await found(app.manager, 'Re: Zalew'))?.reason).toBe(
    'Odpowiedź w sprawie zgłoszenia „Zalew 1”. Ponad 20 listów tego nadawcy w ciągu godziny',
  );
});

test('refused letters are the administrators’ to see, and to make something of [MAI-14]', async () => {
  const subject = 'Zły podpis';
  const to = 'odpowiedzi+i1-1-0-aaaaaaaaaaaaaaaa@firma.example';
  await app.arrive(write({ from: 'x@y.example', to, subject, text: 'Cześć' }));
  expect(await found(app.manager, subject)).toBeUndefined();
  const row = await found(app.admin, subject);
  expect(row).toMatchObject({
    status: { name: 'Odrzucony' },
    reason: expect.stringContaining('nie jest podpisany'),
  });
  const params = { id: row?.id ?? 0 };
  expect((await app.it.call(contract.getLetter, { as: app.manager, params })).status).toBe(403);
  const body = { name: 'Z odrzuconych', client: null, users: [app.doer.id], type: 3 };
  expect((await app.it.call(contract.assignLetter, { as: app.manager, params, body })).status).toBe(
    403,
  );
  expect((await app.it.call(contract.assignLetter, { as: app.admin, params, body })).status).toBe(
    200,
  );
  expect(await issueNamed('Z odrzuconych')).toHaveLength(1);
});

test('what is no letter at all waits whole, as a file [MAI-06]', async () => {
  await app.arrive('Nie jestem listem');
  const row = await found(app.admin, '(bez tematu)');
  expect(row?.reason).toBeTruthy();
});

test('an address of issues belongs to one company [MAI-15]', async () => {
  expect(
    (await saveCompany({ name: 'Druga', issuesEmail: 'Zgloszenia@Kwadrat.example' })).errors,
  ).toEqual({
    issuesEmail: 'Ten adres ma już inna spółka',
  });
  expect((await saveCompany({ name: 'Trzecia', issuesEmail: 'zgloszenia' })).errors).toHaveProperty(
    'issuesEmail',
  );
  expect((await saveCompany({ name: 'Czwarta', issuesEmail: '' })).status).toBe(200);
});

test('the page says whether a mailbox is set up and how its reading goes [MAI-06]', async () => {
  const { data } = await app.it.call(contract.getMailbox, { as: app.manager });
  expect(data).toMatchObject({ configured: true, problem: null, lastRead: expect.any(String) });
  expect((await app.it.call(contract.getMailbox, { as: app.doer })).status).toBe(403);
});
