import type { Database } from './kit/database.ts';
import type { TaskHandler } from './kit/jobs.ts';
import { handleTask } from './kit/jobs.ts';
import type { Mail } from './kit/mail.ts';
import { InvalidRecipientError } from './kit/mail.ts';
import { sendMail } from './kit/mail-task.ts';
import type { Storage } from './kit/storage.ts';
import { filesTasks } from './rooms/files/files.jobs.ts';
import { peopleTasks } from './rooms/people/people.jobs.ts';

/** Everything the rooms let happen after the request, for the worker of this process. */
export function backgroundTasks({
  db,
  mail,
  storage,
}: {
  db: Database;
  mail: Mail;
  storage: Storage;
}): TaskHandler[] {
  return [
    handleTask(sendMail, async (message, { log }) => {
      try {
        await mail.send(message);
      } catch (error) {
        // Repeating cannot mend an address; everything else (server away) is tried again.
        if (!(error instanceof InvalidRecipientError)) throw error;
        log.warn('Wiadomość pominięta: adres odbiorcy nie jest adresem e-mail');
      }
    }),
    ...filesTasks(storage),
    ...peopleTasks(db),
  ];
}
