import * as comments from '@zaplecze/contract/rooms/comments/calls';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import * as projects from '@zaplecze/contract/rooms/projects/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { dayCompany } from '../day/day.fixture.ts';

/* Formatted comments and descriptions: words beside their HTML, people, pictures, rights. */

const app = await dayCompany();
const { it, manager, anna, piotr, stranger, first, clear, at } = app;
let issue = 0;

beforeEach(async () => {
  await clear();
  issue = await app.issue(anna, [piotr]);
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const uploaded = (as: Someone) => it.upload(as, 'ekran.png', picture);
const say = (as: Someone, text: unknown, on = issue) =>
  it.call(issues.commentIssue, { as, params: { id: on }, body: { text } });
const commentsOn = async (as: Someone) =>
  (await it.call(issues.getIssue, { as, params: { id: issue } })).data.issue.comments;
const preview = (as: Someone, file: number) =>
  it.app.inject({ url: `/api/media/preview/id/${file}`, headers: { 'access-token': as.token } });
const edit = (as: Someone, id: number, text: unknown) =>
  it.call(comments.updateComment, { as, params: { id }, body: { text } });

describe('a formatted comment', () => {
  test('keeps its words in the field of before and its HTML, cleaned, beside them [COM-30]', async () => {
    const html =
      '<p>Do <strong onclick="x()">piątku</strong><script>alert(1)</script></p><ul><li>raz</li><li>dwa</li></ul><p><a href="https://gov.pl/x">wzór</a></p>';
    expect((await say(anna, { html })).status).toBe(200);
    await say(anna, 'Zwykły\ntekst <b>nie html</b>');
    await say(anna, { html: '<p>bez</p><p>formatowania</p>' });
    expect(await commentsOn(piotr)).toMatchObject([
      {
        text: 'Do piątku\n- raz\n- dwa\nwzór (https://gov.pl/x)',
        html: '<p>Do <strong>piątku</strong></p><ul><li>raz</li><li>dwa</li></ul><p><a href="https://gov.pl/x">wzór</a></p>',
      },
      { text: 'Zwykły\ntekst <b>nie html</b>', html: null },
      { text: 'bez\nformatowania', html: null },
    ]);
  });

  test('is measured by its words, and its markup is capped [COM-30]', async () => {
    const said = (html: string) => say(anna, { html });
    expect((await said(`<p><b>${'a'.repeat(4000)}</b></p>`)).data).toBeDefined();
    expect((await said(`<p><b>${'a'.repeat(4001)}</b></p>`)).errors).toEqual({
      text: 'Najwyżej 4000 znaków',
    });
    expect((await said(`<p>a</p>${'<b></b>'.repeat(20_000)}`)).errors).toEqual({
      text: 'Tekst ma za dużo formatowania',
    });
    for (const nothing of ['', '<p></p>', '<p><br></p>', '<script>x</script>', '<img src="x">']) {
      const { errors } = await said(nothing);
      expect([nothing, errors]).toEqual([nothing, { text: 'Pole komentarz nie może być puste' }]);
    }
    const awaited = await said('<p><img data-waits="1" alt=""></p>');
    expect(awaited.errors?.text).toContain('nie dotarł jeszcze');
  });

  test('names people by their numbers wherever their links stand, with the rights of every mention [COM-31]', async () => {
    const link = ({ id, name }: Someone) => `<a href="/profile/view/${id}">@${name}</a>`;
    const refused = await say(anna, { html: `<p><b>Hej</b> ${link(stranger)}</p>` });
    expect(refused.errors?.text).toContain('nie widzi tego rekordu');
    await say(anna, { html: `<p><b>Hej</b> ${link(piotr)}</p>` });
    const [comment] = await commentsOn(piotr);
    expect(comment).toMatchObject({
      text: `Hej @[${piotr.id}]`,
      html: `<p><b>Hej</b> @[${piotr.id}]</p>`,
      mentions: [{ id: piotr.id }],
      call: expect.any(Number),
    });
  });

  test('loses its formatting to whoever changes the words alone, and says its former words [COM-30, COM-23]', async () => {
    await say(anna, { html: '<p><b>Pierwsze</b></p>' });
    const [{ id }] = (await commentsOn(anna)) as [{ id: number }];
    await edit(anna, id, { html: '<p><i>Drugie</i></p>' });
    await sql`update comment set text = 'Trzecie' where id = ${id}`.execute(it.db);
    expect(await commentsOn(anna)).toMatchObject([{ text: 'Trzecie', html: null }]);
    const { list } = (await it.call(comments.commentHistory, { as: piotr, params: { id } })).data;
    expect(list.map(({ text }: { text: string }) => text)).toEqual(['Drugie', 'Pierwsze']);
    const { rows } = await sql<{ said: string }>`select changes::text as said from history
      where entity = 'comment'`.execute(it.db);
    expect(rows.every(({ said }) => !/<[pi]>/.test(said))).toBe(true);
  });
});

describe('a picture in a text', () => {
  test('is a file of its comment: read by the readers of the record, gone with the comment [COM-32]', async () => {
    const file = await uploaded(anna);
    expect((await preview(piotr, file)).statusCode).toBe(403);
    await say(anna, {
      html: `<p><img data-file="${file}" alt="Ekran" src="//zle.pl/x" onerror="x()"></p>`,
    });
    const [comment] = await commentsOn(piotr);
    expect(comment).toMatchObject({
      text: '[obraz: Ekran]',
      html: `<p><img data-file="${file}" alt="Ekran" /></p>`,
    });
    const seen = [anna, piotr, manager, stranger].map(
      async (one) => (await preview(one, file)).statusCode,
    );
    expect(await Promise.all(seen)).toEqual([200, 200, 200, 403]);

    const other = await uploaded(anna);
    const id = comment?.id ?? 0;
    await edit(anna, id, { html: `<p>a <img data-file="${other}" alt=""></p>` });
    expect((await preview(anna, file)).statusCode).toBe(404);
    await it.call(comments.removeComment, { as: anna, params: { id } });
    expect((await preview(anna, other)).statusCode).toBe(404);
  });

  test('is its writer’s own, and of no other text [COM-33]', async () => {
    const refused = async (as: Someone, file: number) =>
      (await say(as, { html: `<p><img data-file="${file}" alt=""></p>` })).errors?.text;
    const wrong = 'Tego obrazka nie ma już na serwerze albo należy do innego wpisu.';
    const own = await uploaded(anna);
    expect(await refused(piotr, own)).toContain(wrong);
    expect(await refused(anna, own)).toBeUndefined();
    expect(await refused(anna, own)).toContain(wrong);
    expect(await refused(anna, 999_999)).toContain(wrong);
    await it.call(issues.removeIssue, { as: manager, params: { id: issue } });
    expect((await preview(anna, own)).statusCode).toBe(404);
  });
});

describe('a formatted description', () => {
  const link = (id: number) => `<a href="/profile/view/${id}">@Ktoś</a>`;
  const named = async (as: Someone) =>
    (
      await sql<{
        kind: string;
      }>`select kind from notification where "user" = ${as.id} and kind = 'mention'`.execute(it.db)
    ).rows.length;

  test('of an issue keeps words, people and pictures, in a new one and in a changed one [COM-34]', async () => {
    const file = await uploaded(anna);
    const body = {
      ...{ name: 'Drukarka', type: 1, users: [piotr.id] },
      description: {
        html: `<p><b>Nie</b> działa ${link(piotr.id)} <img data-file="${file}" alt="Zdjęcie"></p>`,
      },
    };
    const { id } = (await it.call(issues.createIssue, { as: anna, body })).data;
    const made = (await it.call(issues.getIssue, { as: piotr, params: { id } })).data.issue;
    expect(made.description).toBe('Nie działa @Ktoś [obraz: Zdjęcie]');
    // People are called as they are called now.
    expect(made.descriptionHtml).toContain(`>@${piotr.name}</a>`);
    expect(made.descriptionHtml).toContain(`data-file="${file}"`);
    expect(made.files).toEqual([]);
    expect(await named(piotr)).toBe(1);
    expect((await preview(piotr, file)).statusCode).toBe(200);
    expect((await preview(stranger, file)).statusCode).toBe(403);

    const change = (description: unknown, as = anna) =>
      it.call(issues.updateIssue, { as, params: { id }, body: { description } });
    expect((await change({ html: `<p>${link(stranger.id)}</p>` })).errors?.description).toContain(
      'nie widzi',
    );
    await change({ html: `<p><i>Nie</i> działa ${link(piotr.id)}</p>` });
    expect(await named(piotr)).toBe(1);
    expect((await preview(anna, file)).statusCode).toBe(404);
    await change('Zwykły opis');
    const after = (await it.call(issues.getIssue, { as: anna, params: { id } })).data.issue;
    expect(after).toMatchObject({ description: 'Zwykły opis', descriptionHtml: null });
    const { data: history } = await it.call(issueHistory, { as: anna, params: { id } });
    expect(JSON.stringify(history)).toContain('Zwykły opis');
    expect(JSON.stringify(history)).not.toContain('<i>');
  });

  test('that changed in its formatting alone is told, and asked about between two editors [COM-35]', async () => {
    const before = (await it.call(issues.getIssue, { as: anna, params: { id: issue } })).data.issue;
    const change = (as: Someone, html: string) =>
      it.call(issues.updateIssue, {
        as,
        params: { id: issue },
        body: { description: { html } },
        headers: { 'if-match': String(before.version) },
      });
    const words = before.description;
    expect((await change(anna, `<p><b>${words}</b></p>`)).status).toBe(200);
    const answer = await change(piotr, `<p><i>${words}</i></p>`);
    expect(answer.status).toBe(409);
    expect(answer.json.about.description.words.theirs.value).toBe(words);
    const { data: history } = await it.call(issueHistory, { as: anna, params: { id: issue } });
    expect(JSON.stringify(history)).toContain('zmieniono formatowanie');
  });

  test('of a task and of a project is kept and read in the same way [COM-34]', async () => {
    const address = at(first);
    const html = `<p><b>Opis</b> zadania ${link(anna.id)}</p>`;
    const task = () => it.call(tasks.getTask, { as: manager, params: address });
    await it.call(tasks.updateTask, {
      as: manager,
      params: address,
      body: { description: { html } },
    });
    expect((await task()).data.task).toMatchObject({
      description: 'Opis zadania @Ktoś',
      descriptionHtml: html.replace('@Ktoś', `@${anna.name}`),
    });
    const project = { params: { id: address.project } };
    const file = await uploaded(manager);
    const described = { html: `<p><b>Opis</b> <img data-file="${file}" alt=""></p>` };
    const body = { description: described };
    await it.call(projects.updateProject, { as: manager, ...project, body });
    const kept = (await it.call(projects.getProject, { as: manager, ...project })).data.project;
    expect(kept).toMatchObject({ description: 'Opis [obraz]' });
    expect((await preview(anna, file)).statusCode).toBe(403);
    expect((await preview(manager, file)).statusCode).toBe(200);
    const refused = await it.call(projects.updateProject, {
      ...{ as: manager, ...project },
      body: { description: { html: `<p>${link(anna.id)}</p>` } },
    });
    expect(refused.errors?.description).toContain('nie widzi');
  });
});

test('an erasure of personal data leaves no formatting behind that still has them [ROD-07]', async () => {
  await say(anna, { html: '<p>Jan <b>Kowalski</b> dzwonił</p>' });
  await sql`update comment set text = scrub(text, array['Jan Kowalski'])`.execute(it.db);
  expect(await commentsOn(anna)).toMatchObject([{ text: '[dane usunięte] dzwonił', html: null }]);
});
