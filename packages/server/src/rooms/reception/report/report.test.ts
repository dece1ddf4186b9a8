import * as contract from '@zaplecze/contract/rooms/reception/calls';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { pdfWords } from '../../../../test/pdf-text.ts';
import { guestOf, type House, parcelOf, receptionHouse } from '../reception.fixture.ts';

let it: TestApp;
let desk: Someone;
let visited: Someone;
let house: House;

const formatted = (at: Date) =>
  at.toLocaleDateString('pl-PL', { day: '2-digit', month: '2-digit', year: 'numeric' });

beforeAll(async () => {
  it = await testApp();
  [desk, visited] = await Promise.all([it.signIn('ROLE_RECEPTION'), it.signIn()]);
  house = await receptionHouse(it);
  const create = (body: object) => it.call(contract.createReception, { as: desk, body });
  await create({ ...parcelOf(house), description: '=HYPERLINK("http://zle.example")' });
  await create({ ...parcelOf(house), description: 'Zażółć gęślą jaźń', direction: 'outbound' });
  await create({ ...parcelOf(house), description: '<b>&\u0001', company: house.other });
  await create(guestOf(house, visited));
});
afterAll(() => it.close());

/** The day of the fixture's parcels; tests that need more have days of their own. */
const day = 'filter[dateFrom]=2026-11-20&filter[dateTo]=2026-11-20';
const report = (query: string, headers: Record<string, string> = { 'access-token': desk.token }) =>
  it.app.inject({ url: `/api/reception/download/report${query}`, headers });
const sheet = async (query: string) => {
  const files = unzipSync(new Uint8Array((await report(query)).rawPayload));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c r="[A-Z]+\d+" t="inlineStr" s="(\d)">.*?>([^<]*)<\/t>/gs)].map(
      (cell) => cell[2],
    ),
  );
};

test('the report is a PDF with its name, whatever the page of the list [REC-50]', async () => {
  const answer = await report(`?${day}&filter[category]=parcel&page=7&perPage=1`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="przesylki-\d{4}-\d\d-\d\d\.pdf"$/,
  );
  const body = answer.rawPayload.toString('latin1');
  expect(body.startsWith('%PDF-1.')).toBe(true);
  expect(body.trimEnd().endsWith('%%EOF')).toBe(true);
  // Fonts with the glyphs used are inside, so Polish letters show everywhere.
  expect(body).toMatch(/\/FontFile2/);
  expect(body.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // A4, lying.
  expect(body).toContain('/MediaBox [0 0 841.89 595.28]');
});

test('the workbook has every row of the filter, all cells plain text [REC-50, REC-51]', async () => {
  const [header, ...rows] = await sheet(`?format=xlsx&${day}&filter[category]=parcel`);
  expect(header).toContain('Nr systemowy');
  expect(rows).toHaveLength(3);
  const cells = rows.flat();
  expect(cells).toContain('=HYPERLINK("http://zle.example")');
  expect(cells).toContain('Zażółć gęślą jaźń');
  expect(cells).toContain('&lt;b&gt;&amp;');
  expect(await sheet(`?format=xlsx&${day}&filter[direction]=outbound`)).toHaveLength(2);
  expect(await sheet(`?format=xlsx&${day}&filter[company]=${house.other}`)).toHaveLength(2);
  expect(await sheet('?format=xlsx&search=zazolc')).toHaveLength(2);
  expect(await sheet('?format=xlsx&filter[dateFrom]=2099-01-01')).toHaveLength(1);
  const [, guest = []] = await sheet('?format=xlsx&filter[category]=guest');
  expect(guest.slice(0, 2)).toEqual(['Łucja Żuk', visited.name]);
});

test('a number that a move or a deletion leaves empty is listed in the report, with what, when and who [REC-33]', async () => {
  const day = { operationDate: '2023-04-05 10:00', company: house.other };
  const made = async (description: string) => {
    const body = { ...parcelOf(house), ...day, description };
    return (await it.call(contract.createReception, { as: desk, body })).data.id as number;
  };
  const [moved, gone] = [await made('przeniesiona'), await made('usunięta')];
  const [kept, refused] = [await made('zostaje'), await made('odmowa')];
  const patch = (id: number, body: object) =>
    it.call(contract.updateReception, { as: desk, params: { id }, body });
  await patch(moved, { direction: 'outbound' });
  await patch(kept, { description: 'zmieniona', operationDate: '2023-05-06 08:00' });
  // Refused as a whole: no number is taken and no hole arises.
  expect((await patch(refused, { direction: 'outbound', type: 999_999 })).status).toBe(400);
  await it.call(contract.removeReception, { as: desk, params: { id: gone } });
  const when = formatted(new Date());
  const told = [
    ['P/AU/2023/00001', `Numer zwolniony: przesyłka przeniesiona do W/AU/2023/00001, ${when}`],
    ['P/AU/2023/00002', `Numer zwolniony: przesyłka usunięta, ${when}`],
  ].map(([number, words]) => [number, `${words}, ${desk.name}`]);
  const holes = async (filter: string) =>
    (await sheet(`?format=xlsx${filter}`))
      .filter((row) => row[4]?.startsWith('Numer zwolniony'))
      .map((row) => [row[0], row[4]]);
  expect(await holes('')).toEqual(told);
  expect(await holes(`&filter[company]=${house.other}&filter[direction]=inbound`)).toEqual(told);
  expect(await holes('&filter[dateFrom]=2023-04-05&filter[dateTo]=2023-04-05')).toEqual(told);
  for (const other of [
    `&filter[company]=${house.company}`,
    '&filter[direction]=outbound',
    '&filter[dateFrom]=2023-04-06',
    // No whole series, hence nothing that could be missing.
    `&filter[type]=${house.type}`,
    '&search=zostaje',
    '&filter[category]=guest',
  ]) {
    expect(await holes(other), other).toEqual([]);
  }
});

test('more rows than one batch and one page all come, each once [REC-52]', async () => {
  const { id: _, ...one } = await it.db
    .selectFrom('reception')
    .select(['id', 'category', 'direction', 'type', 'company', 'client', 'sysYear'])
    .where('direction', '=', 'outbound')
    .where('description', '=', 'Zażółć gęślą jaźń')
    .executeTakeFirstOrThrow();
  const day = new Date('2020-05-05T10:00:00Z');
  const many = Array.from({ length: 1_100 }, (_one, at) => ({
    ...one,
    ...{ sysYear: 2020, sysOrder: at + 1, sysNumber: `N${at}`, operationDate: day },
  }));
  await it.db.insertInto('reception').values(many).execute();
  const filter = '&filter[dateFrom]=2020-05-05&filter[dateTo]=2020-05-05';
  for (const order of ['', '&order=asc', '&order=desc']) {
    const [, ...rows] = await sheet(`?format=xlsx${order}${filter}`);
    expect(new Set(rows.map(([number]) => number)).size).toBe(1_100);
    // Without an order the newest stand first, as in the list.
    expect(rows[0]?.[0]).toBe(order === '&order=asc' ? 'N0' : 'N1099');
  }
  const body = (await report(`?${filter}`)).rawPayload.toString('latin1');
  expect(body.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(40);
});

test('filters that fill many lines leave the head whole, and the pages counted [REC-129]', async () => {
  const types = [house.type, ...Array.from({ length: 150 }, (_, at) => 900_000 + at)].join(',');
  const one = await report(`?filter[category]=parcel&filter[type]=${types}`);
  const words = await pdfWords(one.rawPayload);
  expect(words).toMatch(/nr 900149 Liczba pozycji: \d+ · .*Sporządzono/);
  const pages = [...words.matchAll(/Strona (\d+) z (\d+)/g)];
  expect(pages.map(([, page]) => Number(page))).toEqual(pages.map((_, at) => at + 1));
  expect(pages.at(-1)?.[2]).toBe(String(pages.length));
});

test('the session’s token opens it in header and query, a ticket for its owner; nothing else does [REC-01, REC-53]', async () => {
  expect((await report(`?access-token=${desk.token}`, {})).statusCode).toBe(200);
  expect((await report('', {})).statusCode).toBe(401);
  expect((await report('', { 'access-token': visited.token })).statusCode).toBe(403);
  expect((await it.call(contract.reportTicket, { as: visited })).status).toBe(403);
  const { path } = (await it.call(contract.reportTicket, { as: desk })).data;
  expect((await it.app.inject({ url: `${path}&format=xlsx` })).statusCode).toBe(200);
  expect((await it.app.inject({ url: path.slice(0, -2) })).statusCode).toBe(401);
  expect((await report('?sort=nic')).statusCode).toBe(400);
  const leaving = await it.signIn('ROLE_RECEPTION');
  const own = (await it.call(contract.reportTicket, { as: leaving })).data.path;
  await it.db
    .updateTable('person')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', leaving.id)
    .execute();
  expect((await it.app.inject({ url: own })).statusCode).toBe(403);
});
