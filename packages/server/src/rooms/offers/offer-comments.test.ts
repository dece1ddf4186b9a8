import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/offers/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { offersApp } from './offers.fixture.ts';

/* Answers, „Widziane” and former words on offers. */

let app: Awaited<ReturnType<typeof offersApp>>;
let offer: number;
beforeAll(async () => {
  app = await offersApp();
});
afterAll(() => app.it.close());
beforeEach(async () => {
  offer = (await app.create()).data.id;
  await sql`delete from notification`.execute(app.it.db);
});

const answer = (as: Someone | null, answers: number, comment = 'Jutro') =>
  app.it.call(contract.answerOffer, { as, params: { id: offer }, body: { comment, answers } });
const reword = (as: Someone, id: number, comment: string) =>
  app.it.call(contract.updateOfferComment, { as, params: { id }, body: { comment } });
const seen = (as: Someone, id: number, yes = true) =>
  app.it.call(contract.sayOfferCommentSeen, { as, params: { id }, body: { seen: yes } });
const before = async (id: number, as = app.stranger) =>
  (await app.it.call(contract.offerCommentHistory, { as, params: { id } })).data.list;
const comments = async (as = app.manager) => (await app.read(offer, as)).comments;
const said = async (comment: string, as = app.manager, more: object = {}): Promise<number> => {
  await app.comment(offer, { comment, ...more }, as);
  return (await comments()).at(-1)?.id ?? 0;
};
const told = async (as: Someone): Promise<string[]> =>
  (await app.it.call(listNotifications, { as, query: { perPage: 100 } })).data.list.list.map(
    ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
  );

test('an answer stands under the decision or comment that it answers, one level deep; its author is told so [OFF-70]', async () => {
  const decision = await said('Za drogo', app.seller, { offerStatus: 1 });
  const first = await answer(app.manager, decision, 'A przy 10 % mniej?');
  expect(first.status).toBe(200);
  const further = await answer(app.seller, first.data.id, 'Zapytam');
  expect((await comments()).map(({ id, answers, status }) => [id, answers, status.id])).toEqual([
    [decision, null, 1],
    [first.data.id, decision, 1],
    [further.data.id, decision, 1],
  ]);
  expect(await told(app.seller)).toEqual([
    `${app.manager.name} odpowiada na Twój komentarz: Audyt roczny`,
  ]);
  expect(await told(app.manager)).toContain(
    `${app.seller.name} odpowiada na Twój komentarz: Audyt roczny`,
  );
  expect((await app.read(offer)).status.id).toBe(1);
});

test('whoever decides, wrote there or is called there answers; others read [OFF-71]', async () => {
  const id = await said('Kiedy?', app.seller);
  expect((await answer(null, id)).status).toBe(401);
  expect((await answer(app.stranger, id)).status).toBe(403);
  expect((await app.read(offer, app.stranger)).mayAnswer).toBe(false);
  await said(`@[${app.stranger.id}], co Ty na to?`, app.seller);
  expect((await app.read(offer, app.stranger)).mayAnswer).toBe(true);
  expect((await answer(app.stranger, id)).status).toBe(200);
  const elsewhere = (await app.create()).data.id;
  await app.comment(elsewhere, { comment: 'Gdzie indziej' });
  const [other] = (await app.read(elsewhere)).comments;
  for (const one of [other?.id ?? 0, 999_999]) {
    expect((await answer(app.manager, one)).errors).toEqual({
      answers: 'Nie ma już komentarza, na który odpowiadasz',
    });
  }
  expect((await answer(app.manager, id, ' ')).errors).toEqual({
    comment: 'Komentarz jest wymagany',
  });
  expect((await answer(app.manager, id, '@[999999]')).errors).toEqual({
    comment: 'Nie ma takiej osoby',
  });
});

test('one says once that one has seen what another said, and takes it back; a call is answered by it [OFF-72, COM-22]', async () => {
  const id = await said(`@[${app.stranger.id}], zobacz`, app.seller);
  const call = async () => (await comments(app.stranger))[0]?.call ?? null;
  expect(await call()).not.toBeNull();
  expect((await seen(app.stranger, id)).status).toBe(200);
  expect((await seen(app.stranger, id)).status).toBe(200);
  expect(await call()).toBeNull();
  const names = async () => (await comments())[0]?.seen.map(({ name }) => name);
  expect(await names()).toEqual([app.stranger.name]);
  expect((await seen(app.seller, id)).status).toBe(403);
  expect((await seen(app.stranger, 999_999)).status).toBe(404);
  await seen(app.stranger, id, false);
  expect(await names()).toEqual([]);
});

test('author and managers change the words, not the decision; what was said before stays to be read [OFF-73]', async () => {
  const id = await said('Za drogo', app.seller, { offerStatus: 1 });
  expect((await reword(app.stranger, id, 'Nic')).status).toBe(403);
  expect((await reword(app.seller, id, 'Za drogo o 10 %')).status).toBe(200);
  expect((await reword(app.manager, id, `Za drogo, @[${app.stranger.id}]`)).status).toBe(200);
  expect((await reword(app.manager, id, `Za drogo, @[${app.stranger.id}]`)).status).toBe(200);
  const [one] = await comments();
  expect(one).toMatchObject({
    comment: `Za drogo, @[${app.stranger.id}]`,
    ...{ status: { id: 1 }, edited: { by: { id: app.manager.id } }, may: { edit: true } },
  });
  expect(await before(id)).toMatchObject([
    { by: { id: app.manager.id }, text: 'Za drogo o 10 %' },
    { by: { id: app.seller.id }, text: 'Za drogo' },
  ]);
  expect(await told(app.stranger)).toEqual([`${app.manager.name} wspomina o Tobie: Audyt roczny`]);
  await reword(app.seller, id, 'Za drogo');
  expect((await comments(app.stranger))[0]?.call).toBeNull();
  // A status that was set without words has none to change.
  await app.comment(offer, { offerStatus: 0 });
  const [, silent] = await comments();
  expect(silent?.may.edit).toBe(false);
  expect((await reword(app.manager, silent?.id ?? 0, 'x')).status).toBe(403);
});
