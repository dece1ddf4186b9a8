import { emailKey } from '@zaplecze/contract/kit/fields/clean';
import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { composeLetter } from '../../kit/mail/letter.ts';
import { sendMail } from '../../kit/mail/mail-task.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Incoming } from '../../kit/parsing/letter/incoming.ts';
import { hangFiles, keepFiles, type Taking } from './keeping.ts';
import { isKnownSender, wasTold } from './letters.queries.ts';
import { noteLetter } from './letters.save.ts';

function refusal({ productName }: Config, { from, subject }: Incoming, why: string) {
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
 * Notes a letter as refused, whole and with its files: an administrator may still make something of it. Its sender is told where that is safe: somebody we know, or who holds an address that we
 * have signed (`tell`), at most once a day; what programs write is answered by nobody (`silently`).
 */
export async function refuse(
  taking: Taking,
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
    const told = safe && !(await wasTold(tx, address));
    const noted = { status: letterStatus.refused, reason, told, leftFiles: stored.left.join(', ') };
    const id = await noteLetter(tx, letter, noted, received);
    if (id === undefined) return;
    await hangFiles(tx, stored, id);
    if (told) await enqueue(tx, sendMail, refusal(config, letter, reason));
  });
  return false;
}
