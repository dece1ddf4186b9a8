import { letterStatus } from '@zaplecze/contract/letters.lists';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';
import type { FileAsked } from '../files/index.ts';

/** Of a client are the letters that became their issues and those of their contact persons. */
const ofClient = (
  client: number,
) => sql<boolean>`(x.issue in (select i.id from issue i where i.client = ${client})
  or lower(x."fromAddress") in (select lower(p.email) from "clientPerson" p
    where p.client = ${client} and p.email is not null))`;

export const letterTexts: PersonalTexts = {
  label: 'List',
  table: 'incomingLetter',
  columns: ['subject', 'text', 'fromName', 'fromAddress', 'reason'],
  besides: ['messageId'],
  ofClient,
  unbound: sql`x.issue is null`,
};

/** Letters, by their client. */
export const letterRecords: ClientRecords = {
  ofClient: (client) => sql`select x.id from "incomingLetter" x where ${ofClient(client)}`,
  unbound: sql`select x.id from "incomingLetter" x where x.issue is null`,
};

/** Whoever may read the letter reads its files. */
export const readsLetter = async ({ db, user, id }: FileAsked): Promise<boolean> => {
  if (!user.flags.manager) return false;
  const found = await db
    .selectFrom('incomingLetter')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined && (found.status !== letterStatus.refused || user.flags.admin);
};
