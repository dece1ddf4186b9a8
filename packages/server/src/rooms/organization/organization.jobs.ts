import type { Database } from '../../kit/database/database.ts';
import { handleTask } from '../../kit/jobs/jobs.ts';
import { InvalidRecipientError, type Mail } from '../../kit/mail/mail.ts';
import { sendMail } from '../../kit/mail/mail-task.ts';
import { signMessage } from './brand.ts';

/** Letters of all rooms leave with the company's name, address and colour. */
export const mailTasks = ({ db, mail }: { db: Database; mail: Mail }) => [
  handleTask(sendMail, async (message, { log }) => {
    try {
      await mail.send(await signMessage(db, message));
    } catch (error) {
      // Repeating cannot mend an address; everything else (server away) is tried again.
      if (!(error instanceof InvalidRecipientError)) throw error;
      log.warn('Wiadomość pominięta: adres odbiorcy nie jest adresem e-mail');
    }
  }),
];
