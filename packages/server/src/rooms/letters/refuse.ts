import { emailKey } from '@zaplecze/contract/kit/fields/clean';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { composeLetter } from '../../kit/mail/letter.ts';
import { sendMail } from '../../kit/mail/mail-task.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { ParsedLetter } from '../../kit/parsing/letter/incoming.ts';
import { isKnownSender, wasSenderNotified } from './letters.queries.ts';
import { noteLetter } from './letters.save.ts';
import { hangFiles, keepFiles, type LetterContext } from './store-files.ts';

function refusal({ productName }: Config, { from, subject }: ParsedLetter, why: string) {
  return {
    to: from.address,
    subject: `${productName}: nie przyjęto listu „${subject}”`,
    ...composeLetter(productName, {
      words: [`Nie mogliśmy przyjąć Twojego listu „${subject}”.`, `Powód: ${why}.`],
      notes: ['Odpowiedz na powiadomienie z adresu, na który przyszło, albo napisz w programie.'],
    }),
  };
}

/**
 * Stores a letter as refused, whole and with its files: an administrator may still create something from it. The
 * sender gets an answer where that is safe (`tell`): a known person, or the holder of an address that we have signed,
 * at most once a day; letters of programs get none (`silently`).
 */
export async function refuse(
  taking: LetterContext,
  reason: string,
  { tell = false, silently = false }: { tell?: boolean; silently?: boolean } = {},
): Promise<false> {
  const { world, letter, received } = taking;
  const { db, config } = world;
  const stored = await keepFiles(taking);
  await db.transaction().execute(async (tx) => {
    const { address } = letter.from;
    // No letter goes to an address whose signs are shown by their numbers.
    const isPlain = emailKey(address) !== null && !address.includes('[');
    const safe = isPlain && !silently && (tell || (await isKnownSender(tx, address)));
    const isAnswered = safe && !(await wasSenderNotified(tx, address));
    const noted = {
      status: letterStatus.refused,
      reason,
      told: isAnswered,
      leftFiles: stored.left.join(', '),
    };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return;
    await hangFiles(tx, stored, id);
    if (isAnswered) await enqueue(tx, sendMail, refusal(config, letter, reason));
  });
  return false;
}
