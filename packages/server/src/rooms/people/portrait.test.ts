import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { type PeopleApp, peopleApp } from './people.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6E75' } })
    .withExif({ IFD0: { Copyright: 'Tajne dane aparatu' } })
    .png()
    .toBuffer();

async function send(as: Someone, content: Buffer | string, name = 'ja.png'): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([content as never]), name);
  const encoded = new Response(form);
  const response = await it.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: {
      'access-token': as.token,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return response.json().data.file.id;
}
const set = (as: Someone, id: number, picture: unknown) =>
  it.call(updatePerson, { as, params: { id }, body: { picture } });

test('a portrait is a small square JPEG without the camera’s data, shown by its key [PEO-14]', async () => {
  const raw = await send(it.owner, await photo(1200, 800));
  expect((await set(it.owner, it.owner.id, raw)).status).toBe(200);
  const { picture } = await it.read(it.owner.id);
  const shown = await it.app.inject({ url: picture?.path ?? '' });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect(shown.headers['content-disposition']).toContain('inline');
  const made = await sharp(shown.rawPayload).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
  expect(shown.rawPayload.toString('latin1')).not.toContain('Tajne');
  const loose = it.db.selectFrom('file').select('id').where('id', '=', raw);
  expect(await loose.execute()).toEqual([]);
});

test('a new portrait takes the place of the former; null takes it away [PEO-15]', async () => {
  const files = async () =>
    it.db
      .selectFrom('file')
      .select('id')
      .where('attachedTo', '=', 'person')
      .where('attachedId', '=', it.stranger.id)
      .execute();
  const data = `data:image/png;base64,${(await photo(50, 50)).toString('base64')}`;
  expect((await set(it.manager, it.stranger.id, data)).status).toBe(200);
  const first = (await it.read(it.stranger.id)).picture;
  await set(it.stranger, it.stranger.id, first?.id);
  expect((await it.read(it.stranger.id)).picture).toEqual(first);
  await set(it.stranger, it.stranger.id, await send(it.stranger, await photo(400, 400)));
  expect((await it.read(it.stranger.id)).picture?.id).not.toBe(first?.id);
  expect(await files()).toHaveLength(1);
  await set(it.stranger, it.stranger.id, null);
  expect((await it.read(it.stranger.id)).picture).toBeNull();
  expect(await files()).toHaveLength(0);
});

test('what is no picture is refused on its field; another’s upload is 404 [PEO-14]', async () => {
  const message = 'Wybierz zdjęcie w formacie JPG, PNG, HEIC, WebP albo GIF';
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'to nie obraz']) {
    const answer = await set(it.owner, it.owner.id, await send(it.owner, content, 'rysunek.svg'));
    expect(answer.errors).toEqual({ picture: message });
  }
  const foreign = await send(it.stranger, await photo(10, 10));
  expect((await set(it.owner, it.owner.id, foreign)).status).toBe(404);
});
