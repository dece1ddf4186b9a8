import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormName, formsWithLists } from './elements.fixture.ts';
import { companyOfTwo } from './merge.fixture.ts';

let house: Awaited<ReturnType<typeof companyOfTwo>>;
beforeAll(async () => {
  house = await companyOfTwo();
});
afterAll(() => house.it.close());

const lists = Object.entries(formsWithLists).flatMap(([name, collections]) =>
  Object.entries(collections).map(([field, elements]) => ({
    name: name as FormName,
    field,
    elements,
  })),
);
const rows = lists.filter(({ elements }) => elements.kind === 'rows');
/** A project has exactly one service; rules follow the tasks of their procedure. */
const fixed = (name: FormName, field: string) => name === 'project' || field === 'steps';
const growing = lists.filter(({ name, field }) => !fixed(name, field));

type Row = Record<string, unknown> & { id?: number };
/** Which element of a list it is, whatever ids and defaults it has got. */
const shown = (list: unknown[]) =>
  list.map((one) => {
    if (typeof one !== 'object' || one === null) return one;
    const { lastName, type, dateFrom, task } = one as Row;
    return lastName ?? task ?? type ?? (dateFrom as string).slice(0, 7);
  });
/** A value of a field; of an instant the moment, however it is written. */
const plain = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-.*T/.test(value) ? Date.parse(value) : value;
const sorted = (list: unknown[]) => [...list].sort();

test('every list of every form has its case', () => {
  for (const { name, field } of lists) expect(house.cases[name], name).toHaveProperty(field);
});

describe.each(growing)('two people in $field of $name', ({ name, field }) => {
  test('what both add stays [HIS-11]', async () => {
    const { elements, read, list, save } = await house.open(name, field);
    const [mine, others] = elements.added as [unknown, unknown];
    const opened = await read();
    const before = opened.form[field] as unknown[];
    expect((await save(house.anna, [...before, mine], opened.version)).status).toBe(200);
    const late = await save(house.piotr, [...before, others], opened.version);
    expect(late.status).toBe(200);
    const after = shown(await list());
    expect(sorted(after)).toEqual(sorted(shown([...before, mine, others])));
  });

  test('what one takes away stays away, what the other adds comes [HIS-11]', async () => {
    const { elements, read, list, save } = await house.open(name, field);
    const [, others] = elements.added as [unknown, unknown];
    const opened = await read();
    const [first, ...rest] = opened.form[field] as unknown[];
    expect((await save(house.anna, rest, opened.version)).status).toBe(200);
    expect((await save(house.piotr, [first, ...rest, others], opened.version)).status).toBe(200);
    expect(sorted(shown(await list()))).toEqual(sorted(shown([...rest, others])));
  });
});

describe.each(rows)('two people in the records in $field of $name', ({ name, field, elements }) => {
  const keyOf = (row: Row) =>
    elements.kind === 'rows' ? elements.key.map((part) => row[part]).join('/') : '';

  async function opened() {
    const record = await house.open(name, field);
    const { version, form } = await record.read();
    const [first, second] = form[field] as [Row, Row];
    const part = record.elements.part as { name: string; values: [unknown, unknown] };
    return { ...record, version, first, second, part };
  }

  test('changes of two elements both stay [HIS-12]', async () => {
    const { version, first, second, part, list, save } = await opened();
    const [mine, others] = part.values;
    const mineFirst = [{ ...first, [part.name]: mine }, second];
    expect((await save(house.anna, mineFirst, version)).status).toBe(200);
    const otherSecond = [first, { ...second, [part.name]: others }];
    const late = await save(house.piotr, otherSecond, version);
    expect([late.status, late.errors]).toEqual([200, undefined]);
    const [a, b] = (await list()) as [Row, Row];
    const found = [a, b].map((row) => [keyOf(row), plain(row[part.name])]);
    expect(found.find(([key]) => key === keyOf(first))?.[1]).toBe(plain(mine));
    expect(found.find(([key]) => key === keyOf(second))?.[1]).toBe(plain(others));
  });

  test('the same field of an element changed by both is asked about, in words [HIS-13]', async () => {
    const { version, first, second, part, list, save, elements: known } = await opened();
    const [theirs, yours] = part.values;
    await save(house.anna, [{ ...first, [part.name]: theirs }, second], version);
    const late = await save(house.piotr, [{ ...first, [part.name]: yours }, second], version);
    const path = `${field}.${keyOf(first)}.${part.name}`;
    expect([late.status, Object.keys(late.json.conflicts)]).toEqual([409, [path]]);
    const found = late.json.conflicts[path];
    expect([plain(found.theirs), plain(found.yours)]).toEqual([plain(theirs), plain(yours)]);
    expect(late.json.about[path]).toMatchObject({
      subject: known.subject,
      by: { id: house.anna.id, name: house.anna.name },
      at: expect.stringMatching(/^\d{4}-/),
    });
    const after = (await list()).find((row) => keyOf(row) === keyOf(first));
    expect(plain(after?.[part.name])).toBe(plain(theirs));
  });

  test.skipIf(fixed(name, field))(
    'an element that one took away and the other changed is asked about [HIS-14]',
    async () => {
      const { version, first, second, part, list, save } = await opened();
      expect((await save(house.anna, [second], version)).status).toBe(200);
      const changed = [{ ...first, [part.name]: part.values[0] }, second];
      const late = await save(house.piotr, changed, version);
      const path = `${field}.${keyOf(first)}`;
      expect([late.status, Object.keys(late.json.conflicts)]).toEqual([409, [path]]);
      expect(late.json.conflicts[path].theirs).toBeNull();
      expect(late.json.about[path].words.theirs).toEqual({ removed: true });
      expect(await list()).toHaveLength(1);
    },
  );

  test.skipIf(fixed(name, field))(
    'an element that one changed and the other took away is not lost [HIS-14]',
    async () => {
      const { version, first, second, part, list, save } = await opened();
      const changed = [{ ...first, [part.name]: part.values[0] }, second];
      expect((await save(house.anna, changed, version)).status).toBe(200);
      const late = await save(house.piotr, [second], version);
      const path = `${field}.${keyOf(first)}`;
      expect([late.status, Object.keys(late.json.conflicts)]).toEqual([409, [path]]);
      expect(late.json.conflicts[path].yours).toBeNull();
      expect(await list()).toHaveLength(2);
    },
  );
});

test('two who chose another service of a project have a question to answer', async () => {
  const { read, save, elements } = await house.open('project', 'services');
  const { version } = await read();
  const [, other] = elements.standing;
  expect((await save(house.anna, [other], version)).status).toBe(200);
  expect((await save(house.piotr, [elements.standing[0]], version)).status).toBe(200);
  expect((await read()).form.services).toEqual([other]);
});
