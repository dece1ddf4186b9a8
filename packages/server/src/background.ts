import type { Database } from './kit/database/database.ts';
import type { Storage } from './kit/files/storage.ts';
import type { TaskHandler } from './kit/jobs/jobs.ts';
import { handleTask } from './kit/jobs/jobs.ts';
import { tidyCrontab, tidyTasks } from './kit/jobs/tidy.ts';
import type { Mail } from './kit/mail/mail.ts';
import { InvalidRecipientError } from './kit/mail/mail.ts';
import { sendMail } from './kit/mail/mail-task.ts';
import type { Config } from './kit/operations/config.ts';
import type { Outgoing } from './kit/outgoing/outgoing.ts';
import { absenceCrontab, absenceTasks } from './rooms/absences/index.ts';
import { backupCrontab, backupTasks } from './rooms/backups/index.ts';
import { registryCrontab, registryTasks } from './rooms/business-registries/index.ts';
import { importCrontab, importTasks, mergeCrontab, mergeTasks } from './rooms/clients/index.ts';
import { wholeExportCrontab, wholeExportTasks } from './rooms/exports/index.ts';
import {
  filesTasks,
  unattachedCrontab,
  unattachedTasks,
  wordsCrontab,
  wordsTasks,
} from './rooms/files/index.ts';
import { recordImportTasks } from './rooms/imports/index.ts';
import {
  acceptanceCrontab,
  acceptanceTasks,
  issueCrontab,
  issueTasks,
} from './rooms/issues/index.ts';
import { knowledgeCrontab, knowledgeTasks } from './rooms/knowledge/index.ts';
import { letterCrontab, letterTasks } from './rooms/letters/index.ts';
import { notificationCrontab, notificationTasks } from './rooms/notifications/index.ts';
import { signed } from './rooms/organization/index.ts';
import { peopleTasks } from './rooms/people/index.ts';
import { projectCrontab, projectTasks } from './rooms/projects/index.ts';
import { receptionCrontab, receptionTasks } from './rooms/reception/index.ts';
import { noticeDecisions, tableExports } from './rooms/registers.ts';
import { reportCrontab, reportTasks } from './rooms/reports/index.ts';
import { rodoCrontab, rodoTasks } from './rooms/rodo/index.ts';
import { importing } from './rooms/routes.ts';
import {
  accessTokenCrontab,
  accessTokenTasks,
  sessionCrontab,
  sessionTasks,
} from './rooms/session/index.ts';
import { startTasks } from './rooms/start/index.ts';
import { taskCrontab, taskTasks } from './rooms/tasks/index.ts';
import { visitCrontab, visitTasks } from './rooms/visits/index.ts';
import { webhookCrontab, webhookTasks } from './rooms/webhooks/index.ts';

/** What the clock starts, in the queue's own notation and in UTC. */
export const crontab = [
  projectCrontab,
  taskCrontab,
  issueCrontab,
  acceptanceCrontab,
  knowledgeCrontab,
  notificationCrontab,
  importCrontab,
  mergeCrontab,
  registryCrontab,
  tidyCrontab,
  unattachedCrontab,
  wordsCrontab,
  rodoCrontab,
  sessionCrontab,
  accessTokenCrontab,
  reportCrontab,
  wholeExportCrontab,
  absenceCrontab,
  receptionCrontab,
  visitCrontab,
  letterCrontab,
  webhookCrontab,
  backupCrontab,
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
        await mail.send(await signed(db, message));
      } catch (error) {
        // Repeating cannot mend an address; everything else (server away) is tried again.
        if (!(error instanceof InvalidRecipientError)) throw error;
        log.warn('Wiadomość pominięta: adres odbiorcy nie jest adresem e-mail');
      }
    }),
    ...tidyTasks(db),
    ...rodoTasks(db),
    ...sessionTasks(db),
    ...accessTokenTasks(db),
    ...filesTasks({ db, storage, config }),
    ...unattachedTasks(db),
    ...wordsTasks(db, storage),
    ...importTasks(db),
    ...mergeTasks(db),
    ...registryTasks({ db, config }),
    ...recordImportTasks({ db, storage, config, outgoing }, importing),
    ...peopleTasks(db),
    ...notificationTasks({ db, config, outgoing, decisions: noticeDecisions }),
    ...projectTasks(db),
    ...taskTasks(db),
    ...issueTasks(db),
    ...acceptanceTasks(db),
    ...knowledgeTasks(db),
    ...startTasks({ db, mail, storage, config }),
    ...reportTasks({ db, config }),
    ...wholeExportTasks({ db, storage, declared: tableExports }),
    ...absenceTasks(db),
    ...receptionTasks(db),
    ...visitTasks(db),
    ...letterTasks({ db, config }),
    ...webhookTasks({ db, config }),
    ...backupTasks({ db, config }),
  ];
}
