import { addDays, isLastMinute, warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import {
  formatDateTime,
  formatDay,
  formatDays,
  formatHours,
  formatLimit,
} from '../../../kit/records/format.ts';
import type { AnyLine } from './day-lines.ts';

/* The words of a line of Mój dzień: its term, and what stands in grey beside its name. */

export type Term = { words: string; late?: boolean; whole?: string };

const hourOf = (instant: string) => formatDateTime(instant).slice(11);
const dayOf = (value: string) => (value.length === 10 ? value : warsawDay(new Date(value)));

/** How late something is in working days, as one says it: 'od 9:30', 'od wczoraj', '3 dni po terminie'. */
function lateWords(limit: string, days: number | null, today = warsawDay()): string {
  const day = dayOf(limit);
  if (day >= today) return limit.length === 10 ? 'po terminie' : `od ${hourOf(limit)}`;
  if (day === addDays(today, -1)) return 'od wczoraj';
  if (!days) return 'po terminie';
  return `${countWords(days, 'dzień', 'dni', 'dni')} po terminie`;
}

function termOf(
  limit: string,
  overdue: boolean,
  { hours = null, lateDays = null }: { hours?: number | null; lateDays?: number | null } = {},
): Term {
  const whole = formatLimit(limit);
  if (overdue) return { words: lateWords(limit, lateDays), late: true, whole: `termin ${whole}` };
  if (dayOf(limit) !== warsawDay()) return { words: formatDay(limit), whole };
  if (limit.length > 10 && !isLastMinute(limit)) return { words: `do ${hourOf(limit)}`, whole };
  return { words: hours === null ? 'dziś' : formatHours(hours), whole };
}

/** When it is due, or since when it waits. */
export function lineTerm(line: AnyLine): Term | null {
  switch (line.kind) {
    case 'absence':
      return { words: formatDays(line) };
    case 'question':
    case 'comment': {
      const { created } = line.kind === 'question' ? line : line.comment;
      const today = dayOf(created) === warsawDay();
      return {
        words: today ? hourOf(created) : formatDay(created),
        whole: formatDateTime(created),
      };
    }
    case 'item':
      return line.day ? termOf(line.day, line.overdue) : null;
    case 'article':
      return line.dueOn ? termOf(line.dueOn, line.overdue) : null;
    case 'guest':
      return { words: hourOf(line.at), whole: formatDateTime(line.at) };
    case 'parcel':
      return { words: formatDay(line.at) };
    default: {
      if (line.wait)
        return { words: waitWords(line.wait.hours), whole: formatDateTime(line.wait.since) };
      if (line.kind === 'issue' && line.ask === 'accept') return null;
      return line.limit ? termOf(line.limit, line.overdue, line) : null;
    }
  }
}

/** 'od 3 godz. roboczych', 'od 4 dni'; what has only just been handed on waits for less than an hour. */
function waitWords(hours: number): string {
  if (hours >= 16) return `od ${countWords(Math.floor(hours / 8), 'dnia', 'dni', 'dni')}`;
  const whole = Math.floor(hours);
  return whole === 0 ? 'przed chwilą' : `od ${formatHours(whole)} roboczych`;
}

/** Facts beside the name, the first the one that tells lines of one name apart. */
export function lineFacts(line: AnyLine): string[] {
  switch (line.kind) {
    case 'absence':
      return [];
    case 'question':
      if (!line.mine) return [`${line.person.name} pyta`];
      return [
        `pytanie do: ${line.person.name}`,
        ...(line.left ? ['ta osoba już tu nie pracuje'] : []),
      ];
    case 'comment': {
      const { asks, comment, count, client } = line;
      return [
        `${comment.by ? `${comment.by.name}: ` : ''}„${comment.text}”`,
        ...(asks ? [asks === 'mention' ? 'wzmianka o Tobie' : 'odpowiedź dla Ciebie'] : []),
        ...(count > 1
          ? [
              line.on === 'client'
                ? countWords(count, 'nowa notatka', 'nowe notatki', 'nowych notatek')
                : countWords(count, 'nowy komentarz', 'nowe komentarze', 'nowych komentarzy'),
            ]
          : []),
        ...(client ? [client.name] : []),
      ];
    }
    case 'item':
      return [line.recordName, ...(line.client ? [line.client.name] : [])];
    case 'article':
      return [`prosi: ${line.by.name}`];
    case 'guest':
      return ['gość', ...(line.party ? [line.party] : [])];
    case 'parcel':
      return ['przesyłka', ...[line.party, line.number].filter((word) => word !== null)];
    case 'task': {
      const { client, project, onBehalfOf, waitsFor, wait, user } = line;
      return [
        client.name,
        ...(onBehalfOf ? [`zastępstwo: ${onBehalfOf.name}`] : []),
        ...(wait ? [user?.name ?? 'nikt nie ma tego zadania'] : []),
        ...(waitsFor ? [`czeka na: ${waitedFor(waitsFor)}`] : []),
        withoutClient(project.name, client.name),
      ];
    }
    case 'issue':
      return issueFacts(line);
  }
}

const waitedFor = ({
  name,
  user,
  limit,
}: {
  name: string;
  user: { name: string } | null;
  limit: string | null;
}) => `${name}${user ? `, ${user.name}` : ''}${limit ? `, do ${formatDay(limit)}` : ''}`;

function issueFacts(line: Extract<AnyLine, { kind: 'issue' }>): string[] {
  const { ask, orderedBy, users, returned, wait, client, onBehalfOf, name } = line;
  const who = users.map((user) => user.name).join(', ');
  const where = client && !name.includes(client.name) ? [client.name] : [];
  const behalf = onBehalfOf ? [`zastępstwo: ${onBehalfOf.name}`] : [];
  if (wait) return [who, ...where];
  if (ask === 'accept') return [`${who}: zrobione, do akceptacji`, ...where];
  if (!returned) return [...where, ...behalf, `zleca: ${orderedBy.name}`];
  return [
    ...where,
    ...behalf,
    `do poprawy${returned.text ? `: „${returned.text}”` : ''}, ${returned.by?.name ?? orderedBy.name}`,
  ];
}
