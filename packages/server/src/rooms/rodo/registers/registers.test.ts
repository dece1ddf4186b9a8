import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import {
  type Activity,
  createActivity,
  listActivities,
  removeActivity,
  updateActivity,
} from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import * as registers from '@zaplecze/contract/rooms/rodo/registers/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pdfWords } from '../../../../test/pdf-text.ts';
import { house } from '../../house.ts';
import { casesApp } from '../cases/cases.fixture.ts';
import { drafts } from '../cases/proposals.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeEach(async () => {
  it = await casesApp();
});
afterEach(() => it.close());

const disclosures = async (query: Record<string, unknown> = {}): Promise<registers.Disclosure[]> =>
  (await it.call(registers.listDisclosures, { as: it.admin, query })).data.list.list;
const take = (path: string, as = it.admin) =>
  it.app.inject({ url: `/api${path}?format=csv`, headers: { 'access-token': as.token } });

describe('the register of disclosures', () => {
  test('has every download that tells of people, and none of what tells of nobody [ROD-36]', async () => {
    await take('/client/list/export', it.user);
    await take(exportOf(dictionaryCalls.tag.list).path, it.user);
    const [one, ...more] = await disclosures();
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      ...{ kind: 'list', what: 'Klienci', rows: 0, automatic: true, by: { id: it.user.id } },
      ...{ recipient: 'Użytek wewnętrzny', ground: 'art. 6 ust. 1 lit. f RODO' },
    });
    const change = (body: object) =>
      it.call(registers.updateDisclosure, { as: it.admin, params: { id: one?.id ?? 0 }, body });
    expect((await change({ what: 'Nic takiego' })).status).toBe(409);
    expect((await change({ rows: 5 })).status).toBe(409);
    expect((await change({ recipient: 'Biuro rachunkowe', purpose: 'Rozliczenie' })).status).toBe(
      200,
    );
    expect((await disclosures({ search: 'rachunkowe' }))[0]).toMatchObject({ what: 'Klienci' });
  });

  test('takes letters by hand, with every field that the law asks for [ROD-37]', async () => {
    const letter = {
      ...{ kind: 'letter', at: '2026-11-20 10:00', what: 'Akta sprawy', recipient: 'Sąd Rejonowy' },
      ...{ purpose: 'Wezwanie sądu', ground: 'art. 6 ust. 1 lit. c RODO', rows: 1 },
    };
    const wrong = await it.call(registers.createDisclosure, {
      as: it.admin,
      body: { ...letter, recipient: ' ', ground: '' },
    });
    expect(wrong.errors).toEqual({ recipient: 'Podaj odbiorcę', ground: 'Podaj podstawę prawną' });
    const made = await it.call(registers.createDisclosure, { as: it.admin, body: letter });
    expect(made.status).toBe(200);
    const [found] = await disclosures({ filter: { kind: 'letter' } });
    expect(found).toMatchObject({ what: 'Akta sprawy', automatic: false, rows: 1 });
    const params = { id: made.data.id };
    const body = { what: 'Akta sprawy C 1/26', rows: 2 };
    await it.call(registers.updateDisclosure, { as: it.admin, params, body });
    expect((await disclosures({ filter: { kind: 'letter' } }))[0]).toMatchObject(body);
  });
});

describe('records of processing activities', () => {
  const all = async (): Promise<Activity[]> =>
    (await it.call(listActivities, { as: it.admin, query: { perPage: 50 } })).data.list.list;
  const propose = async () =>
    (await it.call(registers.proposeActivities, { as: it.admin, body: {} })).data.added;
  const work = async () => {
    const found = (await all()).find(({ name }) => name === 'Obsługa klientów');
    if (!found) throw new Error('Work for clients is not proposed');
    return found;
  };
  const update = (id: number, body: object) =>
    it.call(updateActivity, { as: it.admin, params: { id }, body });
  const create = (body: object) => it.call(createActivity, { as: it.admin, body });
  const body = { retention: '6 lat od końca umowy' };
  const own = {
    ...{ ...body, name: 'Monitoring', purpose: 'Ochrona' },
    ...{ ground: 'art. 6', people: 'Goście' },
  };

  test('begin with what the rooms’ texts propose, and are not proposed again once deleted [ROD-38]', async () => {
    for (const { tables } of Object.values(drafts()))
      expect(Object.keys(house.personal)).toEqual(expect.arrayContaining(tables));
    expect(await propose()).toBe(8);
    const found = await all();
    const { id: kept, data } = await work();
    expect(data).toContain('zgłoszenie');
    expect(found.find(({ name }) => name.startsWith('Rejestr gości'))?.data).toContain('recepcja');
    await update(kept, body);
    const [dropped] = found.filter(({ id }) => id !== kept);
    await it.call(removeActivity, { as: it.admin, params: { id: dropped?.id ?? 0 } });
    expect(await propose()).toBe(0);
    expect((await all()).length).toBe(7);
    expect((await create(own)).errors).toHaveProperty('data');
    expect((await create({ ...own, data: 'Obraz' })).status).toBe(200);
  });

  test('propose what is kept of staff, health apart on its own ground [ROD-62]', async () => {
    await propose();
    const of = async (word: string) => (await all()).find(({ data }) => data.includes(word));
    expect(await of('ukończone szkoły')).toMatchObject({ name: 'Czas pracy, staż i urlopy' });
    const health = await of('niezdolności do pracy');
    expect(health?.ground).toContain('art. 9 ust. 2 lit. b');
    expect((await work()).data).not.toContain('nieobecności');
  });

  test('are a PDF with the measures that are really set, and a workbook [ROD-39]', async () => {
    await propose();
    await update((await work()).id, body);
    await create({ ...own, data: 'Obraz' });
    const text = async () => {
      const pdf = await it.open('/api/processingActivity/document/export?format=pdf');
      expect(pdf.headers['content-type']).toBe('application/pdf');
      return await pdfWords(pdf.rawPayload);
    };
    const before = await text();
    for (const words of [
      'Obsługa klientów',
      '6 lat od końca umowy',
      'argon2id',
      'Brak szyfrowania',
    ]) {
      expect(before).toContain(words);
    }
    expect(before).toContain('Drugi składnik logowania: 0 z 4 kont');
    await it.db
      .insertInto('secondFactor')
      .values({ person: it.admin.id, secret: 'x', confirmed: new Date() } as never)
      .execute();
    expect(await text()).toContain('Drugi składnik logowania: 1 z 4 kont');
    const sheet = await take('/processingActivity/list/export');
    expect(sheet.body).toContain('Monitoring');
  });
});
