import type { Config } from './kit/config.ts';
import type { Database } from './kit/database.ts';
import type { TaskHandler } from './kit/jobs.ts';
import { handleTask } from './kit/jobs.ts';
import type { Mail } from './kit/mail.ts';
import { InvalidRecipientError } from './kit/mail.ts';
import { sendMail } from './kit/mail-task.ts';
import type { Outgoing } from './kit/outgoing.ts';
import type { Storage } from './kit/storage.ts';
import { tidyCrontab, tidyTasks } from './kit/tidy.ts';
import { importCrontab, importTasks } from './rooms/clients/import.jobs.ts';
import { filesTasks } from './rooms/files/files.jobs.ts';
import { unattachedCrontab, unattachedTasks } from './rooms/files/unattached.jobs.ts';
import { issueCrontab, issueTasks } from './rooms/issues/issues.jobs.ts';
import {
  notificationCrontab,
  notificationTasks,
} from './rooms/notifications/notifications.jobs.ts';
import { peopleTasks } from './rooms/people/people.jobs.ts';
import { projectCrontab, projectTasks } from './rooms/projects/projects.jobs.ts';
import { rodoCrontab, rodoTasks } from './rooms/rodo/rodo.jobs.ts';
import { sessionCrontab, sessionTasks } from './rooms/session/session.jobs.ts';
import { taskCrontab, taskTasks } from './rooms/tasks/tasks.jobs.ts';

/** What the clock starts, in the queue's own notation and in UTC. */
export const crontab = [
  projectCrontab,
  taskCrontab,
  issueCrontab,
  notificationCrontab,
  importCrontab,
  tidyCrontab,
  unattachedCrontab,
  rodoCrontab,
  sessionCrontab,
].join('\n');

/** Everything the rooms let happen after the request, for the worker of this process. */
export function backgroundTasks({
  db,
  mail,
  storage,
  config,
  outgoing,
}: {
  db: Database;
  mail: Mail;
  storage: Storage;
  config: Config;
  outgoing: Outgoing;
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
    ...tidyTasks(db),
    ...rodoTasks(db),
    ...sessionTasks(db),
    ...filesTasks(db, storage),
    ...unattachedTasks(db),
    ...importTasks(db),
    ...peopleTasks(db),
    ...notificationTasks({ db, config, outgoing }),
    ...projectTasks(db),
    ...taskTasks(db),
    ...issueTasks(db),
  ];
}
