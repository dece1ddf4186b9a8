import {
  type CustomField,
  type CustomOnly,
  type CustomRecord,
  type CustomScope,
  isMet,
  scopeFields,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { customTables } from './tables.ts';

/* Fields that are asked of some records alone, by what those say of themselves. */

/** The numbers of what a record `r` says of itself. */
const scopes: { [K in CustomRecord]?: { [S in CustomScope]?: RawBuilder<unknown> } } = {
  client: {
    projectType: sql`array(select p."projectType" from "clientProjectType" p where p.client = r.id)`,
  },
  project: {
    projectType: sql`array_remove(array[r.type], null)`,
    service: sql`array[r.service]`,
    company: sql`array_remove(array[r.company], null)`,
  },
  issue: { issueType: sql`array[r.type]` },
  offer: {
    projectType: sql`array(select p."projectType" from "offerProjectType" p where p.offer = r.id)`,
  },
  document: { documentType: sql`array[r.type]` },
  task: { service: sql`array[r.service]` },
  parcel: { company: sql`array_remove(array[r.company], null)` },
};

/** What a record says of itself by a form that is being saved: its services, type and company; what is left out is as it stands. */
export type FormSays = { readonly [name: string]: unknown };

/** Which of these fields are asked of a record; a field without conditions is of every one. `now`: what a save makes of it. */
export async function askedOf<F extends { only: CustomOnly }>(
  db: Db,
  { record, id, now = {} }: { record: CustomRecord; id: number; now?: FormSays | undefined },
  fields: F[],
): Promise<F[]> {
  if (fields.every(({ only }) => Object.keys(only).length === 0)) return fields;
  const says = Object.entries(scopes[record] ?? {});
  const { rows } = await sql<{ says: Record<string, number[]> }>`
    select jsonb_build_object(${sql.join(says.flatMap(([kind, ids]) => [sql.lit(kind), ids]))}) as says
    from ${sql.table(customTables[record].records)} r where r.id = ${id}`.execute(db);
  return fields.filter(({ only }) =>
    isMet(only, (kind) => {
      const sent = now[scopeFields[record]?.[kind] ?? ''];
      return sent === undefined ? (rows[0]?.says[kind] ?? []) : sent;
    }),
  );
}

/** Conditions that a record has no place for. */
export const strangeScopes = ({ record, only }: Pick<CustomField, 'record' | 'only'>): string[] =>
  Object.keys(only).filter((kind) => !scopeFields[record]?.[kind as CustomScope]);
