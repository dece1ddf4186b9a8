import { addressOf } from '@zaplecze/contract/addresses';
import { type AccountEvent, accountEvents } from '@zaplecze/contract/rooms/session/account-events';
import type { Db } from '../../../kit/database/database.ts';
import { enqueue } from '../../../kit/jobs/jobs.ts';
import { sendMail } from '../../../kit/mail/mail-task.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { noteInHistory } from '../../../kit/records/history.ts';
import { aboutScreen, notify } from '../../notifications/index.ts';
import { findAccountOwner } from './account-events.queries.ts';
import { accountLetter } from './account-letters.ts';

/*
 * The one place that notifies people of changes to their account or its access: by a letter whatever channels they
 * chose, by a notice, and in their history. Every write to the tables of accounts calls it in the same transaction
 * (account-writes.test.ts knows each that does).
 */

/** What the record itself writes into its history already. */
const inHistoryAnyway: readonly AccountEvent[] = [
  'emailChanged',
  'rolesChanged',
  'deactivated',
  'activated',
];

type AccountNotice = {
  person: number;
  event: AccountEvent;
  /** Who did it; null: whoever had the link, the code or the device. */
  by: number | null;
  /** Which one, in plain words that may stand anywhere: never a secret, never an address of the network. */
  more?: string;
  /** For the letter alone. */
  facts?: { label: string; value: string }[];
  /** A hash that identifies an event which is reported once only. */
  mark?: string;
  /** Also where the account's letters went before. */
  former?: string;
};

/** Notifies the owner of an account of an event, also one that they caused: it may have been somebody else. */
export async function notifyOfAccountEvent(
  db: Db,
  config: Config,
  notice: AccountNotice,
): Promise<void> {
  const { person, event, by, more = '', facts = [], mark, former } = notice;
  const owner = await findAccountOwner(db, person, by);
  if (!owner) return;
  for (const to of new Set([former ?? owner.email, owner.email])) {
    const letter = { ...owner, person, event, more, facts };
    await enqueue(db, sendMail, accountLetter(config, to, letter));
  }
  if (event !== 'passwordSet') await noticeOf(db, { person, event, more });
  if (!inHistoryAnyway.includes(event))
    await noteAccountEvent(db, { person, event, by, more, mark });
}

/** In the product; of the first password there is nobody yet to whom it would be news there. */
async function noticeOf(
  db: Db,
  { person, event, more }: { person: number; event: AccountEvent; more: string },
): Promise<void> {
  const address = addressOf('profile', { id: person });
  await notify(db, {
    kind: 'accountChanged',
    to: [person],
    by: null,
    about: aboutScreen({ id: person, name: accountEvents[event], address }),
    more,
    personal: true,
  });
}

/** The entry in the history alone; of a program, which reads no letters (see `tellProgramKey`). */
export async function noteAccountEvent(
  db: Db,
  {
    person,
    event,
    by,
    more,
    mark,
  }: Pick<AccountNotice, 'person' | 'event' | 'by' | 'more' | 'mark'>,
): Promise<void> {
  const changes = { event, ...(more && { more }), ...(mark && { mark }) };
  await noteInHistory(db, { entity: 'person', id: person, who: by, action: 'account', changes });
}
