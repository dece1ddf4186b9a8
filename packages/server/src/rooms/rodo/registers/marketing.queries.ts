import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { stateToday } from './consents.list.queries.ts';

/** Why somebody with a consent of the type is not on a marketing list, the first that holds. */
const reasons = {
  anonymized: 'osoba zanonimizowana',
  withdrawn: 'zgoda wycofana',
  future: 'zgoda jeszcze nie obowiązuje',
  restricted: 'przetwarzanie ograniczone',
  objected: 'sprzeciw wobec marketingu',
  nobody: 'nie wskazano osoby, która ją wyraziła',
  unreachable: 'brak e-maila i telefonu',
} as const;

const why = () => sql<string | null>`(case
  when p.anonymized is not null or a.file is null then ${reasons.anonymized}
  when ${stateToday()} = 'withdrawn' then ${reasons.withdrawn}
  when ${stateToday()} = 'future' then ${reasons.future}
  when p.restricted is not null then ${reasons.restricted}
  when p.objected is not null then ${reasons.objected}
  when p.id is null then ${reasons.nobody}
  when coalesce(p.email, '') = '' and coalesce(p.phone, '') = '' then ${reasons.unreachable}
  end)`;

const consentsOf = (db: Db, type: number) =>
  db
    .selectFrom('clientAgreement as a')
    .innerJoin('client as c', 'c.id', 'a.client')
    .leftJoin('clientPerson as p', 'p.id', 'a.person')
    .where('a.type', '=', type);

export type Recipient = {
  name: string;
  client: string;
  email: string | null;
  phone: string | null;
  given: string | null;
};

/** People whose consent of the type holds today, each of their records once. */
export async function recipientsOf(db: Db, type: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select f.name, f.client, f.email, f.phone, f.given from (
      select distinct on (r.person) r.* from (${consentsOf(db, type).select([
        'a.person',
        sql<string>`p."firstName" || ' ' || p."lastName"`.as('name'),
        'c.name as client',
        'p.email',
        'p.phone',
        'a.given',
        why().as('why'),
      ])}) r where r.why is null order by r.person, r.given desc nulls last) f
    order by f.name, f.client`.execute(db);
  return rows;
}

/** Who is left out of that list, by the reason. Another consent of theirs that holds brings a person back. */
export async function countExcluded(
  db: Db,
  type: number,
): Promise<{ why: string; count: number }[]> {
  const { rows } = await sql<{ why: string; count: number }>`
    with all_of as (${consentsOf(db, type).select(['a.id', 'a.person', why().as('why')])})
    select r.why, count(distinct coalesce(r.person, -r.id))::int as count from all_of r
    where r.why is not null and not exists (select from all_of k
      where k.person = r.person and k.why is null)
    group by r.why order by count desc, r.why`.execute(db);
  return rows;
}
