import { getWholeLetter } from '@zaplecze/contract/rooms/letters/calls';
import { saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import { answerOffer } from '@zaplecze/contract/rooms/offers/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDovecot } from '../../../test/peers/dovecot-peer.ts';
import { write } from '../../../test/written-letter.ts';
import { offersApp } from '../offers/offers.fixture.ts';
import { mailOf } from './letters.fixture.ts';

let app: Awaited<ReturnType<typeof offersApp>>;
let mail: ReturnType<typeof mailOf>;
beforeAll(async () => {
  app = await offersApp();
  mail = mailOf(app.it, await startDovecot(process.env.TMPDIR ?? '/tmp'), 'oferty');
});
afterAll(() => mail.close());

test('an answer to a notice about an offer stands under what was said there; files to a closed offer wait with the letter [MAI-01, MAI-20, MAI-23]', async () => {
  const { it, manager, seller } = app;
  const kinds = ['offerComment', 'commentAnswer'].map((kind) => ({
    kind,
    push: false,
    mail: true,
  }));
  await it.call(saveChannels, { as: seller, body: { kinds, digest: false } as never });
  const offer = (await app.create()).data.id;
  await app.comment(offer, { comment: 'Ile to potrwa?' }, seller);
  const [first] = (await app.read(offer)).comments;
  const asked = { comment: 'A z audytem?', answers: first?.id ?? 0 };
  await it.call(answerOffer, { as: manager, params: { id: offer }, body: asked });
  const { email, replyTo: to, text } = await mail.lastTo(seller);
  expect(text).toContain('\n  A z audytem?\n');

  await mail.arrive(write({ from: email, to, text: 'Dwa miesiące.' }));
  const said = (await app.read(offer)).comments;
  expect(said.at(-1)).toMatchObject({ comment: 'Dwa miesiące.', answers: first?.id });
  expect(said.at(-1)?.createdBy?.id).toBe(seller.id);
  // The whole letter is a click away, for whoever reads the offer.
  const quoted = 'Trzy.\n\nW dniu 26.11.2026 o 10:00, Zaplecze pisze:\n> A z audytem?';
  await mail.arrive(write({ from: email, to, text: quoted }));
  const answer = (await app.read(offer)).comments.at(-1);
  expect(answer?.comment).toBe('Trzy.');
  const whole = await it.call(getWholeLetter, {
    ...{ as: seller, params: { id: answer?.letter ?? 0 } },
  });
  expect(whole.data.letter).toMatchObject({ text: quoted, files: [{ fileName: 'list.eml' }] });
  expect(said[0]?.letter).toBeNull();

  await app.comment(offer, { comment: 'Za drogo', offerStatus: 1 });
  const files = [{ name: 'wycena.txt', type: 'text/plain', content: Buffer.from('wycena') }];
  await mail.arrive(write({ from: email, to, text: 'W załączeniu.', files }));
  expect((await app.read(offer)).comments.map(({ comment }) => comment)).not.toContain(
    'W załączeniu.',
  );
  const waiting = await it.db
    .selectFrom('incomingLetter as l')
    .innerJoin('file as f', (on) =>
      on
        .onRef('f.attachedId', '=', 'l.id')
        .on('f.attachedTo', 'in', ['incomingLetter', 'letterWhole']),
    )
    .select(['l.status', 'f.fileName'])
    .where('l.status', '=', 0)
    .orderBy('f.fileName')
    .execute();
  expect(waiting).toEqual([
    { status: 0, fileName: 'list.eml' },
    { status: 0, fileName: 'wycena.txt' },
  ]);
});
