import type { Client, ClientRow } from '@zaplecze/contract/rooms/clients/calls';
import { type RawBuilder, sql } from 'kysely';
import { personJson } from '../../../kit/database/refs.ts';
import { mergedOfNip } from '../merging/merging.queries.ts';

/* What hangs on the client `c` of the surrounding query: lists as JSON, and conditions of filters. */

export const tags = sql<Client['tags']>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name)
  from "clientTag" l join tag t on t.id = l.tag where l.client = c.id), '[]')`;

export const clientServices = sql<Client['projectTypes']>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by t.name)
  from "clientProjectType" l join "projectType" t on t.id = l."projectType"
  where l.client = c.id), '[]')`;

export const carers = sql<Client['clientService']>`coalesce((
  select json_agg(${personJson('u')} order by u."lastName", u."firstName", u.id)
  from "clientService" l join person u on u.id = l."user" where l.client = c.id), '[]')`;

/** How the list tells contact persons: those who are not anonymous. */
export const contacts = sql<ClientRow['persons']>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p."firstName" || ' ' || p."lastName",
    'phone', case when p.restricted is null then p.phone end,
    'email', case when p.restricted is null then p.email end,
    'restricted', p.restricted is not null) order by p.id)
  from "clientPerson" p where p.client = c.id and p.anonymized is null), '[]')`;

/** A beginning of the NIP, however it is grouped, or that of a merged client; what has no digits begins none. */
export function startsNip(typed: string) {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return sql<boolean>`false`;
  const begins = sql<boolean>`c.nip like ${`${digits}%`}`;
  return digits.length < nipDigits
    ? begins
    : sql<boolean>`(${begins} or c.id in ${mergedOfNip(digits)})`;
}
const nipDigits = 10;

/** A consent of these types, in that state. */
const consents = (types: number[], state: RawBuilder<boolean>) => sql<boolean>`exists (
  select from "clientAgreement" l where l.client = c.id and l.type = any(${types}) and ${state})`;

/** One given by that Warsaw day, or undated, and not withdrawn by then. */
export const consentsOn = (types: number[], day: string) =>
  consents(
    types,
    sql`(l.given is null or l.given <= ${day}::date)
      and (l.withdrawn is null or l.withdrawn > ${day}::date)`,
  );

/** One withdrawn by that Warsaw day: one that ended as its person was made anonymous was withdrawn by nobody. */
export const withdrawnBy = (types: number[], day: string) =>
  consents(types, sql`l.withdrawn <= ${day}::date and l."endReason" is null`);
