import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import * as comments from '@zaplecze/contract/rooms/comments/calls';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import * as knowledge from '@zaplecze/contract/rooms/knowledge/calls';
import * as projects from '@zaplecze/contract/rooms/projects/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { beforeEach, expect, test } from 'vitest';
import { dayCompany } from '../day/day.fixture.ts';

/* Tables, and texts that nobody could have written, through every door of formatted texts. */

const app = await dayCompany();
const { it, manager, anna, piotr, first, clear, at } = app;
beforeEach(async () => {
  await clear();
  await it.db.deleteFrom('comment').execute();
  await it.db.deleteFrom('issue').execute();
  await it.db.deleteFrom('knowledgeBase').execute();
});

const item = async (kind: 'knowledgeBaseType' | 'department') =>
  (await it.db.insertInto(kind).values({ name: 'Ceny' }).returning('id').executeTakeFirstOrThrow())
    .id;
const article = {
  name: 'Cennik',
  type: await item('knowledgeBaseType'),
  department: await item('department'),
};

/** As a spreadsheet puts it into the clipboard. */
const pasted =
  '<table border=0 width=128 style="border-collapse:collapse"><colgroup><col width=64 span=2></colgroup><tr height=20>\n<td class=xl63 style="width:48pt" width=64>Nazwa</td><td class=xl63>Kwota</td></tr>\n<tr><td onclick="x()">Ryczałt</td><td align=right>1&nbsp;200,00</td></tr><tr><td colspan=2>Razem</td></tr></table>';
const words = 'Nazwa | Kwota\nRyczałt | 1 200,00\nRazem';
const kept =
  /^<table><tr>\s*<td>Nazwa<\/td><td>Kwota<\/td><\/tr>\s*<tr><td>Ryczałt<\/td><td>1\s200,00<\/td><\/tr><tr><td colspan="2">Razem<\/td><\/tr><\/table>$/;
const table = { html: pasted };

type Door = { call: Endpoint; as: typeof anna; params?: object; body: (text: unknown) => object };

async function doors(): Promise<Record<string, Door>> {
  const issue = await app.issue(anna, [piotr]);
  const address = at(first);
  const description = (text: unknown) => ({ description: text });
  const written = (html: unknown) => (html as { html?: string }).html ?? html;
  return {
    comment: { call: comments.createComment, as: anna, body: (text) => ({ text }) },
    'issue comment': {
      ...{ call: issues.commentIssue, as: anna, params: { id: issue } },
      body: (text) => ({ text }),
    },
    issue: {
      ...{ call: issues.createIssue, as: anna },
      body: (text) => ({ name: 'Cennik', type: 1, users: [piotr.id], description: text }),
    },
    'issue change': {
      ...{ call: issues.updateIssue, as: anna, params: { id: issue } },
      body: description,
    },
    task: { call: tasks.updateTask, as: manager, params: address, body: description },
    project: {
      ...{ call: projects.updateProject, as: manager, params: { id: address.project } },
      body: description,
    },
    article: {
      ...{ call: knowledge.createArticle, as: manager },
      body: (text) => ({ ...article, description: written(text) }),
    },
  };
}

const send = (door: Door, text: unknown) =>
  it.call(door.call, {
    as: door.as,
    ...(door.params && { params: door.params as Record<string, number> }),
    body: door.body(text),
  });

test('a table of a spreadsheet stands in every formatted text, its cells apart and its rows under one another in words [COM-36]', async () => {
  for (const door of Object.values(await doors())) {
    expect((await send(door, table)).errors).toBeUndefined();
  }
  const texts = await Promise.all([
    it.db.selectFrom('comment').select(['text as words', 'html']).execute(),
    it.db.selectFrom('issue').select(['description as words', 'descriptionHtml as html']).execute(),
    it.db
      .selectFrom('projectTask')
      .select(['description as words', 'descriptionHtml as html'])
      .where('descriptionHtml', 'is not', null)
      .execute(),
    it.db
      .selectFrom('project')
      .select(['description as words', 'descriptionHtml as html'])
      .where('descriptionHtml', 'is not', null)
      .execute(),
    it.db.selectFrom('knowledgeBase').select(['content as words', 'description as html']).execute(),
  ]);
  expect(texts.map((kind) => kind.length)).toEqual([2, 2, 1, 1, 1]);
  for (const one of texts.flat()) {
    expect(one).toEqual({ words, html: expect.stringMatching(kept) });
  }
});

test('a table is told in words by the history and a search [COM-36]', async () => {
  const { issue: door, article: entry } = (await doors()) as Record<'issue' | 'article', Door>;
  const { id } = (await send(door, 'Przed')).data;
  const body = { description: table };
  await it.call(issues.updateIssue, { as: anna, params: { id }, body });
  await send(entry, table);

  const history = await it.call(issueHistory, { as: anna, params: { id } });
  expect(JSON.stringify(history.data)).toContain(JSON.stringify(words).slice(1, -1));

  const query = { q: 'Ryczałt' };
  const found = JSON.stringify((await it.call(search, { as: manager, query })).data);
  expect(found).toContain('Ryczałt | 1 200,00');
});

const much = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));
const shapes: Record<string, string> = {
  'lists in lists': '<ul><li>',
  'quotes in quotes': '<blockquote>',
  'tags never closed': '<b>',
  'closed by others': '<b></i>',
  brackets: '<',
  ampersands: '&',
  'empty paragraphs': '<p></p>',
  links: '<a href="https://a.pl">x</a>',
  attributes: '<a title="',
  comments: '<!--',
  rows: '<table><tr><td>x</td></tr>',
};

test.each(Object.entries(shapes))(
  'a text of nothing but %s is refused at once in words by every door, short of no limit of length [COM-37]',
  async (_, piece) => {
    for (const [name, door] of Object.entries(await doors())) {
      for (const size of [96_000, 900_000]) {
        // Articles take what is long and flat.
        if (name === 'article' && size < 100_000) continue;
        const { status, errors } = await send(door, { html: much(piece, size) });
        expect([name, size, status]).toEqual([name, size, 400]);
        const [message] = Object.values(errors ?? {});
        expect(message).toMatch(/za dużo formatowania|poziomów|Najwyżej|za długi|wierszy/);
      }
    }
  },
);

test('lists deeper than anybody writes and tables larger than a page are refused, others are kept whole [COM-37]', async () => {
  const all = await doors();
  const lists = (deep: number) => `${'<ul><li>'.repeat(deep)}x${'</li></ul>'.repeat(deep)}`;
  const rows = (count: number, cells: number) =>
    `<table>${`<tr>${'<td>x</td>'.repeat(cells)}</tr>`.repeat(count)}</table>`;
  for (const door of Object.values(all)) {
    const said = async (html: string) => Object.values((await send(door, { html })).errors ?? {});
    expect(await said(lists(21))).toEqual([expect.stringContaining('ponad 40 poziomów')]);
    expect(await said(lists(19))).toEqual([]);
    expect(await said(rows(501, 1))).toEqual([expect.stringContaining('60 kolumn i 500 wierszy')]);
    expect(await said(rows(1, 61))).toEqual([expect.stringContaining('60 kolumn i 500 wierszy')]);
    expect(await said(rows(40, 20))).toEqual([]);
  }
});

test('lines that a program writes in blocks of other kinds stay lines, in cells and lists too; what it wrote of hidden signs is found [COM-50]', async () => {
  const html =
    '<div>Ry\u00ADczał\u200Btowy</div><div>1200</div><ul><li><div>a</div><div>b</div></li></ul><table><tr><td><div>c</div><div>d</div></td><td>e</td></tr></table><pre>f\ng</pre>';
  const all = await doors();
  for (const name of ['comment', 'article'] as const) {
    const { status } = await send(all[name] as Door, { html });
    expect([name, status]).toEqual([name, 200]);
  }
  const { text } = await it.db.selectFrom('comment').select('text').executeTakeFirstOrThrow();
  expect(text).toBe('Ryczałtowy\n1200\n- a\nb\nc d | e\nf\ng');
  const query = { q: 'ryczałtowy' };
  const found = JSON.stringify((await it.call(search, { as: manager, query })).data);
  expect(found).toContain('Ryczałtowy 1200 a b');
});
