import { tableOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { fieldOf, recordFields } from '@zaplecze/contract/rooms/fields';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { tableOfAddress } from './removed-records.ts';

/*
 * What became of a record that was chosen in a form and is there no more when the form is sent: said on its field, so
 * that form and record stay as they are (docs/decisions/0105).
 */

/** Rows of a form that are records of their own, by the names of their lists. */
const rowsOf: Record<string, string> = {
  agreements: 'clientAgreement',
  persons: 'clientPerson',
  steps: 'procedureTask',
  parcels: 'reception',
};

/** What fields of calls that no record's form has are the numbers of. */
const ofCalls: Record<string, string> = {
  ...{ project: 'project', procedure: 'procedureDefinition', service: 'serviceDefinition' },
  ...{ task: 'taskDefinition', to: 'person', host: 'person' },
  ...{ answers: 'comment', add: 'client', items: 'checklistItem', case: 'personalCase' },
};

/** The tables whose records a field of this name holds the numbers of, in any room. */
const tablesByName = new Map<string, Set<string>>(
  Object.entries(ofCalls).map(([name, table]) => [name, new Set([table])]),
);
for (const fields of Object.values(recordFields)) {
  for (const [name, spec] of Object.entries(fields)) {
    const table = tableOf(spec);
    if (table) tablesByName.set(name, (tablesByName.get(name) ?? new Set()).add(table));
  }
}

/** The table that a field of a call's body names a record of, by its path in the body; null where it names none. */
export function tableOfChoice(path: string, field: string): string | null {
  const steps = field.split('.').filter((step) => !/^\d+$/.test(step));
  const name = steps.at(-1) ?? '';
  const known = [...(tablesByName.get(name) ?? [])];
  if (known.length <= 1) return known[0] ?? null;
  const rows = steps.length > 1 ? rowsOf[steps.at(-2) ?? ''] : undefined;
  const record = tableOfAddress(path.replace(/\/(?:several\/)?create$/, '/:id'));
  const entity = rows ?? record;
  if (entity === null || !(entity in recordFields)) return null;
  return tableOf(fieldOf(entity as keyof typeof recordFields, name)) ?? null;
}

/** The numbers that stand in a body at a path. */
function idsAt(body: unknown, field: string): number[] {
  const steps = field.split('.');
  const value = steps.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step],
    body,
  );
  return [value].flat().filter((one) => typeof one === 'number');
}

/**
 * Messages of a refusal, where what was chosen was deleted meanwhile, or works here no more: when, and by whom for those who may
 * know it. Others stay as they are.
 *
 * @param named whether whoever reads it may know who did it, and what the record was called
 */
export async function withRemovals(
  db: Db,
  errors: Record<string, string>,
  { path, body, named }: { path: string; body: unknown; named: boolean },
): Promise<Record<string, string>> {
  const explained = { ...errors };
  for (const field of Object.keys(errors)) {
    const ids = idsAt(body, field);
    const table = ids.length === 0 ? null : tableOfChoice(path, field);
    const words = table && (await choiceWords(db, table, ids, named));
    if (words) explained[field] = words;
  }
  return explained;
}

type Removal = { at: string; by: string | null; name: string | null; there: boolean };

async function choiceWords(db: Db, table: string, ids: number[], named: boolean) {
  const { rows } = await sql<Removal>`
    select to_char(h.at at time zone 'Europe/Warsaw', 'DD.MM.YYYY HH24:MI') as at,
      p."firstName" || ' ' || p."lastName" as by, r.there is not null as there,
      case when r.there is null then h.changes ->> 'name'
        else concat_ws(' ', r.there ->> 'firstName', r.there ->> 'lastName') end as name
    from unnest(${ids}::int[]) with ordinality as chosen(id, place)
    left join lateral (select to_jsonb(x) as there from ${sql.table(table)} x where x.id = chosen.id) r on true
    join lateral (select h.* from history h where h.entity = ${table} and h."entityId" = chosen.id
      and case when r.there is null then h.action = 'delete' else h.changes #>> '{active,1}' = 'false' end
      order by h.id desc limit 1) h on true
    left join person p on p.id = h.who
    where r.there is null or r.there ->> 'active' = 'false'
    order by chosen.place limit 1`.execute(db);
  const [found] = rows;
  if (!found) return null;
  if (found.there) return `${found.name} już tu nie pracuje (odejście: ${found.at.slice(0, 10)})`;
  const which = named && found.name ? `„${found.name}”` : 'Ten wpis';
  return `${which} skasowano ${found.at}${named && found.by ? ` (${found.by})` : ''}. Wybierz coś innego.`;
}
