import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { type Dovecot, startDovecot } from '../../../test/peers/dovecot-peer.ts';
import { write } from '../../../test/written-letter.ts';
import { createLog } from '../operations/log.ts';
import { watchMailbox } from './mailbox.ts';

/** What a server that ends, or is very busy, does with a mailbox of a real mail server. */

let own: Awaited<ReturnType<typeof testDatabase>>;
let dovecot: Dovecot;
beforeAll(async () => {
  [own, dovecot] = await Promise.all([testDatabase(), startDovecot(process.env.TMPDIR ?? '/tmp')]);
});
afterAll(() => Promise.all([own.drop(), dovecot.end()]));

const place = (box: string) => ({ url: dovecot.url(box), db: own.db, log: createLog('silent') });
const letter = (text: string) => write({ from: 'a@b.example', to: 'c@d.example', text });
/** Far below the minute after which a mailbox is looked into without news. */
const soon = 20_000;

test(
  'a server that is told to end while it notes how reading went ends at once [MAI-07]',
  async () => {
    let stop: Promise<void> | undefined;
    const asked = Promise.withResolvers<void>();
    const watching = watchMailbox(place('koniec'), {
      take: async () => true,
      note: async () => {
        stop ??= watching.stop();
        asked.resolve();
      },
    });
    await asked.promise;
    await stop;
  },
  soon,
);

test(
  'letters that come while others are being taken are taken without waiting [MAI-03]',
  async () => {
    const [count, all] = [6, Promise.withResolvers<void>()];
    const taken: string[] = [];
    const watching = watchMailbox(place('ruch'), {
      take: async ({ raw }) => {
        taken.push(raw.toString());
        if (taken.length < count) await dovecot.deliver('ruch', letter(`Następny ${taken.length}`));
        else all.resolve();
        return true;
      },
      note: async () => undefined,
    });
    await dovecot.deliver('ruch', letter('Pierwszy'));
    await all.promise;
    await watching.stop();
    expect(taken).toHaveLength(count);
  },
  soon,
);
