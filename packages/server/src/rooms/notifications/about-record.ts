import { addressOf } from '@zaplecze/contract/addresses';
import { isLastMinute } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../kit/database/database.ts';
import type { ReplyKind } from '../../kit/mail/reply-address.ts';
import { factsOfRecord } from './delivery/delivery.queries.ts';
import { screenOf } from './delivery/letters.ts';

type Notice = { content: string; params: unknown };

/** The issue, the task or the offer that a notification is about, if it is about one such: what can be answered. */
export function recordOf({ content, params }: Notice): { kind: ReplyKind; record: number } | null {
  const { id, several } = params as { id?: number; several?: boolean };
  const path = screenOf(content);
  if (several || id === undefined) return null;
  if (/^\/task(\/\d+){4}$/.test(path)) return { kind: 'projectTask', record: id };
  if (path === addressOf('offer', { id })) return { kind: 'offer', record: id };
  return path === `/yourIssues/${id}` ? { kind: 'issue', record: id } : null;
}

/** The comment that a notification is about. */
export const commentOf = ({ params }: Notice): number | null =>
  (params as { comment?: number }).comment ?? null;

const date = {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;
const day = new Intl.DateTimeFormat('pl-PL', date);
const moment = new Intl.DateTimeFormat('pl-PL', { ...date, hour: '2-digit', minute: '2-digit' });

/** Which client and project a notification is about, and by when. */
export async function factsOf(db: Db, notice: Notice): Promise<{ label: string; value: string }[]> {
  const about = recordOf(notice);
  const found = about && (await factsOfRecord(db, about));
  if (!found) return [];
  const { client, project, limit } = found;
  const when = limit && (isLastMinute(limit) ? day : moment).format(new Date(limit));
  return [
    { label: 'Klient', value: client },
    { label: 'Projekt', value: project },
    { label: 'Termin', value: when },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
