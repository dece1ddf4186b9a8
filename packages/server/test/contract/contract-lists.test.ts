import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { maxId } from '@zaplecze/contract/kit/fields/fields';
import { list } from '@zaplecze/contract/kit/lists/list';
import { filterSchema, pageIo } from '@zaplecze/contract/kit/lists/list.schemas';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accepts, parseField, refuses, wrong } from '../field-results.ts';

describe('a filter', () => {
  test.each([
    ['1', accepts([1])],
    ['1,2,1', accepts([1, 2])],
    [['1', '2,3'], accepts([1, 2, 3])],
    [0, accepts([0])],
    ['', accepts([])],
    [',', accepts([])],
    ['1,a', wrong],
    ['-1', wrong],
    [String(maxId + 1), wrong],
    [Array.from({ length: 1001 }, (_, at) => at), wrong],
  ])('by ids (case %#)', (value, expected) =>
    expect(parseField(filterSchema('ids'), value)).toEqual(expected),
  );

  test.each([
    ['1', accepts(true)],
    [1, accepts(true)],
    [true, accepts(true)],
    ['0', accepts(false)],
    [0, accepts(false)],
    ['true', wrong],
    ['', wrong],
    [2, wrong],
  ])('by a switch of %j', (value, expected) =>
    expect(parseField(filterSchema('flag'), value)).toEqual(expected),
  );

  test.each([
    ['7', accepts(7)],
    [1, accepts(1)],
    ['0', wrong],
    ['366', wrong],
    ['7.5', wrong],
    ['', wrong],
  ])('by a number from 1 to 365 of %j', (value, expected) =>
    expect(parseField(filterSchema({ min: 1, max: 365 }), value)).toEqual(expected),
  );

  test.each([
    ['2026-11-25', accepts('2026-11-25')],
    ['25.11.2026', accepts('2026-11-25')],
    ['31.11.2026', refuses('Nieprawidłowa data, wpisz np. 25.11.2026')],
    ['', refuses('Nieprawidłowa data, wpisz np. 25.11.2026')],
  ])('by a day of %j', (value, expected) =>
    expect(parseField(filterSchema('day'), value)).toEqual(expected),
  );

  test('by words of at most two hundred letters', () => {
    expect(parseField(filterSchema('text'), ' żagiel ')).toEqual(accepts('żagiel'));
    expect(parseField(filterSchema('text'), 'x'.repeat(201))).toEqual(
      refuses('Najwyżej 200 znaków'),
    );
  });
});

describe('a list’s query', () => {
  const { query } = pageIo({
    summary: 'Lista',
    rows: z.object({}),
    list: list({
      sort: ['name', 'created'],
      defaultSort: 'created',
      defaultOrder: 'desc',
      filters: { type: 'ids', dateFrom: 'day', dateTo: 'day' },
    }),
  });
  const unasked = { page: 1, perPage: 10, sort: 'created', filter: {} };

  test.each([
    [{}, unasked],
    [
      { page: '2', perPage: 100 },
      { ...unasked, page: 2, perPage: 100 },
    ],
    [
      { sort: 'name', order: 'asc' },
      { ...unasked, sort: 'name', order: 'asc' },
    ],
    [{ filter: { type: '1,2' } }, { ...unasked, filter: { type: [1, 2] } }],
    [{ search: ' a ' }, { ...unasked, search: 'a' }],
  ])('%j is asked as %j', (asked, expected) => expect(query.parse(asked)).toEqual(expected));

  test.each([
    [{ page: 0 }, 'page'],
    [{ perPage: 101 }, 'perPage'],
    [{ sort: 'type' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ filter: { nic: 1 } }, 'filter.nic'],
    [{ nic: 1 }, 'nic'],
    [{ filter: { dateFrom: '2026-11-02', dateTo: '2026-11-01' } }, 'filter.dateTo'],
  ])('%j is refused on %s', (asked, field) => {
    const { error } = query.safeParse(asked);
    expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
  });
});
