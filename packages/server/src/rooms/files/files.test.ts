import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { createDocument } from '@zaplecze/contract/rooms/documents/calls';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let owner: Someone;
let stranger: Someone;

beforeAll(async () => {
  it = await testApp();
  [owner, stranger] = await Promise.all([it.signIn(), it.signIn()]);
});
afterAll(() => it.close());

const download = (id: number, options: { token?: string; query?: string } = {}) =>
  it.app.inject({
    url: `/api/media/download/id/${id}/cokolwiek${options.query ? `?access-token=${options.query}` : ''}`,
    headers: options.token ? { 'access-token': options.token } : {},
  });

test('an upload answers the file and comes back as it was, as an attachment with its Polish name [FIL-11]', async () => {
  const id = await it.upload(owner, 'żółć.pdf', '%PDF-1.4 zażółć');
  const answer = await download(id, { token: owner.token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('%PDF-1.4 zażółć');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`attachment; filename="`);
  expect(answer.headers['content-disposition']).toContain("UTF-8''%C5%BC%C3%B3%C5%82%C4%87.pdf");
});

test('the kind of a file is read from its bytes, not from its name [FIL-12]', async () => {
  const id = await it.upload(owner, 'strona.html', '<html><script>alert(1)</script>');
  const answer = await download(id, { token: owner.token });
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('a file that hangs nowhere is its uploader’s alone [FIL-10]', async () => {
  const id = await it.upload(owner);
  expect((await download(id, { token: stranger.token })).statusCode).toBe(403);
  expect((await download(id)).statusCode).toBe(401);
  expect((await it.call(fileTicket, { as: stranger, params: { id } })).status).toBe(403);
});

test('a file that hangs on a kind of record that has no rule is nobody’s [FIL-10]', async () => {
  const admin = await it.signIn('ROLE_ADMIN');
  const id = await it.upload(owner);
  for (const attachedTo of ['nieznane', 'toString', 'constructor']) {
    await it.db
      .updateTable('file')
      .set({ attachedTo, attachedId: 1 })
      .where('id', '=', id)
      .execute();
    for (const someone of [owner, admin]) {
      expect((await download(id, { token: someone.token })).statusCode).toBe(403);
      expect((await preview(id, someone)).statusCode).toBe(403);
      expect((await it.call(fileTicket, { as: someone, params: { id } })).status).toBe(403);
    }
  }
});

test('a ticket opens one file without the session’s token, and no other file [FIL-13]', async () => {
  const id = await it.upload(owner);
  const other = await it.upload(owner);
  const { data } = await it.call(fileTicket, { as: owner, params: { id } });
  const ticket = new URL(data.path, 'http://x').searchParams.get('access-token') ?? '';
  expect((await it.app.inject({ url: data.path })).statusCode).toBe(200);
  expect((await download(other, { query: ticket })).statusCode).toBe(401);
  expect((await download(id, { query: `${ticket.slice(0, -3)}AAA` })).statusCode).toBe(401);
});

test('the session’s token opens a download from the query too [FIL-13]', async () => {
  const id = await it.upload(owner);
  expect((await download(id, { query: owner.token })).statusCode).toBe(200);
});

test('a file that does not exist is 404 [FIL-15]', async () => {
  expect((await download(999_999, { token: owner.token })).statusCode).toBe(404);
  expect((await it.call(fileTicket, { as: owner, params: { id: 999_999 } })).status).toBe(404);
});

test('an upload without a file is refused [FIL-03]', async () => {
  const response = await it.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { 'access-token': owner.token },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toEqual({ file: 'Plik jest wymagany' });
});

const preview = (id: number | string, as?: Someone) =>
  it.app.inject({
    url: `/api/media/preview/id/${id}`,
    headers: as ? { 'access-token': as.token } : {},
  });

test('a page is given PDFs, and nothing that could run in a window of its own [FIL-16]', async () => {
  const id = await it.upload(owner, 'umowa.pdf', '%PDF-1.4 x');
  const answer = await preview(id, owner);
  expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.4 x']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

test('a picture is painted anew for the page [FIL-16]', async () => {
  const { default: sharp } = await import('sharp');
  const png = await sharp({
    create: { width: 3000, height: 10, channels: 3, background: '#0b6e75' },
  })
    .png()
    .toBuffer();
  const answer = await preview(await it.upload(owner, 'obraz.png', png), owner);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1600);
});

test('a strip that would keep the decoder for minutes is kept as it is, and only downloaded [FIL-90]', async () => {
  const { default: sharp } = await import('sharp');
  const strip = { width: 1, height: 60_000, channels: 3 as const, background: '#0b6e75' };
  const png = await sharp({ create: strip }).png().toBuffer();
  const id = await it.upload(owner, 'pasek.png', png);
  expect((await preview(id, owner)).statusCode).toBe(415);
});

test('a preview asks for the right to read, and other kinds are only downloaded [FIL-10, FIL-16]', async () => {
  const id = await it.upload(owner, 'umowa.pdf');
  expect((await preview(id)).statusCode).toBe(401);
  expect((await preview(id, stranger)).statusCode).toBe(403);
  expect((await preview(999_999, owner)).statusCode).toBe(404);
  expect((await preview('1x', owner)).statusCode).toBe(404);
  const page = await it.upload(owner, 'strona', '<html><script>alert(1)</script>');
  expect((await preview(page, owner)).statusCode).toBe(415);
});

const page = '<!doctype html><script>alert(document.domain)</script>';
test.each([
  ['strona.html', page],
  ['strona', page],
  ['rysunek.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  [
    'rysunek.xml',
    '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>',
  ],
  ['skrypt.js', 'alert(1)'],
  ['umowa.pdf', `%PDF-1.4 ${page}`],
  ['umowa.pdf.html', `${page} %PDF-1.4`],
  ['a"; inline; x=".html', page],
  ['\u202elmth.pdf', `%PDF-1.4 ${page}`],
])('%s, whatever it is, opens in no window of the product’s [FIL-12]', async (name, content) => {
  const id = await it.upload(owner, name, content);
  const { data } = await it.call(fileTicket, { as: owner, params: { id } });
  for (const answer of [
    await download(id, { token: owner.token }),
    await it.app.inject({ url: data.path }),
    await preview(id, owner),
  ]) {
    if (answer.statusCode === 415) continue;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment(;|$)/);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-type']).not.toMatch(/html|svg|xml|script/);
  }
});

test('encoded content of more than ten megabytes is refused on its field [FIL-20]', async () => {
  const admin = await it.signIn('ROLE_ADMIN');
  const kind = { name: 'Pismo', color: '#112233' };
  const made = await it.call(dictionaryCalls.documentType.create, { as: admin, body: kind });
  const send = (bytes: number) => {
    const content = Buffer.alloc(bytes, 'x').toString('base64');
    const body = { type: made.data.id, file: `data:text/plain;base64,${content}` };
    return it.call(createDocument, { as: owner, body });
  };
  const large = await send(10 * 1024 * 1024 + 1);
  expect(large.errors).toEqual({ file: 'Plik jest za duży' });
  expect((await send(10 * 1024 * 1024)).status).toBe(200);
});
