import type { SimilarClient } from '@zaplecze/contract/rooms/clients/merging/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { isAlike } from './alike/alike.rules.ts';
import { beginningsOf, coreOf } from './alike/alike-reading.ts';
import { mergedOfNip } from './merging.queries.ts';

const most = 5;
/** So many whose names have letters in common are looked at. */
const mostLooked = 300;

type Place = { city?: string | undefined; postalCode?: string | undefined };
type Candidate = SimilarClient & { postalCode: string };

/**
 * Clients of that NIP, and those of a name that is likely the same company's (alike.rules.ts) in the same town or with the
 * same postal code, anywhere while neither is known of one of both; either hints at the other. Without those of whom somebody said that they are two.
 */
export async function findSimilar(
  db: Db,
  query: Place & {
    nip?: string | undefined;
    name?: string | undefined;
    except?: number | undefined;
  },
): Promise<SimilarClient[]> {
  const { nip = '', name = '', city = '', postalCode = '', except = 0 } = query;
  const digits = nip.replace(/\D/g, '');
  const core = name.trim().length >= 3 ? coreOf(name) : '';
  const likely = beginningsOf(core).map((beginning) => `%${beginning}%`);
  const { rows } = await sql<Candidate>`
    with found as (
      select c.id, 1::real as fit from client c
      where ${digits} <> '' and (c.nip = ${digits} or c.id in ${mergedOfNip(digits)})
      union all
      select c.id, greatest(word_similarity(fold(${core}), c."nameSearch"),
        word_similarity(c."nameSearch", fold(${core}))) from client c
      where ${core} <> '' and (fold(${core}) <% c."nameSearch" or c."nameSearch" like any(${likely}::text[]))
        and (fold(c.city) = fold(${city}) or c."postalCode" = ${postalCode}
          or ${city} = '' and ${postalCode} = '' or c.city = '' and c."postalCode" = '')
    ), best as (
      select id, max(fit) as fit from found where id <> ${except}
        and not exists (select from "clientDistinct" d
          where d.one = least(id, ${except}) and d.other = greatest(id, ${except}))
      group by id
    )
    select c.id, c.name, c.nip, c.city, c.street, c."postalCode", ${digits} <> ''
      and (c.nip = ${digits} or c.id in ${mergedOfNip(digits)}) as "sameNip"
    from best b join client c on c.id = b.id
    order by "sameNip" desc, b.fit desc, c.name, c.id limit ${sql.lit(mostLooked)}`.execute(db);
  return rows
    .filter((one) => one.sameNip || isAlike({ name, city, postalCode }, one))
    .slice(0, most)
    .map(({ postalCode: _, ...shown }) => shown);
}
