import type { Database } from '../../kit/database/database.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { watchMailbox } from '../../kit/mail/mailbox.ts';
import type { Config } from '../../kit/operations/config.ts';
import { forgetOld, noteMailbox } from './letters.save.ts';
import { receive } from './receive.ts';
import type { World } from './store-files.ts';

const forget = defineTask<object>('letters:forget');

export const letterTasks = ({ db, config }: { db: Database; config: Config }) => [
  handleTask(forget, () => forgetOld(db, config.letterKeepDays)),
];

/** At night, when nobody looks. */
export const letterCrontab = '40 2 * * * letters:forget ?fill=1d';

/** Reads the letters that come in for as long as the process lives; nothing where no mailbox is set up. */
export function watchLetters(world: World): { stop: () => Promise<void> } {
  const { db, log, config } = world;
  if (config.imapUrl === undefined) return { stop: async () => undefined };
  return watchMailbox(
    { url: config.imapUrl, db, log },
    {
      take: (fetched) => receive(world, fetched),
      note: (problem) => noteMailbox(db, problem),
    },
  );
}
