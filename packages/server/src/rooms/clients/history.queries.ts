import { sql } from 'kysely';
import type { HistorySource } from '../history/index.ts';

/** A client with its contact persons and consents, those that are gone too. */
export const clientHistory: HistorySource = {
  parts: (id) => sql`
    select 'client' as entity, ${id}::int as id
    union select 'clientPerson', p.id from "clientPerson" p where p.client = ${id}
    union select 'clientAgreement', a.id from "clientAgreement" a where a.client = ${id}
    union select h.entity, h."entityId" from history h
      where h.entity in ('clientPerson', 'clientAgreement') and h.action = 'delete'
        and h.changes ->> 'client' = ${String(id)}`,
};

/** A contact person with their consents: told in what they are given (RODO). */
export const contactHistory: HistorySource = {
  parts: (id) => sql`
    select 'clientPerson' as entity, ${id}::int as id
    union select 'clientAgreement', a.id from "clientAgreement" a where a.person = ${id}`,
};
