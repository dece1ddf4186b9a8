import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';
import type { FileContext, FileReader } from '../files/index.ts';
import { takesPartInIssue } from '../issues/index.ts';

/** Of a client are the letters that became their issues and those of their contact persons. */
const ofClient = (
  client: number,
) => sql<boolean>`(x.issue in (select i.id from issue i where i.client = ${client})
  or lower(x."fromAddress") in (select lower(p.email) from "clientPerson" p
    where p.client = ${client} and p.email is not null))`;

export const letterTexts: PersonalTexts = {
  label: 'List',
  table: 'incomingLetter',
  columns: ['subject', 'text', 'fromName', 'fromAddress', 'reason', 'leftFiles'],
  besides: ['messageId', 'content'],
  ofClient,
  unbound: sql`x.issue is null`,
};

export const letterRecords: ClientRecords = {
  ofClient: (client) => sql`select x.id from "incomingLetter" x where ${ofClient(client)}`,
  unbound: sql`select x.id from "incomingLetter" x where x.issue is null`,
};

/** Whoever may read the letter reads its files. */
export const readsLetter = async ({ db, user, id }: FileContext): Promise<boolean> => {
  if (!user.flags.manager) return false;
  const found = await db
    .selectFrom('incomingLetter')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined && (found.status !== letterStatus.refused || user.flags.admin);
};

/** The whole letter: whoever may read it, or the issue or the comment that it became. */
export const readsWhole =
  (readsComment: FileReader): FileReader =>
  async (query) => {
    const { db, user, id } = query;
    if (await readsLetter(query)) return true;
    const found = await db
      .selectFrom('incomingLetter as l')
      .leftJoin('letterComment as c', 'c.letter', 'l.id')
      .leftJoin('letterOfferComment as o', 'o.letter', 'l.id')
      .select(['l.status', 'l.issue', 'c.comment', 'o.comment as onOffer'])
      .where('l.id', '=', id)
      .executeTakeFirst();
    // What waits or was put away is said nowhere yet.
    if (found?.status === letterStatus.issue && found.issue !== null)
      return await takesPartInIssue({ db, user, id: found.issue });
    // What is said about offers everybody reads.
    if (found?.status === letterStatus.comment && found.onOffer !== null) return true;
    if (found?.status !== letterStatus.comment || found.comment === null) return false;
    return await readsComment({ db, user, id: found.comment });
  };
