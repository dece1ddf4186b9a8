import type { Shape } from './text-shapes.ts';

/*
 * Whole bodies, whatever the call expects: as the bytes that go over the wire, for much of it no JSON.stringify writes.
 */

const fields = (count: number, value = '1') =>
  `{${Array.from({ length: count }, (_, at) => `"pole${at}":${value}`).join(',')}}`;

const json = 'application/json';

export type RequestBody = {
  type: string;
  payload: string | Buffer;
  headers?: Record<string, string>;
};

const body = (payload: string): RequestBody => ({ type: json, payload });

export const bodyShapes: Shape<RequestBody>[] = [
  { name: '80 000 unknown fields', make: () => body(fields(60_000)), sharp: true },
  { name: '15 000 unknown fields', make: () => body(fields(15_000)), sharp: true },
  { name: '500 unknown fields', make: () => body(fields(500)) },
  { name: 'unknown fields of long names', make: () => body(`{"${'x'.repeat(900_000)}":1}`) },
  { name: 'unknown fields of nulls', make: () => body(fields(60_000, 'null')) },
  {
    name: 'nested 100 000 deep',
    make: () => body('['.repeat(100_000) + ']'.repeat(100_000)),
    sharp: true,
  },
  {
    name: 'objects 50 000 deep',
    make: () => body(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
    sharp: true,
  },
  { name: 'unclosed', make: () => body('['.repeat(500_000)) },
  { name: 'a list of 200 000', make: () => body(`[${'1,'.repeat(200_000)}1]`) },
  { name: 'a list of empty objects', make: () => body(`[${'{},'.repeat(200_000)}{}]`) },
  { name: 'the same field 80 000 times', make: () => body(`{${'"a":1,'.repeat(80_000)}"a":1}`) },
  { name: '__proto__', make: () => body('{"__proto__":{"admin":true}}') },
  { name: 'constructor', make: () => body('{"constructor":{"prototype":{"admin":true}}}') },
  { name: 'toString', make: () => body('{"toString":1,"hasOwnProperty":2,"valueOf":3}') },
  { name: 'a number of 500 000 digits', make: () => body(`{"a":${'9'.repeat(500_000)}}`) },
  { name: 'escapes without end', make: () => body(`{"a":"${'\\u0061'.repeat(100_000)}"}`) },
  { name: 'nothing', make: () => body('') },
  { name: 'spaces', make: () => body(' '.repeat(900_000)) },
  { name: 'no JSON', make: () => body('{'.repeat(100)) },
  {
    name: 'UTF-16',
    make: () => ({
      type: `${json}; charset=utf-16`,
      payload: Buffer.from('{"a":1}', 'utf16le'),
    }),
  },
  {
    name: 'UTF-7',
    make: () => ({ type: `${json}; charset=utf-7`, payload: '+AHs-"a":1+AH0-' }),
  },
  { name: 'bytes of no charset', make: () => ({ type: json, payload: Buffer.alloc(1_000, 0xff) }) },
  {
    name: 'a form of 60 000 fields',
    make: () => ({
      type: 'application/x-www-form-urlencoded',
      payload: 'a=1&'.repeat(60_000),
    }),
  },
  {
    name: 'packed',
    make: () => ({
      type: json,
      payload: Buffer.alloc(64),
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  {
    name: 'a kind of many parts',
    make: () => ({ type: `${json}${';a=b'.repeat(5_000)}`, payload: '{}' }),
  },
];

/** What stands where a list, an object, a number or a file belongs. */
export const valueShapes: Shape<unknown>[] = [
  { name: 'a list of 15 000 numbers', make: () => Array(15_000).fill(1), sharp: true },
  { name: 'a list of 15 000 texts', make: () => Array(15_000).fill('x') },
  { name: 'a list of 8 000 objects', make: () => Array.from({ length: 8_000 }, () => ({})) },
  {
    name: 'a list of ids that differ',
    make: () => Array.from({ length: 15_000 }, (_, at) => at + 1),
  },
  {
    name: 'an object of 15 000 fields',
    make: () => Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`a${at}`, at])),
    sharp: true,
  },
  {
    name: 'an object of objects',
    make: () => JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  },
  { name: 'the largest number', make: () => Number.MAX_VALUE },
  { name: 'past a whole number', make: () => 2 ** 53 },
  { name: 'past an id', make: () => 2_147_483_648 },
  { name: 'below nothing', make: () => -1 },
  { name: 'the smallest part', make: () => 5e-324 },
  { name: 'true', make: () => true },
  { name: 'null', make: () => null },
];

/** Query strings of no call's own. */
export const queryShapes: Shape<string>[] = [
  {
    name: '5 000 unknown names',
    make: () => Array.from({ length: 5_000 }, (_, at) => `a${at}=1`).join('&'),
    sharp: true,
  },
  { name: 'one name 10 000 times', make: () => 'a[]=1&'.repeat(9_000) },
  { name: 'nested names', make: () => `a${'[a]'.repeat(15_000)}=1`, sharp: true },
  { name: 'a sparse list', make: () => 'filter[status][999999999]=1' },
  {
    name: 'a filter of 20 000 values',
    make: () => `filter[status]=${'1,'.repeat(25_000)}`,
    sharp: true,
  },
  { name: 'a filter of a prototype', make: () => 'filter[__proto__][a]=1&filter[constructor]=1' },
  { name: 'a search of 15 000 words', make: () => `search=${'a+'.repeat(25_000)}`, sharp: true },
  { name: 'a search of wildcards', make: () => `search=${'%25a%5F'.repeat(6_000)}` },
  { name: 'a search of one letter', make: () => 'search=a&perPage=100' },
  { name: 'percent signs', make: () => '%'.repeat(50_000) },
  { name: 'a page far away', make: () => 'page=999999999&perPage=100' },
  { name: 'sorts', make: () => 'sort=id&'.repeat(8_000) },
];
