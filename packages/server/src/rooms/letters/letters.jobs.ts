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

/** How often it is seen whether another mailbox is set, in milliseconds. */
const lookEveryMs = 2_000;

/**
 * Reads the letters that come in for as long as the process lives; nothing where no mailbox is set up. Another mailbox,
 * set while the server works, is read in the place of the one before.
 */
export function watchLetters(world: World): { stop: () => Promise<void> } {
  const { db, log, config } = world;
  const open = (url: string | undefined) =>
    url === undefined
      ? undefined
      : watchMailbox(
          { url, db, log },
          {
            take: (fetched) => receive(world, fetched),
            note: (problem) => noteMailbox(db, problem),
          },
        );
  let read = config.imapUrl;
  let mailbox = open(read);
  let turn = Promise.resolve();
  const looking = setInterval(() => {
    if (config.imapUrl === read) return;
    read = config.imapUrl;
    turn = turn.then(async () => {
      await mailbox?.stop();
      mailbox = open(read);
    });
  }, lookEveryMs);
  looking.unref();
  return {
    stop: async () => {
      clearInterval(looking);
      await turn;
      await mailbox?.stop();
    },
  };
}
