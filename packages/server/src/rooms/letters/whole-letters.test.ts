import { createHash } from 'node:crypto';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import { getIssue } from '@zaplecze/contract/rooms/issues/calls';
import * as contract from '@zaplecze/contract/rooms/letters/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { write } from '../../../test/written-letter.ts';
import { clientLetterApp, contactAddress, issuesAddress } from './letters.fixture.ts';
import { forgetOld } from './letters.save.ts';

/** That nothing of a letter is lost, whatever becomes of it; through a real mail server. */

let app: Awaited<ReturnType<typeof clientLetterApp>>;
const to = issuesAddress;
const known = contactAddress;

beforeAll(async () => {
  app = await clientLetterApp();
});
afterAll(() => app.close());

const only = (subject: string) => app.letterOf(subject);
const whole = (as: Someone, id: number) =>
  app.it.call(contract.getWholeLetter, { as, params: { id } });
const get = (as: Someone, id: number) => app.it.call(contract.getLetter, { as, params: { id } });
const ticket = async (as: Someone, id: number) =>
  (await app.it.call(fileTicket, { as, params: { id } })).status;
const issueOf = async (id: number | null) =>
  (await app.it.call(getIssue, { as: app.doer, params: { id: id ?? 0 } })).data.issue;

test('the whole letter stays with the issue that it became, to be read and downloaded by who may read the issue [MAI-23]', async () => {
  const letter = write({
    ...{ from: known, to, subject: 'Z podpisem', text: 'Proszę o pomoc.\n\n-- \nJan\ntel. 1' },
  });
  await app.arrive(letter);
  const { id, issue } = await only('Z podpisem');
  const { description, letter: of, files } = await issueOf(issue);
  expect([description, of, files]).toEqual([
    'List od: Jan Kowalski <jan@zagiel.example>\n\nProszę o pomoc.',
    id,
    [],
  ]);
  const { data } = await whole(app.doer, id);
  expect(data.letter.text).toBe('Proszę o pomoc.\n\n-- \nJan\ntel. 1');
  const [eml] = data.letter.files;
  expect(eml).toMatchObject({ fileName: 'list.eml' });
  const stored = await app.it.db
    .selectFrom('file')
    .select('sha256')
    .where('id', '=', eml?.id ?? 0)
    .executeTakeFirst();
  expect(stored?.sha256).toBe(createHash('sha256').update(letter).digest('hex'));
  expect(await ticket(app.doer, eml?.id ?? 0)).toBe(200);
  expect([
    (await whole(app.stranger, id)).status,
    await ticket(app.stranger, eml?.id ?? 0),
  ]).toEqual([403, 403]);
});

test('a long letter is whole, its description says that it goes on [MAI-24]', async () => {
  const text = `${'Dwanaście palet stoi w magazynie. '.repeat(720)}Koniec`;
  await app.arrive(write({ from: known, to, subject: 'Długi', text }));
  const { id, issue } = await only('Długi');
  const { description } = await issueOf(issue);
  expect(description).toMatch(
    /(?:palet|stoi|w|magazynie\.|Dwanaście)\n\n\[Dalszy ciąg jest w całym liście: „Pokaż cały list”\]$/,
  );
  expect((await whole(app.doer, id)).data.letter.text).toBe(text);
  await app.arrive(write({ from: 'obcy@x.example', to, subject: 'Długi obcy', text }));
  const waiting = await only('Długi obcy');
  expect((await get(app.manager, waiting.id)).data.letter.text).toBe(text);
});

test('a group’s letter and one of Jira by somebody we know becomes an issue, what their program sends waits [MAI-25]', async () => {
  const send = (subject: string, headers: Record<string, string>, from = known) =>
    app.arrive(write({ from, to, subject, text: 'Treść', headers }));
  await send('Przez grupę', { 'List-ID': '<biuro.zagiel.example>', Precedence: 'list' });
  await send('Z Jiry', { 'X-Auto-Response-Suppress': 'All' });
  await send('Z KSeF', { 'Auto-Submitted': 'auto-generated' });
  await send('Z urzędu', {}, 'noreply@urzad.example');
  await send('Nie ma mnie', { 'Auto-Submitted': 'auto-replied' });
  const states = await app.it.db
    .selectFrom('incomingLetter')
    .select(['subject', 'status'])
    .where('subject', 'in', ['Przez grupę', 'Z Jiry', 'Z KSeF', 'Z urzędu', 'Nie ma mnie'])
    .orderBy('id')
    .execute();
  expect(states.map(({ status }) => status)).toEqual([1, 1, 0, 0, 4]);
});

test('what may be a person’s waits when we know them: marked as spam, sent on without an address of return, or like an automatic answer [MAI-25]', async () => {
  const send = (subject: string, headers: Record<string, string>, from = known) =>
    app.arrive(write({ from, to, subject, text: 'Treść', headers }));
  const state = async (subject: string) => {
    const { status, reason } = await only(subject);
    return [status, reason];
  };
  await send('Spam Jana', { 'X-Spam-Flag': 'YES' });
  expect(await state('Spam Jana')).toEqual([0, 'Oznaczony jako spam']);
  await send('Spam obcego', { 'X-Spam-Flag': 'YES' }, 'obcy@x.example');
  expect(await state('Spam obcego')).toEqual([4, 'Oznaczony jako spam']);
  await send('Przekierowany', { 'Return-Path': '<>' });
  expect((await state('Przekierowany'))[0]).toBe(0);
  const group = { Precedence: 'list', 'List-ID': '<biuro.zagiel.example>' };
  await send('Poza biurem w piątek', group);
  expect(await state('Poza biurem w piątek')).toEqual([0, 'Może być automatyczną odpowiedzią']);
  await send('Automatyczna odpowiedź: X', { 'Auto-Submitted': 'auto-generated' });
  expect((await state('Automatyczna odpowiedź: X'))[0]).toBe(4);
  // Another company may run the product, too.
  await send('Z ich programu', { 'Message-ID': '<zaplecze.powiadomienie-1@klient.example>' });
  expect((await state('Z ich programu'))[0]).toBe(1);
});

test('a letter from an address with a sign that looks like a letter of a contact’s waits as a stranger’s [MAI-42]', async () => {
  await app.it.db
    .updateTable('clientPerson')
    .set({ email: 'jan@klient.example' })
    .where('email', '=', 'jan@zagiel.example')
    .execute();
  await app.arrive(
    write({ from: 'Jan <jan@\u212Alient.example>', to, subject: 'Kelwin', text: 'x' }),
  );
  const { id, ...letter } = await only('Kelwin');
  expect(letter).toMatchObject({
    ...{ status: 0, issue: null, fromAddress: 'jan@[U+212A]lient.example' },
    reason: 'Nadawca nie jest osobą kontaktową żadnego klienta',
  });
  expect((await get(app.manager, id)).data.letter.clients).toEqual([]);
  await app.it.db
    .updateTable('clientPerson')
    .set({ email: 'jan@zagiel.example' })
    .where('email', '=', 'jan@klient.example')
    .execute();
});

test('a subject too long for a name stands whole in the issue, a letter without words says so [MAI-39, MAI-40]', async () => {
  const subject = `Prośba ${'o zmianę umowy '.repeat(40)}najpóźniej jutro`;
  await app.arrive(write({ from: known, to, subject, text: 'Pozdrawiam' }));
  const [long] = await app.it.db
    .selectFrom('incomingLetter')
    .select(['issue', 'subject'])
    .where('subject', 'like', 'Prośba %')
    .execute();
  expect(long?.subject).toMatch(/umowy…$|zmianę…$|o…$/);
  expect((await issueOf(long?.issue ?? 0)).description).toBe(
    `List od: Jan Kowalski <jan@zagiel.example>\n\nTemat: ${subject}\n\nPozdrawiam`,
  );
  await app.arrive(write({ from: known, to, subject: 'Sam temat' }));
  const { issue } = await only('Sam temat');
  expect((await issueOf(issue)).description).toContain('(list bez treści)');
});

test('a refused letter has its words and files, and becomes an issue with them [MAI-14, MAI-25]', async () => {
  const files = [{ name: 'awizo.txt', type: 'text/plain', content: Buffer.from('Paczka') }];
  const headers = { 'Return-Path': '<>' };
  await app.arrive(
    write({
      ...{ from: 'Poczta <mailer-daemon@x.example>', to, subject: 'Zwrot' },
      text: 'Nie doszło',
      headers,
      files,
    }),
  );
  const { id, status } = await only('Zwrot');
  expect(status).toBe(4);
  const { letter } = (await get(app.admin, id)).data;
  expect(letter).toMatchObject({ text: 'Nie doszło', files: [{ fileName: 'awizo.txt' }] });
  expect(letter.whole).toMatchObject([{ fileName: 'list.eml' }]);
  expect(await ticket(app.manager, letter.whole[0]?.id ?? 0)).toBe(403);
  const body = { name: 'Ze zwrotu', client: null, users: [app.doer.id], type: 3 };
  const made = await app.it.call(contract.assignLetter, { as: app.admin, params: { id }, body });
  const issue = await issueOf(made.data.id);
  expect([
    issue.description,
    issue.files.map((file: { fileName: string }) => file.fileName),
  ]).toEqual(['List od: Poczta <mailer-daemon@x.example>\n\nNie doszło', ['awizo.txt']]);
});

test('another letter of a name that one had is taken, the same one is not [MAI-26]', async () => {
  const headers = { 'Message-ID': '<skaner@klient.example>' };
  const scan = (text: string) => write({ from: known, to, subject: 'Skan', text, headers });
  for (const text of ['Strona pierwsza', 'Strona druga', 'Strona pierwsza', 'Strona druga'])
    await app.arrive(scan(text));
  expect((await app.noted('Skan')).map(({ text }) => text)).toEqual([
    'Strona pierwsza',
    'Strona druga',
  ]);
  // The plain words are the same, what the other part says is not.
  const alternative = (html: string) =>
    `From: ${known}\r\nTo: ${to}\r\nSubject: Dwa\r\nMessage-ID: <dwa@klient.example>\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\nTe same słowa zwykłe\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--b--\r\n`;
  for (const html of ['Wersja A', 'Wersja B', 'Wersja A']) await app.arrive(alternative(html));
  expect((await app.noted('Dwa')).map(({ text }) => /Wersja .$/.exec(text)?.[0])).toEqual([
    'Wersja A',
    'Wersja B',
  ]);
});

test('many letters of strangers make one notice to each who decides, and a further one after it was read [MAI-27]', async () => {
  const read = () =>
    app.it.db
      .updateTable('notification')
      .set({ status: 1 })
      .where('kind', '=', 'letterWaiting')
      .execute();
  await read();
  const count = async () =>
    await app.it.db
      .selectFrom('notification')
      .select(['user', 'content'])
      .where('kind', '=', 'letterWaiting')
      .where('status', '=', 0)
      .where('user', '=', app.manager.id)
      .execute();
  for (const at of [1, 2, 3, 4])
    await app.arrive(write({ from: `obcy${at}@x.example`, to, subject: `Obcy ${at}`, text: 'x' }));
  const [notice, ...more] = await count();
  expect(more).toEqual([]);
  expect(notice?.content).toMatch(
    /^<a href="\/issue\/letters">Listy do przypisania: \d+<\/a> \(ostatni: obcy4@x\.example\)$/,
  );
  await read();
  await app.arrive(write({ from: 'obcy5@x.example', to, subject: 'Obcy 5', text: 'x' }));
  expect(await count()).toMatchObject([
    { content: expect.stringContaining('List do przypisania: <a') },
  ]);
});

test('a letter that cannot be read is set aside whole with its reason, told, and not read again [MAI-28]', async () => {
  const poison = `From: Obcy <obcy@x.example>\r\nSubject: Trucizna\r\n${'Content-Type: message/rfc822\r\n\r\n'.repeat(100_000)}`;
  await app.arrive(poison);
  const { id } = await only('Trucizna');
  const { letter } = (await get(app.manager, id)).data;
  expect(letter).toMatchObject({
    status: { name: 'Do przypisania' },
    reason: 'W liście jest zbyt wiele przekazanych listów: jest w całości w pliku .eml',
    fromAddress: 'obcy@x.example',
    whole: [{ fileName: 'list.eml', size: Buffer.byteLength(poison) }],
  });
  await app.arrive(poison);
  await only('Trucizna');
});

test('an attempt during which the server ended counts: at the third the letter is set aside unread [MAI-28]', async () => {
  const letter = write({ from: known, to, subject: 'Zabija serwer', text: 'x' });
  const hash = createHash('sha256').update(letter).digest('hex');
  await app.it.db.insertInto('letterAttempt').values({ hash, attempts: 2 }).execute();
  await app.arrive(letter);
  const subject = /Subject: (.*)\r/.exec(letter)?.[1] ?? '';
  expect(await only(subject)).toMatchObject({
    status: 0,
    text: '',
    reason: expect.stringContaining('Nie udało się odczytać listu'),
  });
});

test('what is taken out of a letter’s words takes the letter as it came with it [MAI-29]', async () => {
  await app.arrive(write({ from: known, to, subject: 'O Nowaku', text: 'Pyta Nowak' }));
  const { id } = await only('O Nowaku');
  await app.it.db
    .updateTable('incomingLetter')
    .set({ text: 'Pyta [dane usunięte]' })
    .where('id', '=', id)
    .execute();
  const { letter } = (await whole(app.doer, id)).data;
  expect([letter.text, letter.files]).toEqual(['Pyta [dane usunięte]', []]);
});

test('letters that are over are kept for as long as is set, then go whole [MAI-29]', async () => {
  await app.arrive(write({ from: known, to, subject: 'Stary', text: 'Dawno temu' }));
  const { id } = await only('Stary');
  await app.it.db
    .updateTable('incomingLetter')
    .set({ received: sql<Date>`now() - interval '40 days'` })
    .where('id', '=', id)
    .execute();
  await forgetOld(app.it.db, 41);
  expect((await whole(app.doer, id)).data.letter.files).toHaveLength(1);
  const { issue } = await only('Stary');
  await forgetOld(app.it.db, 39);
  expect((await whole(app.admin, id)).data.letter).toMatchObject({ text: '', files: [] });
  expect((await issueOf(issue)).letter).toBeNull();
});
