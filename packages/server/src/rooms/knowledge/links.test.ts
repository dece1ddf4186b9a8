import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { knowledgeApp } from './knowledge.fixture.ts';

let it: Awaited<ReturnType<typeof knowledgeApp>>;
let manager: Someone;
let worker: Someone;

beforeAll(async () => {
  it = await knowledgeApp();
  manager = await it.worker(it.taxes, 'ROLE_MANAGER');
  worker = await it.worker(it.taxes);
});
afterAll(() => it.close());

const patch = (id: number, body: object) =>
  it.call(contract.updateArticle, { as: manager, params: { id }, body });
const remove = (id: number) => it.call(contract.removeArticle, { as: manager, params: { id } });

test('a link to an article is kept by its id and told with the present title, both ways; of a deleted one nothing is told [KNO-71, KNO-72]', async () => {
  const target = await it.make(manager, { name: 'Hasła' });
  const link = `<p><a data-article="${target}">Hasła</a></p>`;
  const id = await it.make(manager, { name: 'Pierwszy dzień', description: link });
  await patch(target, { name: 'Hasła i klucze' });
  const { links, description } = await it.read(worker, id);
  expect(links).toEqual([{ id: target, name: 'Hasła i klucze' }]);
  const kept = `<p><a href="/knowledge?item=${target}" data-article="${target}">Hasła</a></p>`;
  expect(description).toBe(kept);
  expect((await it.read(worker, target)).linkedFrom).toEqual([{ id, name: 'Pierwszy dzień' }]);
  await patch(id, { description: '<p>Bez odnośnika</p>' });
  expect((await it.read(worker, target)).linkedFrom).toEqual([]);
  // An address that was pasted is a link to an article as well; one to itself or to nothing is none that is told.
  const pasted = `<a href="/knowledge?item=${target}#czesc-x">tu</a><a href="/knowledge?item=${id}">ja</a>`;
  await patch(id, { description: `<p>${pasted}<a data-article="999999">nic</a></p>` });
  expect((await it.read(worker, id)).links).toEqual([{ id: target, name: 'Hasła i klucze' }]);
  await remove(target);
  const after = await it.read(worker, id);
  expect(after.links).toEqual([]);
  expect(after.description).toContain(`data-article="${target}"`);
});

test.each([
  [
    '<a data-article="7" href="javascript:alert(1)" onclick="x()">A</a>',
    'href="/knowledge?item=7"',
  ],
  ['<a data-article="7" href="//zle.pl">A</a>', 'href="/knowledge?item=7"'],
  ['<a data-article="7" href="https://zle.pl/#czesc-a">A</a>', 'href="/knowledge?item=7"'],
])('%s leads to its article alone [KNO-73]', async (given, address) => {
  const id = await it.make(manager, { description: `<p>${given}</p>` });
  expect((await it.read(worker, id)).description).toBe(
    `<p><a ${address} data-article="7">A</a></p>`,
  );
});

test.each([
  '<a data-article="x&quot; onmouseover=&quot;alert(1)">A</a>',
  '<a data-article="-1">A</a>',
  '<a data-article="1e3">A</a>',
  '<a data-article="javascript:alert(1)" data-other="1">A</a>',
])('of %s nothing but words is kept [KNO-73]', async (given) => {
  const id = await it.make(manager, { description: `<p>${given}</p>` });
  expect((await it.read(worker, id)).description).toBe('<p><a>A</a></p>');
});

test('articles tied to a type of issues are suggested, at most three, those first whose words are in the name [KNO-80]', async () => {
  const tied = (name: string, issueTypes: number[], description = '') =>
    it.make(manager, { name, issueTypes, description: `<p>${description}</p>` });
  const printers = await tied('Drukarki w biurze', [1], 'Papier i toner');
  const remote = await tied('Praca zdalna', [1, 2], 'VPN w domu');
  const laptops = await tied('Laptopy', [1], 'Gdy drukarka milczy');
  const monitors = await tied('Monitory', [1]);
  await tied('Urlopy', [0]);
  const suggested = async (query: object, as: Someone | null = worker) => {
    const answer = await it.call(contract.suggestArticles, { as, query: query as never });
    return answer.status === 200
      ? answer.data.list.map(({ id }: { id: number }) => id)
      : answer.status;
  };
  expect(await suggested({ type: 1 })).toEqual([monitors, laptops, remote]);
  expect(await suggested({ type: 1, name: 'Nie działa drukarka' })).toEqual([printers, laptops]);
  expect(await suggested({ type: 1, name: 'vpn w pracy' })).toEqual([remote]);
  expect(await suggested({ type: 1, name: 'zupełnie %_\\ coś' })).toHaveLength(3);
  expect(await suggested({ type: 2, name: 'VPN' })).toEqual([remote]);
  expect(await suggested({ type: 0 })).toHaveLength(1);
  expect(await suggested({ type: 5 })).toEqual([]);
  for (const query of [{}, { type: 99 }, { type: 'x' }]) expect(await suggested(query)).toBe(400);
  expect(await suggested({ type: 1 }, null)).toBe(401);
  await remove(remote);
  expect(await suggested({ type: 2 })).toEqual([]);
});
