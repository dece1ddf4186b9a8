import { addressOf } from '@zaplecze/contract/addresses';
import type { Db } from '../../../kit/database/database.ts';
import { enqueue } from '../../../kit/jobs/jobs.ts';
import { composeLetter } from '../../../kit/mail/letter.ts';
import { sendMail } from '../../../kit/mail/mail-task.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { createReset } from '../session.queries.ts';

const days = 7;

type Invited = { id: number; email: string; username?: string; firstName: string };

/**
 * Mails a new person the link to set their first password, in the transaction that makes them;
 * an earlier link stops working.
 *
 * @returns the link; null where the person may have none
 */
export async function invite(db: Db, config: Config, person: Invited): Promise<string | null> {
  const token = await createReset(db, person.id, 'invitation');
  if (token === null) return null;
  const url = `${config.publicUrl}${addressOf('passwordChange', { recoveryToken: token })}`;
  await enqueue(db, sendMail, letter(config, person, url));
  return url;
}

function letter(config: Config, person: Invited, url: string) {
  const { productName: product } = config;
  return {
    to: person.email,
    subject: `${product}: zaproszenie`,
    ...composeLetter(product, {
      firstName: person.firstName,
      words: [`Masz konto w systemie ${product}. Ustaw do niego hasło.`],
      buttons: [{ label: 'Ustaw hasło', url }],
      notes: [
        `Odnośnik działa przez ${days} dni i tylko raz. Potem zaloguj się swoim adresem e-mail: ${person.email}`,
      ],
    }),
  };
}
