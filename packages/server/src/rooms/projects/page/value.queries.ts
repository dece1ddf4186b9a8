import { sql } from 'kysely';

/** What a project `p` is to bring, as plannedValue() of the contract: a column that the database works out. */
export const plannedValue = sql<number>`p."plannedValue"`;

/** The Warsaw day that the value of a project `p` is counted on: its period's first, else that of its making. */
export const valueDay = sql<string>`coalesce(p."recurrentFrom",
  (p.created at time zone 'Europe/Warsaw')::date)`;
