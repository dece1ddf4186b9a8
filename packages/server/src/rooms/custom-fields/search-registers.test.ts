import { type FoundGroup, search } from '@zaplecze/contract/rooms/search/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { fieldsOn } from './custom-fields.fixture.ts';
import { recordsApp } from './records.fixture.ts';

/* Tasks, guests and parcels in Ctrl K, beside the records of search-records.test.ts. */

const { it, admin, ways } = await recordsApp();
afterAll(() => it.close());
const { field } = fieldsOn(it, admin);

/** What Ctrl K says of it: the notes of each record, by its id. */
async function found(q: string, as: Someone): Promise<[id: number, notes: string[]][]> {
  const { data } = await it.call(search, { as, query: { q } });
  return data.groups.flatMap(({ rows }: FoundGroup) =>
    rows.map(({ id, notes }) => [id, notes] as const),
  );
}

describe.each(['task', 'guest', 'parcel'] as const)('a record of the kind %s', (record) => {
  const { keeper, make, save } = ways[record];

  test('is found in Ctrl K by words and numbers of its own fields, and is told where they stand [CUS-115, CUS-116]', async () => {
    const mark = await field('text', { label: `Sygnatura ${record}` }, record);
    const weight = await field('decimal', { label: `Waga ${record}` }, record);
    const id = await make();
    await save(id, { [mark.key]: `XII GC 4411/26 ${record}`, [weight.key]: 4817.25 });
    for (const q of [`GC 4411/26 ${record}`, '4817,25'])
      expect((await found(q, keeper)).map(([one]) => one)).toContain(id);
    expect(await found(`gc 4411/26 ${record}`, keeper)).toEqual([
      [id, expect.arrayContaining([`Sygnatura ${record}: XII GC 4411/26 ${record}`])],
    ]);
    await save(id, { [weight.key]: null });
  });

  test('is not found by a field that one does not see, or that is archived [CUS-117]', async () => {
    const hidden = await field(
      'text',
      { label: `Skryte ${record}`, sees: 'admin', edits: 'admin' },
      record,
    );
    const id = await make();
    await save(id, { [hidden.key]: `zagadka-${record}` }, admin);
    expect(await found(`zagadka-${record}`, keeper)).toEqual([]);
    const seen = (await found(`zagadka-${record}`, admin)).map(([one]) => one);
    expect(seen).toContain(id);
    await hidden.change({ archived: true });
    expect(await found(`zagadka-${record}`, admin)).toEqual([]);
  });
});
