import type { ClientBase } from 'pg';
import { columnThere } from './table-there.ts';

/*
 * People outside the company: what they took back, or the law holds, since a copy was made. A restore would otherwise
 * make a withdrawn consent valid again without a word.
 */

type Row = { id: number; created: string };
/** What the replaced database knows of contact persons and consents; days and instants as text. */
export type PeopleStanding = {
  /** Of those who are restricted, object or are anonymous. */
  contacts: (Row & { restricted: string | null; objected: string | null; anonymized: boolean })[];
  withdrawn: (Row & { day: string })[];
  /** Own people who were made anonymous. */
  staff: Row[];
};

/** Copies of the first versions know no restriction. */
const knowsPeople = (client: ClientBase) => columnThere(client, 'clientPerson', 'restricted');

const createdOf = (alias: string) => `extract(epoch from ${alias}.created)::text`;

export async function readPeople(client: ClientBase): Promise<PeopleStanding> {
  const { rows: staff } = (await columnThere(client, 'person', 'anonymized'))
    ? await client.query<Row>(
        `select p.id, ${createdOf('p')} as created from public.person p where p.anonymized is not null`,
      )
    : { rows: [] };
  if (!(await knowsPeople(client))) return { contacts: [], withdrawn: [], staff };
  const { rows: contacts } = await client.query<PeopleStanding['contacts'][number]>(
    `select p.id, ${createdOf('p')} as created, p.restricted::text, p.objected::text,
            p.anonymized is not null as anonymized
       from public."clientPerson" p
      where p.restricted is not null or p.objected is not null or p.anonymized is not null`,
  );
  const { rows: withdrawn } = await client.query<PeopleStanding['withdrawn'][number]>(
    `select a.id, ${createdOf('a')} as created, a.withdrawn::text as day
       from public."clientAgreement" a where a.withdrawn is not null`,
  );
  return { contacts, withdrawn, staff };
}

type Told = { says: string; names: string[] }[];

/**
 * Withdrawn consents are withdrawn again, restricted and objecting people so again. Whoever was made anonymous is named by
 * numbers alone, for their words are back and only the product can take them out once more.
 */
export async function takeOverPeople(client: ClientBase, standing: PeopleStanding): Promise<Told> {
  const { contacts, withdrawn } = standing;
  const staff = [...(await staffAgainNamed(client, standing))].map((id) => ({ id }));
  const staffLine = {
    says: 'pracownicy zanonimizowani po zrobieniu kopii wrócili, zanonimizuj ich jeszcze raz',
    names: staff.map(({ id }) => `nr ${id}`),
  };
  if (!(await knowsPeople(client))) return [staffLine].filter(({ names }) => names.length > 0);
  const ended = await client.query<{ id: number }>(
    `update public."clientAgreement" a set withdrawn = w.day::date
       from unnest($1::int[], $2::text[], $3::text[]) as w(id, created, day)
      where a.id = w.id and ${createdOf('a')} = w.created
        and (a.withdrawn is null or a.withdrawn > w.day::date)
      returning a.id`,
    [
      withdrawn.map(({ id }) => id),
      withdrawn.map(({ created }) => created),
      withdrawn.map(({ day }) => day),
    ],
  );
  const again = async (column: 'restricted' | 'objected') => {
    const since = contacts.filter((one) => one[column] !== null);
    const { rows } = await client.query<{ id: number }>(
      `update public."clientPerson" p set ${column} = w.since::timestamptz
         from unnest($1::int[], $2::text[], $3::text[]) as w(id, created, since)
        where p.id = w.id and ${createdOf('p')} = w.created and p.${column} is null
          and p.anonymized is null
        returning p.id`,
      [
        since.map(({ id }) => id),
        since.map(({ created }) => created),
        since.map((one) => one[column]),
      ],
    );
    return rows;
  };
  const objecting = await again('objected');
  const anonymizedContacts = contacts.filter(({ anonymized }) => anonymized);
  const { rows: back } = await client.query<{ id: number; client: number }>(
    `select p.id, p.client from public."clientPerson" p
       join unnest($1::int[], $2::text[]) as w(id, created) on p.id = w.id and ${createdOf('p')} = w.created
      where p.anonymized is null order by p.id`,
    [anonymizedContacts.map(({ id }) => id), anonymizedContacts.map(({ created }) => created)],
  );
  const numbers = (rows: { id: number }[]) => rows.map(({ id }) => `nr ${id}`);
  return [
    { says: 'zgody znowu wycofane', names: numbers(ended.rows) },
    { says: 'sprzeciwy znowu zapisane', names: numbers(objecting) },
    { says: 'przetwarzanie znowu ograniczone', names: numbers(await again('restricted')) },
    {
      says: 'osoby zanonimizowane po zrobieniu kopii wróciły, zanonimizuj je jeszcze raz',
      names: back.map(({ id, client: of }) => `nr ${id} u klienta nr ${of}`),
    },
    staffLine,
  ].filter(({ names }) => names.length > 0);
}

/** Own people who were made anonymous since the copy, and are in it by name: of them no name may be told. */
export async function staffAgainNamed(
  client: ClientBase,
  { staff }: PeopleStanding,
): Promise<Set<number>> {
  if (staff.length === 0) return new Set();
  const { rows } = await client.query<{ id: number }>(
    `select p.id from public.person p
       join unnest($1::int[], $2::text[]) as w(id, created) on p.id = w.id and ${createdOf('p')} = w.created
      where p.anonymized is null order by p.id`,
    [staff.map(({ id }) => id), staff.map(({ created }) => created)],
  );
  return new Set(rows.map(({ id }) => id));
}
