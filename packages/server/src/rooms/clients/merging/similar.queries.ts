import type { SimilarClient } from '@zaplecze/contract/rooms/clients/merging/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

const most = 5;

/** What companies call themselves by law: it makes strangers alike. */
const forms =
  /(?<!\p{L})(?:sp[óo][łl]k[aąi]|z ograniczon[ąa] odpowiedzialno[śs]ci[ąa]|akcyjn[ay]|komandytow[ao]|jawna|cywilna|partnerska|prosta|sp\.?\s*(?:z\s*o\.?\s*o\.?|[kjp]\.?)|(?:p\.)?s\.\s?[ac]\.)(?!\p{L})/giu;

/** A name without its legal form and quotation marks, as far as something is left. */
export function coreOf(name: string): string {
  const core = name
    .replace(forms, ' ')
    .replace(/[„”"',.()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return core.length >= 3 ? core : name.trim();
}

type Place = { city?: string | undefined; postalCode?: string | undefined };

/** Clients of that NIP, and those of a similar name in the same town or with the same postal code. */
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
  const { rows } = await sql<SimilarClient>`
    with found as (
      select c.id, 1::real as fit from client c where ${digits} <> '' and c.nip = ${digits}
      union all
      select c.id, word_similarity(fold(${core}), c."nameSearch") from client c
      where ${core} <> '' and fold(${core}) <% c."nameSearch"
        and (fold(c.city) = fold(${city}) or c."postalCode" = ${postalCode})
    ), best as (select id, max(fit) as fit from found where id <> ${except} group by id)
    select c.id, c.name, c.nip, c.city, c.street, c.nip = ${digits} as "sameNip"
    from best b join client c on c.id = b.id
    order by c.nip = ${digits} desc, b.fit desc, c.name, c.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
