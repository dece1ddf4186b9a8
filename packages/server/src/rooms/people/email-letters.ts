import type { Db } from '../../kit/database/database.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { composeLetter } from '../../kit/mail/letter.ts';
import { sendMail } from '../../kit/mail/mail-task.ts';
import type { Config } from '../../kit/operations/config.ts';

type Change = {
  person: { firstName: string };
  former: string;
  email: string;
  /** Who changed it; null: the person. */
  by: string | null;
};

function letter(config: Config, { person, by }: Change, to: string, lines: string[]) {
  const product = config.productName;
  const who = by === null ? '' : ` Zmiany dokonuje: ${by}.`;
  const said = `W systemie ${product} zmieniono adres e-mail Twojego konta.${who}`;
  return {
    to,
    subject: `${product}: zmieniono adres e-mail konta`,
    ...composeLetter(product, { firstName: person.firstName, words: [said, ...lines] }),
  };
}

/**
 * Tells the former address that the account has left it, so that nobody takes an account over
 * unseen; and the new one where somebody else has changed it.
 */
export async function tellEmailChange(db: Db, config: Config, change: Change): Promise<void> {
  const { former, email, by } = change;
  const alarm =
    'Jeśli to nie było uzgodnione z Tobą, od razu skontaktuj się z administratorem systemu.';
  await enqueue(
    db,
    sendMail,
    letter(config, change, former, ['Wiadomości z systemu nie będą już tu przychodzić.', alarm]),
  );
  if (by === null) return;
  const told = `Wiadomości z systemu będą odtąd przychodzić na ten adres: ${email}.`;
  await enqueue(db, sendMail, letter(config, change, email, [told, alarm]));
}
