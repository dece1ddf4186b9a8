import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/*
 * What became of a record that a call names and that is there no more: whoever had it open is told who deleted it and
 * when, as far as its history knows (docs/decisions/0105).
 */

/** Tables whose calls have an address of another name. */
const tables: Record<string, string> = {
  'clientAgreement/edit': 'clientAgreement',
  'definition/service': 'serviceDefinition',
  'definition/procedure': 'procedureDefinition',
  'definition/task': 'taskDefinition',
  'project/series': 'projectSeries',
  'checklist/item': 'checklistItem',
  'reception/electronic': 'reception',
  'visit/announced': 'announcedGuest',
  'checklist/task': 'projectTask',
  'checklist/issue': 'issue',
  'calendar/types': 'calendarType',
  'knowledgeBase/reading': 'knowledgeBase',
  'offer/said': 'comment',
  'visit/answer': 'reception',
  'visit/badge': 'reception',
  'visit/enter': 'announcedGuest',
  'program/token': 'program',
  'webhook/replay': 'webhook',
  'webhook/rotate': 'webhook',
  'webhook/test': 'webhook',
  'registry/client': 'client',
  calendar: 'calendarEntry',
  'profile/custom': 'person',
  profile: 'person',
};

/** What is done with a record at an address that names the act before the record: `/issue/comment/:id`. */
const acts =
  /\/(?:comment|note|answer|merge|split|distinct|tasks?|received|read|remind|review|invite|restore|anonymize)$/;

/** The table of the record whose number `:id` is in the address of a call, whatever is done with it there. */
export function tableOfAddress(path: string): string | null {
  const place = /^\/([\w/]+)\/:id(?:\/[\w/]+)?$/.exec(path)?.[1];
  if (place === undefined) return null;
  return (
    tables[place] ??
    tables[place.replace(acts, '')] ??
    place.replace(acts, '').replace(/^definition\//, '')
  );
}

/**
 * Who deleted the record that a call names, and when, in the words of an answer; null where nobody's deletion is known.
 * The moment is Warsaw's; what the product itself deleted has no name.
 *
 * @param named whether whoever reads it may know who did it
 */
export async function removalWords(
  db: Db,
  path: string,
  id: unknown,
  { named = true } = {},
): Promise<string | null> {
  const table = tableOfAddress(path);
  if (table === null || typeof id !== 'number') return null;
  const { rows } = await sql<{ at: string; by: string | null }>`
    select to_char(h.at at time zone 'Europe/Warsaw', 'DD.MM.YYYY HH24:MI') as at,
      p."firstName" || ' ' || p."lastName" as by
    from history h left join person p on p.id = h.who
    where h.entity = ${table} and h."entityId" = ${id} and h.action = 'delete'
    order by h.id desc limit 1`.execute(db);
  const [found] = rows;
  if (!found) return null;
  return `Ten wpis skasowano ${found.at}${found.by === null || !named ? '' : ` (${found.by})`}`;
}
