import { numberOrder, rangeOrder } from '@zaplecze/contract/kit/lists/ranges';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, expect, test } from 'vitest';
import { customFieldsApp } from '../custom-fields.fixture.ts';

const { it, manager, field } = await customFieldsApp();
afterAll(() => it.close());

test.each([
  ['day', '2026-12-31', '2026-01-01', rangeOrder],
  ['moment', '2026-12-31', '2026-01-01', rangeOrder],
  ['decimal', '10', '9,5', numberOrder],
  ['money', '1 000', '200', numberOrder],
])(
  'a range of an own field of the kind %s that runs backwards is refused in words, as of any other [CUS-286]',
  async (kind, high, low, words) => {
    const { key } = await field(kind);
    const asked = (from: string, to: string) =>
      it.call(listClients, {
        as: manager,
        query: { filter: { [`custom.${key}.from`]: from, [`custom.${key}.to`]: to } },
      });
    expect((await asked(high, high)).status).toBe(200);
    const refused = await asked(high, low);
    expect([refused.status, refused.errors]).toEqual([400, { [`filter.custom.${key}.to`]: words }]);
  },
);
