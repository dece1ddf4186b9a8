import { removeComment, updateComment } from '@zaplecze/contract/rooms/comments/calls';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import { getIssue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { mergeIssues } from '@zaplecze/contract/rooms/issues/merging/calls';
import * as contract from '@zaplecze/contract/rooms/letters/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { write } from '../../../test/written-letter.ts';
import { clientLetterApp, contactAddress, issuesAddress } from './letters.fixture.ts';
import { forgetOld } from './letters.save.ts';

/** That a letter stays what it is: who may change it, what becomes of it later, for how long it is kept. */

let app: Awaited<ReturnType<typeof clientLetterApp>>;
const to = issuesAddress;
const known = contactAddress;
const stranger = 'obcy@x.example';

beforeAll(async () => {
  app = await clientLetterApp();
});
afterAll(() => app.close());

const only = (subject: string) => app.letterOf(subject);
const get = async (as: Someone, id: number) =>
  (await app.it.call(contract.getLetter, { as, params: { id } })).data.letter as contract.Letter;
const whole = (as: Someone, id: number) =>
  app.it.call(contract.getWholeLetter, { as, params: { id } });
const issueOf = async (id: number | null, as = app.manager) =>
  (await app.it.call(getIssue, { as, params: { id: id ?? 0 } })).data.issue;
const join = (id: number) => app.it.call(contract.joinLetter, { as: app.manager, params: { id } });
const assign = (id: number, name: string, as = app.manager) => {
  const body = { name, client: null, users: [app.doer.id], type: 3 };
  return app.it.call(contract.assignLetter, { as, params: { id }, body });
};

/** An issue of a client's letter, and the name of that letter. */
async function matter(subject: string) {
  const name = `<${subject.replaceAll(' ', '-')}@zagiel.example>`;
  const headers = { 'Message-ID': name };
  await app.arrive(write({ from: known, to, subject, text: 'Nie działa', headers }));
  const { id, issue } = await only(subject);
  return { letter: id, issue: issue ?? 0, name };
}
const answer = (subject: string, name: string, text: string, from = known) =>
  app.arrive(write({ from, to, subject, text, headers: { 'In-Reply-To': name } }));

test('words made to be slow to cut are taken, and made an issue and a comment of, like others [MAI-50]', async () => {
  const { issue, name } = await matter('Wolne słowa');
  const line = `D ${'1:111:11'.repeat(10)}<${'@a'.repeat(150)}x`;
  const text = Array.from({ length: 3_500 }, () => line).join('\n');
  await answer('Do wolnych', name, `Pierwsze słowo\n${text}`, stranger);
  const waiting = await only('Do wolnych');
  expect(waiting).toMatchObject({ status: 0, issue, reason: expect.stringContaining('Wolne') });
  expect((await join(waiting.id)).status).toBe(200);
  expect((await app.comments(issue)).at(-1)?.text).toContain('Pierwsze słowo\nD 1:111');
  const block = `-- \n${`${line.slice(0, 118)}\n`.repeat(14)}`;
  const signed = write({
    from: stranger,
    to,
    subject: 'Podpisy',
    text: `x\n${block.repeat(1_100)}`,
  });
  await app.arrive(signed);
  const { id } = await only('Podpisy');
  const made = await assign(id, 'Z podpisami');
  const { description } = await issueOf(made.data.id);
  expect(description?.slice(0, 35)).toBe(`List od: ${stranger}\n\nx\n-- \nD 1:`);
});

test('letters without a sender’s address are forgotten after the promised days as well, their files with them [MAI-51]', async () => {
  const lines = [`To: ${to}`, 'Subject: Bez nadawcy', 'Message-ID: <bez@x.example>', '', 'Słowa'];
  await app.arrive(lines.join('\r\n'));
  const { id, fromAddress, status } = await only('Bez nadawcy');
  expect([fromAddress, status]).toEqual(['', 4]);
  const files = (await get(app.admin, id)).whole;
  expect(files).toMatchObject([{ fileName: 'list.eml' }]);
  const aged = (days: number) =>
    app.it.db
      .updateTable('incomingLetter')
      .set({ received: sql<Date>`now() - make_interval(days => ${days}::int)` })
      .where('id', '=', id)
      .execute();
  await aged(91);
  await forgetOld(app.it.db, 365);
  expect(await get(app.admin, id)).toMatchObject({ text: '', subject: '(usunięto)', whole: [] });
  const kept = await app.it.db
    .selectFrom('file')
    .selectAll()
    .where('attachedTo', '=', 'letterWhole')
    .where('attachedId', '=', id)
    .execute();
  expect(kept).toEqual([]);
  await aged(401);
  await forgetOld(app.it.db, 365);
  expect((await whole(app.admin, id)).status).toBe(404);
});

test('a letter that a manager adds to its issue answers nobody: the promise to its client stands [MAI-52]', async () => {
  const { issue, name } = await matter('Obietnica');
  await app.it.db
    .updateTable('issue')
    .set({ promisedAnswer: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', issue)
    .execute();
  await answer('Re: Obietnica', name, 'Czekam', stranger);
  expect((await join((await only('Re: Obietnica')).id)).status).toBe(200);
  const { answeredAt, comments, orderedBy } = await issueOf(issue);
  expect([answeredAt, comments.at(-1)]).toMatchObject([
    null,
    { text: `List od: ${stranger}\n\nCzekam`, createdBy: { id: orderedBy.id } },
  ]);
});

test('what cannot be kept under its name is kept under another one, and what not at all is named [MAI-53]', async () => {
  const pdf = { name: 'faktura.pdf', type: 'application/pdf', content: Buffer.from('nie pdf') };
  const more = Array.from({ length: 50 }, (_, at) => ({
    ...{ name: `${at}.txt`, type: 'text/plain', content: Buffer.from(`Plik ${at}`) },
  }));
  const letter = { from: stranger, to, text: 'W załączeniu', files: [pdf, ...more] };
  await app.arrive(write({ ...letter, subject: 'Dużo plików' }));
  const { id } = await only('Dużo plików');
  const read = await get(app.manager, id);
  const [first] = read.files;
  expect([first?.fileName, read.files.length, read.leftFiles]).toEqual([
    'faktura.pdf.bin',
    50,
    '49.txt',
  ]);
  const { data } = await assign(id, 'Dużo plików od obcego');
  const { description } = await issueOf(data.id);
  expect(description).toContain('w całym liście): 49.txt');
  expect(
    (await app.it.call(fileTicket, { as: app.doer, params: { id: first?.id ?? 0 } })).status,
  ).toBe(200);
});

test('who works on an issue reads the letters of what was merged into it [MAI-54]', async () => {
  const { letter, issue } = await matter('Wcielone');
  const into = await app.made({ users: [app.stranger.id] });
  expect((await whole(app.stranger, letter)).status).toBe(403);
  await app.it.call(mergeIssues, {
    as: app.manager,
    params: { id: into },
    body: { issues: [issue] },
  });
  expect((await issueOf(into, app.stranger)).merged).toMatchObject([{ id: issue, letter }]);
  const { data, status } = await whole(app.stranger, letter);
  expect(status).toBe(200);
  const params = { id: data.letter.files[0]?.id ?? 0 };
  expect((await app.it.call(fileTicket, { as: app.stranger, params })).status).toBe(200);
});

test('a client’s words are nobody’s to rewrite: a manager alone takes them off, and then the letter waits again [MAI-55]', async () => {
  const { issue, name } = await matter('Zgoda');
  await answer('Re: Zgoda', name, 'Zgadzam się na 50 000 zł');
  const { comments } = await issueOf(issue, app.doer);
  const { id, may, createdBy } = comments.at(-1) ?? {};
  expect([may, createdBy?.id]).toEqual([{ edit: false, delete: false }, app.doer.id]);
  const params = { id: id ?? 0 };
  const edit = (as: Someone) =>
    app.it.call(updateComment, { as, params, body: { text: 'Zgadzam się na 5 zł' } });
  const remove = (as: Someone) => app.it.call(removeComment, { as, params });
  expect([
    (await edit(app.doer)).status,
    (await edit(app.manager)).status,
    (await remove(app.doer)).status,
  ]).toEqual([403, 403, 403]);
  expect((await remove(app.manager)).status).toBe(200);
  const again = await only('Re: Zgoda');
  expect(again).toMatchObject({ status: 0, reason: 'Usunięto komentarz, którym się stał', issue });
  expect((await join(again.id)).status).toBe(200);

  expect((await app.it.call(removeIssue, { as: app.manager, params: { id: issue } })).status).toBe(
    200,
  );
  for (const subject of ['Zgoda', 'Re: Zgoda'])
    expect(await only(subject)).toMatchObject({
      status: 0,
      reason: expect.stringContaining('Usunięto'),
      issue: null,
    });
  expect((await assign((await only('Zgoda')).id, 'Zgoda znów')).status).toBe(200);
});

test('files of a forwarded letter are files of what it becomes, its head says when and to whom it was written [MAI-56]', async () => {
  const content = Buffer.from('%PDF-1.4 x');
  const inner = write({
    ...{ from: 'Ewa <ewa@x.example>', to: 'jan@zagiel.example', subject: 'Umowa' },
    ...{ text: 'W załączeniu', headers: { Date: 'Thu, 26 Nov 2026 09:00:00 +0000' } },
    files: [{ name: 'umowa.pdf', type: 'application/pdf', content }],
  });
  const files = [{ name: 'Umowa', type: 'message/rfc822', content: Buffer.from(inner) }];
  await app.arrive(write({ from: known, to, subject: 'Przekazuję', text: 'Do podpisu', files }));
  const { issue } = await only('Przekazuję');
  const { description, files: shown } = await issueOf(issue);
  expect(shown.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
    'Umowa.eml',
    'umowa.pdf',
  ]);
  expect(description).toContain(
    '--- Przekazany list ---\nOd: Ewa <ewa@x.example>\nWysłano: 26.11.2026, 10:00\nDo: jan@zagiel.example\nTemat: Umowa\n\nW załączeniu',
  );
});
