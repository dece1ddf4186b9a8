import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { describe, newName } from '@zaplecze/keeper/copies/words';
import { source } from '../../keeping/source.ts';
import type { Database, Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { composeLetter } from '../../kit/mail/letter.ts';
import { InvalidRecipientError, type Mail } from '../../kit/mail/mail.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import { OperatorError } from '../../kit/operations/operator-error.ts';
import { signMessage } from '../organization/index.ts';
import { beginTrial, endTrial } from './start.write.queries.ts';

type Recipient = { to: string; firstName: string };

const tryMail = defineTask<Recipient>('start.tryMail');
const tryBackup = defineTask('start.tryBackup');

/** One attempt: what went wrong is told, and whoever mended it tries anew. */
const once = { maxAttempts: 1 };

export async function tryMailLater(db: Db, to: Recipient): Promise<void> {
  await beginTrial(db, 'mail');
  await enqueue(db, tryMail, to, { ...once, jobKey: 'start.tryMail' });
}

export async function tryBackupLater(db: Db): Promise<void> {
  await beginTrial(db, 'backup');
  await enqueue(db, tryBackup, {}, { ...once, jobKey: 'start.tryBackup' });
}

function letter(config: Config, { to, firstName }: Recipient) {
  return {
    to,
    subject: `${config.productName}: próbny list`,
    ...composeLetter(config.productName, {
      firstName,
      words: [
        `To próbny list z systemu ${config.productName}. Skoro do Ciebie dotarł, poczta działa: zaproszenia i powiadomienia też będą przychodzić.`,
      ],
      buttons: [{ label: 'Otwórz program', url: config.publicUrl }],
    }),
  };
}

/** What a mail server's refusal means to whoever set it up; its own words stand behind. */
function mailFailure(error: unknown): string {
  if (error instanceof InvalidRecipientError) return 'Adres odbiorcy nie jest adresem e-mail.';
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    EAUTH: 'Serwer poczty nie przyjął nazwy użytkownika lub hasła.',
    ECONNECTION: 'Nie udało się połączyć z serwerem poczty.',
    ESOCKET: 'Nie udało się połączyć z serwerem poczty.',
    EDNS: 'Nie ma serwera poczty o tej nazwie.',
    ETIMEDOUT: 'Serwer poczty nie odpowiada.',
    EENVELOPE: 'Serwer poczty odrzucił nadawcę albo odbiorcę.',
  };
  const why = known[code ?? ''] ?? 'Serwer poczty nie przyjął listu.';
  return `${why} Sprawdź ustawienia poczty. (${message})`;
}

export const startTasks = (place: {
  db: Database;
  mail: Mail;
  storage: Storage;
  config: Config;
}) => {
  const { db, mail, storage, config } = place;

  async function sendLetter(to: Recipient): Promise<string> {
    const path = await mail.send(await signMessage(db, letter(config, to)));
    return path
      ? `Serwer poczty nie jest ustawiony, więc list zapisano w pliku: ${path}`
      : `List przekazano serwerowi poczty. Sprawdź skrzynkę ${to.to}, także folder ze spamem.`;
  }

  async function copy(): Promise<string> {
    const path = join(config.dataDir, 'backups', newName());
    const summary = await backUp({ db, storage, source, path });
    const { size } = await stat(path);
    const lost = summary.missing.length + summary.damaged.length;
    const megabytes = (size / 1_000_000).toLocaleString('pl-PL', { maximumFractionDigits: 1 });
    const note = lost > 0 ? ` UWAGA: plików bez całej treści: ${lost}.` : '';
    return `Kopia gotowa: ${path} (${megabytes} MB). ${describe(summary)}.${note}`;
  }

  async function note(
    kind: 'mail' | 'backup',
    work: () => Promise<string>,
    { log, why }: { log: Log; why: (error: unknown) => string },
  ) {
    try {
      await endTrial(db, kind, { good: true, report: await work() });
    } catch (error) {
      log.warn({ err: error }, `Próba się nie udała: ${kind}`);
      await endTrial(db, kind, { good: false, report: why(error) });
    }
  }

  return [
    handleTask(tryMail, (to, { log }) =>
      note('mail', () => sendLetter(to), { log, why: mailFailure }),
    ),
    handleTask(tryBackup, (_, { log }) =>
      note('backup', copy, {
        log,
        why: (error) =>
          error instanceof OperatorError
            ? error.message
            : 'Kopia się nie udała; powód jest w dzienniku serwera.',
      }),
    ),
  ];
};
