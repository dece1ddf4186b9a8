import type { SentFile } from './file-shapes.ts';
import type { RequestBody } from './json-shapes.ts';
import type { Shape } from './text-shapes.ts';

/* Forms (multipart) that are none, or more than one. */

const edge = 'granica';
const type = `multipart/form-data; boundary=${edge}`;
const head = (name: string) => `Content-Disposition: form-data; name="file"; filename="${name}"`;
const part = (heads: string, content = 'x') => `--${edge}\r\n${heads}\r\n\r\n${content}\r\n`;
const end = `--${edge}--\r\n`;
const form = (payload: string): RequestBody => ({ type, payload });

/** A file in a form as a browser sends it. */
export const formOf = ({ name, content }: SentFile): RequestBody => ({
  type,
  payload: Buffer.concat([
    Buffer.from(`--${edge}\r\n${head(name)}\r\n\r\n`),
    content,
    Buffer.from(`\r\n${end}`),
  ]),
});

export const formShapes: Shape<RequestBody>[] = [
  { name: 'form: no boundary', make: () => ({ type: 'multipart/form-data', payload: 'x' }) },
  {
    name: 'form: another boundary',
    make: () => ({ type, payload: part(head('a.csv')).replaceAll(edge, 'inna') }),
  },
  {
    name: 'form: a boundary of 20 000 signs',
    make: () => ({ type: `${type}${'b'.repeat(20_000)}`, payload: 'x'.repeat(500_000) }),
    sharp: true,
  },
  {
    name: 'form: 20 000 parts',
    make: () => form(part(head('a.csv')).repeat(8_000) + end),
    sharp: true,
  },
  {
    name: 'form: 30 000 fields',
    make: () => form(part('Content-Disposition: form-data; name="a"').repeat(10_000) + end),
    sharp: true,
  },
  {
    name: 'form: 20 000 headers of a part',
    make: () => form(part('A: b\r\n'.repeat(20_000)) + end),
    sharp: true,
  },
  {
    name: 'form: a header of 900 000 signs',
    make: () => form(part(`A: ${'b'.repeat(900_000)}`) + end),
  },
  { name: 'form: broken off', make: () => form(part(head('a.csv')).slice(0, -3)) },
  {
    name: 'form: edges that are almost one',
    make: () => form(part(head('a.csv'), `\r\n--granic`.repeat(80_000)) + end),
    sharp: true,
  },
  { name: 'form: line ends', make: () => form(part(head('a.csv'), '\r\n'.repeat(300_000)) + end) },
  {
    name: 'form: a form in it',
    make: () => form(part(`${head('a.csv')}\r\nContent-Type: ${type}`, part(head('b.csv'))) + end),
  },
  {
    name: 'form: base64 that is none',
    make: () =>
      form(
        part(`${head('a.csv')}\r\nContent-Transfer-Encoding: base64`, '!'.repeat(100_000)) + end,
      ),
  },
  {
    name: 'form: a charset of none',
    make: () =>
      form(part(`${head('a.csv')}\r\nContent-Type: text/csv; charset=utf-7`, '+AHs-') + end),
  },
  {
    name: 'form: a name of 500 000 signs',
    make: () => form(part(head('ż'.repeat(250_000))) + end),
  },
  {
    name: 'form: a name of parts',
    make: () =>
      form(
        part(
          `Content-Disposition: form-data; name="file"${"; filename*0*=utf-8''a".repeat(9_000)}`,
        ) + end,
      ),
    sharp: true,
  },
  {
    name: 'form: quotes without end',
    make: () => form(part(`Content-Disposition: form-data; name="${'\\"'.repeat(7_000)}`) + end),
  },
  {
    name: 'form: __proto__',
    make: () => form(part('Content-Disposition: form-data; name="__proto__"') + end),
  },
  {
    name: 'form: none, but JSON',
    make: () => ({ type: 'application/json', payload: '{"file":1}' }),
  },
];
