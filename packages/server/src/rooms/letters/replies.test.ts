import { getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { joinLetter } from '@zaplecze/contract/rooms/letters/calls';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/starting/server-process.ts';
import { write } from '../../../test/written-letter.ts';
import { folders } from '../../kit/mail/mailbox.ts';
import { letterApp } from './letters.fixture.ts';

/** Answers to notices, through a real mail server. */

let app: Awaited<ReturnType<typeof letterApp>>;
beforeAll(async () => {
  app = await letterApp();
});
afterAll(() => app.close());

const quoted =
  '\n\nW dniu 23.11.2026 o 10:15, Zaplecze pisze:\n> --- Odpowiedź napisz nad tą linią ---\n> Nowy komentarz';

test('an answer to a notice becomes an answer to the comment that it told of, with its attachments, and leaves the mailbox [MAI-01]', async () => {
  const { issue, comment, email, letter, replyTo } = await app.told();
  expect(letter?.text).toMatch(/^--- Odpowiedź napisz nad tą linią ---/);
  expect(replyTo).toMatch(/^odpowiedzi\+i[\w-]+@firma\.example$/);
  const before = await app.folder(folders.accepted);
  const files = [
    { name: 'oferta.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 x') },
  ];
  // Mail servers write addresses as they like.
  const to = `Zaplecze <${replyTo.toUpperCase()}>`;
  await app.arrive(
    write({ from: `Anna <${email}>`, to, text: `W piątek.\n\n-- \nAnna${quoted}`, files }),
  );
  const said = (await app.comments(issue)).at(-1);
  expect(said).toMatchObject({ answers: comment, createdBy: { id: app.doer.id } });
  expect(said?.text).toBe('W piątek.\n\nZałączniki: oferta.pdf');
  const { data } = await app.it.call(getIssue, { as: app.doer, params: { id: issue } });
  expect(data.issue.files).toMatchObject([{ fileName: 'oferta.pdf' }]);
  expect(await app.folder(folders.accepted)).toBe(before + 1);
});

test('others who take part are told of it as of any comment [MAI-01]', async () => {
  const { issue, email, replyTo } = await app.told();
  await app.arrive(write({ from: email, to: replyTo, html: '<p>Jutro <b>rano</b></p>' }));
  expect((await app.comments(issue)).at(-1)?.text).toBe('Jutro rano');
  const { rows } = await app.it.db.pool.query(
    `select content from notification where "user" = $1 order by id desc limit 1`,
    [app.orderer.id],
  );
  expect(rows[0]?.content).toContain('odpowiada na Twój komentarz');
});

test('the same letter is done once, however often it comes [MAI-03]', async () => {
  const { issue, email, replyTo } = await app.told();
  const letter = write({ from: email, to: replyTo, text: 'Raz' });
  await app.arrive(letter);
  await app.arrive(letter);
  expect((await app.comments(issue)).filter(({ text }) => text === 'Raz')).toHaveLength(1);
});

test('of a colleague sixty answers an hour are comments; the next waits, with the reason and the issue [MAI-57]', async () => {
  const { issue, email, replyTo } = await app.told();
  const letters = app.it.db.insertInto('incomingLetter');
  const taken = { fromAddress: email, fromName: '', status: letterStatus.comment, text: '' };
  const received = new Date(Date.now() - 60_000);
  await letters
    .values(
      Array.from({ length: 60 }, (_, at) => ({
        ...taken,
        ...{ messageId: `<pilne-${at}@firma.example>`, subject: 'Pilne', received },
      })),
    )
    .execute();
  onTestFinished(async () => {
    await app.it.db.deleteFrom('incomingLetter').where('subject', '=', 'Pilne').execute();
  });
  await app.arrive(write({ from: email, to: replyTo, subject: 'Za dużo', text: 'I jeszcze' }));
  expect((await app.comments(issue)).at(-1)?.text).not.toBe('I jeszcze');
  expect(await app.noted('Za dużo')).toMatchObject([
    {
      ...{ status: letterStatus.waiting, issue },
      reason: 'Odpowiedź na powiadomienie: Ponad 60 listów tego nadawcy w ciągu godziny',
    },
  ]);
});

test('from another address an answer is refused and its sender told why; what nobody signed is refused in silence [MAI-04]', async () => {
  const { issue, replyTo } = await app.told();
  const before = (await app.comments(issue)).length;
  const refused = await app.folder(folders.refused);
  await app.arrive(
    write({ from: 'ktos@inny.example', to: replyTo, text: 'To ja', subject: 'Podszyty' }),
  );
  expect(await app.comments(issue)).toHaveLength(before);
  expect(await app.noted('Podszyty')).toMatchObject([
    { status: 4, told: true, reason: expect.stringContaining('z innego adresu') },
  ]);
  const [answer] = await app.sentTo('ktos@inny.example');
  expect(answer?.text).toContain('Odpowiedź przyszła z innego adresu');
  const forged = replyTo.replace(/.@/, (last) => (last === 'a@' ? 'b@' : 'a@'));
  await app.arrive(
    write({ from: 'obcy@inny.example', to: forged, text: 'x', subject: 'Zgadywany' }),
  );
  expect(await app.noted('Zgadywany')).toMatchObject([{ status: 4, told: false }]);
  expect(await app.sentTo('obcy@inny.example')).toEqual([]);
  expect(await app.folder(folders.refused)).toBe(refused + 2);
});

test('whoever may not see the issue any more says nothing there by mail either [MAI-04]', async () => {
  const { issue, email, replyTo } = await app.told();
  const users = [app.manager.id];
  await app.it.call(updateIssue, { as: app.manager, params: { id: issue }, body: { users } });
  const before = (await app.comments(issue)).length;
  // Once a day each is told.
  await app.it.db.updateTable('incomingLetter').set({ told: false }).execute();
  await app.arrive(write({ from: email, to: replyTo, text: 'Jeszcze ja', subject: 'Spóźniony' }));
  expect(await app.comments(issue)).toHaveLength(before);
  expect(await app.noted('Spóźniony')).toMatchObject([{ status: 4, told: true }]);
});

test.each([
  ['an absence note', { 'Auto-Submitted': 'auto-replied' }],
  [
    'an absence note of Exchange',
    { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
  ],
  ['a circular', { Precedence: 'bulk' }],
  ['a letter of our own', { 'Message-ID': '<zaplecze.powiadomienie-1@firma.example>' }],
])('%s becomes nothing, is kept whole, and nobody is answered [MAI-05]', async (name, headers) => {
  const { issue, email, replyTo } = await app.told();
  const before = (await app.comments(issue)).length;
  const letters = (await app.sentTo(email)).length;
  await app.arrive(
    write({ from: email, to: replyTo, text: 'Nie ma mnie', subject: name, headers }),
  );
  expect(await app.comments(issue)).toHaveLength(before);
  expect(await app.noted(name)).toMatchObject([{ status: 4, told: false, text: 'Nie ma mnie' }]);
  expect(await app.sentTo(email)).toHaveLength(letters);
});

test('an answer that went through a group is refused, and its sender told [MAI-05]', async () => {
  const { issue, email, replyTo: to } = await app.told();
  const before = (await app.comments(issue)).length;
  const headers = { 'List-Id': '<lista.example>', Precedence: 'list' };
  // Once a day each is told.
  await app.it.db.updateTable('incomingLetter').set({ told: false }).execute();
  await app.arrive(write({ from: email, to, text: 'Zgoda', subject: 'Przez grupę', headers }));
  expect(await app.comments(issue)).toHaveLength(before);
  expect(await app.noted('Przez grupę')).toMatchObject([{ status: 4, told: true, text: 'Zgoda' }]);
  expect((await app.sentTo(email)).at(-1)?.text).toContain('przez listę dyskusyjną albo grupę');
});

test.each([
  ['that the mail server calls forged', { 'Authentication-Results': 'mx.example; dmarc=fail' }],
  ['marked as spam', { 'X-Spam-Flag': 'YES' }],
  ['without an address of return', { 'Return-Path': '<>' }],
])('an answer %s waits with its issue, and joins by a click [MAI-44]', async (name, headers) => {
  const { issue, email, replyTo: to } = await app.told();
  const before = (await app.comments(issue)).length;
  await app.arrive(
    write({ from: email, to, text: 'Płacimy', subject: name, headers: headers as never }),
  );
  expect(await app.comments(issue)).toHaveLength(before);
  const [letter] = await app.noted(name);
  expect(letter).toMatchObject({ status: 0, issue, text: 'Płacimy' });
  const params = { id: letter?.id ?? 0 };
  expect((await app.it.call(joinLetter, { as: app.manager, params })).status).toBe(200);
  expect((await app.comments(issue)).at(-1)?.text).toContain('Płacimy');
});

test('a sign that only looks like a letter of a colleague’s address makes no answer of theirs [MAI-42]', async () => {
  const { issue, email, replyTo: to } = await app.told();
  const before = (await app.comments(issue)).length;
  await app.it.db
    .updateTable('person')
    .set({ email: 'kasia@kwadrat.example' })
    .where('id', '=', app.doer.id)
    .execute();
  const send = (from: string, subject: string) =>
    app.arrive(write({ from, to, text: 'Płacimy', subject }));
  await send('\u212Aasia@kwadrat.example', 'Kelwin');
  expect(await app.comments(issue)).toHaveLength(before);
  expect(await app.noted('Kelwin')).toMatchObject([
    { status: 4, told: false, fromAddress: '[U+212A]asia@kwadrat.example' },
  ]);
  await send('KASIA@Kwadrat.Example', 'Wielkimi');
  expect(await app.comments(issue)).toHaveLength(before + 1);
  await app.it.db.updateTable('person').set({ email }).where('id', '=', app.doer.id).execute();
});

test('what stands right above a quote is an answer, not a part of its introduction [MAI-35]', async () => {
  const { issue, email, replyTo: to } = await app.told();
  const text =
    'Tak, zgadzam się na 5000 zł.\nOn Thu, Nov 26, 2026 at 10:00 AM Zaplecze <z@f.example> wrote:\n> Kiedy?';
  await app.arrive(write({ from: email, to, text }));
  expect((await app.comments(issue)).at(-1)?.text).toBe('Tak, zgadzam się na 5000 zł.');
});

test('nothing is lost while the mail server is away, and it is told that it is [MAI-06]', async () => {
  const { issue, email, replyTo } = await app.told();
  await app.pause();
  await app.dovecot.deliver(app.box, write({ from: email, to: replyTo, text: 'Po przerwie' }));
  await app.dovecot.stop();
  app.resume();
  const state = () =>
    app.it.db.selectFrom('mailbox').select(['problem', 'lastRead']).executeTakeFirst();
  await eventually(async () => (await state())?.problem === 'Serwer poczty nie odpowiada');
  await app.dovecot.start();
  await eventually(async () => (await app.comments(issue)).at(-1)?.text === 'Po przerwie');
  await eventually(async () => (await state())?.problem === null);
});

test('of several servers one reads; when it ends, another goes on [MAI-07]', async () => {
  const other = app.watch();
  const { issue, email, replyTo } = await app.told();
  await app.arrive(write({ from: email, to: replyTo, text: 'Pierwszy' }));
  await app.pause();
  await app.arrive(write({ from: email, to: replyTo, text: 'Drugi' }));
  expect((await app.comments(issue)).map(({ text }) => text).slice(-2)).toEqual([
    'Pierwszy',
    'Drugi',
  ]);
  await other.stop();
  app.resume();
});
