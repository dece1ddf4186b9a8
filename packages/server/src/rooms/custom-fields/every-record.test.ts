import {
  type CustomRecord,
  customRecordNames,
  customRecords,
} from '@zaplecze/contract/kit/fields/custom-fields';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { findPersonal } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { customTables } from '../../kit/custom-fields/tables.ts';
import { choices, fieldsOn } from './custom-fields.fixture.ts';
import { type RecordList, recordsApp } from './records.fixture.ts';

/* What holds of every kind of record that has own fields, proved of each. */

const { it, admin, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const match = (version: number) => ({ 'if-match': `"${version}"` });

describe.each(customRecords.map((record) => [customRecordNames[record], record] as const))(
  '%s',
  (_, record: CustomRecord) => {
    const { keeper, make, form, save, read, lists, history, path = '' } = ways[record];
    const nameOf = (key: string) => `${path}custom.${key}`;
    /** What a list answers. */
    const ask = (
      { endpoint, params, filter, short }: RecordList,
      { filter: more, ...query }: { filter?: object; [name: string]: unknown },
      as: Someone,
    ) =>
      it.call(endpoint, {
        ...{ as, ...(params && { params }) },
        ...(!short && {
          query: { perPage: 100, ...query, filter: { ...filter, ...more } } as never,
        }),
      });
    const download = async ({ endpoint, params = {}, filter = {} }: RecordList, as: Someone) => {
      const address = endpoint.path.replace(/:(\w+)/g, (_all, name) => String(params[name]));
      const query = Object.entries({ format: 'csv', ...filter })
        .map(([name, value]) =>
          name === 'format' ? `${name}=${value}` : `filter[${name}]=${value}`,
        )
        .join('&');
      const url = `/api${address}/export?${query}`;
      const { body } = await it.app.inject({ url, headers: { 'access-token': as.token } });
      return body.split('\r\n');
    };

    test('an own field is filled, read, changed and emptied, each a version of the record [CUS-80]', async () => {
      const { key } = await field('text', {}, record);
      const id = await make({ [key]: ' raz ' });
      const { custom, version } = await read(id);
      expect(custom).toEqual({ [key]: 'raz' });
      expect((await save(id, { [key]: 'dwa' })).status).toBe(200);
      expect(await read(id)).toMatchObject({ custom: { [key]: 'dwa' }, version: version + 1 });
      expect((await save(id, { [key]: null })).status).toBe(200);
      expect((await read(id)).custom).toEqual({});
    });

    test('what is wrong, unknown or missing is told on the field, and nothing is saved [CUS-81]', async () => {
      const number = await field('decimal', {}, record);
      const id = await make();
      const refused = await save(id, { [number.key]: 'dużo', nieMa: 1 });
      expect([refused.status, refused.errors]).toEqual([
        400,
        { [nameOf(number.key)]: 'Podaj liczbę', [nameOf('nieMa')]: 'Nie ma takiego pola' },
      ]);
      expect((await read(id)).custom).toEqual({});
      if (!form) return;
      const needed = await field('text', { label: 'Teczka', required: true }, record);
      const made = await form({});
      expect([made.status, made.errors]).toEqual([
        400,
        { [nameOf(needed.key)]: 'Teczka: wypełnij to pole' },
      ]);
      await needed.change({ required: false });
    });

    test('two editors keep both their fields; of one they are asked by its name [CUS-82]', async () => {
      const [a, b] = [
        await field('text', { label: 'Pierwsze' }, record),
        await field('choices', choices('A', 'B', 'C'), record),
      ];
      const { A, B, C } = b.options;
      const id = await make({ [a.key]: 'było', [b.key]: [A] });
      const opened = match((await read(id)).version);
      expect((await save(id, { [a.key]: 'jej', [b.key]: [A, B] }, admin, opened)).status).toBe(200);
      expect((await save(id, { [b.key]: [A, C] }, keeper, opened)).status).toBe(200);
      expect((await read(id)).custom).toMatchObject({
        [a.key]: 'jej',
        [b.key]: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      });
      const both = await save(id, { [a.key]: 'jego' }, keeper, opened);
      expect(both.status).toBe(409);
      const [told] = Object.values(both.json.about ?? {});
      expect(told).toMatchObject({ words: { theirs: { value: 'jej' }, yours: { value: 'jego' } } });
    });

    test('its history tells it in words, to who sees the field [CUS-83]', async () => {
      if (!history) return;
      const { endpoint, of, reader = keeper } = history;
      const { key } = await field(
        'text',
        { label: 'Stawka', sees: 'admin', edits: 'admin' },
        record,
      );
      const id = await make();
      expect((await save(id, { [key]: 'tajemnica' }, admin)).status).toBe(200);
      const told = async (as: Someone) =>
        JSON.stringify(
          (await it.call(endpoint, { as, params: { id: await of(id) }, query: {} })).data,
        );
      expect(await told(admin)).toContain('"label":"Stawka"');
      expect(await told(admin)).toContain('tajemnica');
      expect(await told(reader)).toMatch(/^\{"list":\[\{/);
      expect(await told(reader)).not.toContain('tajemnica');
    });

    test('who does not see a field finds it in no answer, list, order, filter or download [CUS-84]', async () => {
      const { id: fieldId, key } = await field(
        'text',
        { sees: 'admin', edits: 'admin', label: `Skryte ${record}` },
        record,
      );
      const id = await make();
      await save(id, { [key]: 'tajne' }, admin);
      expect((await read(id, admin)).custom).toEqual({ [key]: 'tajne' });
      expect((await read(id)).custom).toEqual({});
      expect((await save(id, { [key]: 'x' })).errors).toEqual({
        [nameOf(key)]: 'Nie ma takiego pola',
      });
      const { data } = await it.call(contract.listCustomFields, { as: keeper });
      expect(data.list.some((one: { id: number }) => one.id === fieldId)).toBe(false);
      for (const list of lists.filter(({ endpoint }) => endpoint.allow !== 'manager')) {
        if (!list.short) {
          const filter = { [`custom.${key}.has`]: 't' };
          expect((await ask(list, { sort: `custom.${key}` }, keeper)).status).toBe(400);
          expect((await ask(list, { filter }, keeper)).status).toBe(400);
        }
        expect(JSON.stringify((await ask(list, {}, keeper)).data)).not.toContain('tajne');
        expect((await download(list, keeper)).join()).not.toMatch(/Skryte|tajne/);
      }
    });

    test('who sees a field and may not change it is told so on it [CUS-84]', async () => {
      const { key } = await field('text', { edits: 'admin' }, record);
      const id = await make();
      const closed = { [nameOf(key)]: 'Tego pola nie możesz zmieniać' };
      expect((await save(id, { [key]: 'x' })).errors).toEqual(closed);
      expect((await save(id, { [key]: 'x' }, admin)).status).toBe(200);
    });

    test('its lists have it, are ordered and filtered by it, and their files have its column [CUS-85]', async () => {
      const { key } = await field('decimal', { label: `Sztuk ${record}`, unit: 'szt.' }, record);
      const choice = await field('choice', choices('Pierwsza', 'Druga'), record);
      const { Pierwsza, Druga } = choice.options;
      const made = [
        await make({ [key]: 20, [choice.key]: Druga }),
        await make({ [key]: 3, [choice.key]: Pierwsza }),
        await make(),
      ];
      const [big, small, none] = made;
      for (const list of lists) {
        const rows = async (query: Record<string, unknown>) => {
          const answer = await ask(list, query, admin);
          expect([answer.status, answer.errors]).toEqual([200, undefined]);
          const found: { id: number; custom: object }[] = answer.data.list.list ?? answer.data.list;
          expect(found.find(({ id }) => id === small)?.custom).toMatchObject({ [key]: 3 });
          return found.map(({ id }) => id).filter((id) => made.includes(id));
        };
        const [heads = ''] = await download(list, admin);
        expect(heads.replace(/^\uFEFF/, '').split(';')).toContain(`Sztuk ${record} (szt.)`);
        if (list.short) {
          expect((await rows({})).toSorted()).toEqual(made.toSorted());
          continue;
        }
        expect(await rows({ sort: `custom.${key}` })).toEqual([small, big, none]);
        expect(await rows({ sort: `custom.${key}`, order: 'desc' })).toEqual([big, small, none]);
        expect(await rows({ filter: { [`custom.${key}.to`]: '4' } })).toEqual([small]);
        const filled = await rows({ filter: { [`custom.${key}.empty`]: '0' } });
        expect(filled.toSorted()).toEqual([big, small].toSorted());
        expect(await rows({ sort: `custom.${choice.key}` })).toEqual([small, big, none]);
      }
    });

    test('a field that is worked out follows from the others, in lists too, and nobody fills it [CUS-202]', async () => {
      const part = await field('decimal', { label: `Części ${record}` }, record);
      const formula = `100 − [${part.key}] × 2`;
      const { key } = await field('decimal', { label: `Wynik ${record}`, formula }, record);
      const made = [await make({ [part.key]: 7 }), await make({ [part.key]: 12.5 }), await make()];
      const [small, big, none] = made;
      expect((await read(small ?? 0)).custom).toMatchObject({ [part.key]: 7, [key]: 86 });
      const refused = await save(small ?? 0, { [key]: 5 });
      expect([refused.status, refused.errors]).toEqual([
        400,
        { [nameOf(key)]: 'To pole wylicza się samo: nie można go wpisać' },
      ]);
      expect((await save(small ?? 0, { [part.key]: 3 })).status).toBe(200);
      expect((await read(small ?? 0)).custom).toMatchObject({ [key]: 94 });
      for (const list of lists) {
        if (list.short) continue;
        const rows = async (query: Record<string, unknown>) => {
          const answer = await ask(list, query, admin);
          const found: { id: number }[] = answer.data.list.list ?? answer.data.list;
          return found.map(({ id }) => id).filter((id) => made.includes(id));
        };
        expect(await rows({ sort: `custom.${key}` })).toEqual([big, small, none]);
        expect(await rows({ filter: { [`custom.${key}.to`]: '80' } })).toEqual([big]);
        const [heads = ''] = await download(list, admin);
        expect(heads).toContain(`Wynik ${record}`);
      }
      expect((await save(small ?? 0, { [part.key]: null })).status).toBe(200);
      expect(key in (await read(small ?? 0)).custom).toBe(false);
    });

    test('what is written into it is found when somebody asks what is held of them [CUS-86]', async () => {
      const { key } = await field('long', {}, record);
      const name = `Gertruda Wierzbicka${record}`;
      await make({ [key]: `Rozmowa: ${name}` });
      const answer = await it.call(findPersonal, { as: admin, body: { text: name } });
      const places = JSON.stringify(answer.data.groups);
      expect(places).toContain(`${customTables[record].values}/`);
    });
  },
);
