import type { ClientBase } from 'pg';
import { tableThere } from './table-there.ts';

/*
 * Requests about personal data (art. 12(3) of the GDPR gives each a month): a copy does not know those that came since, and
 * brings back what was erased for those that ended since.
 */

type Request = {
  id: number;
  kind: string;
  received: string;
  due: string;
  open: boolean;
  /** Its row without what the database works out. */
  row: Record<string, unknown>;
};

const kinds: Record<string, string> = {
  access: 'dostęp do danych',
  correction: 'sprostowanie',
  restriction: 'ograniczenie',
  erasure: 'usunięcie',
  objection: 'sprzeciw',
};

const named = ({ id, kind, received, due }: Request): string =>
  `nr ${id}: ${kinds[kind] ?? kind}, wpłynęła ${received}, termin ${due}`;

/** Over the row `c`: its handler, or an administrator where the copy does not know them. */
const handler = `coalesce((select id from public.person where id = c.handler), (
  select min(id) from public.person where active and 'ROLE_ADMIN' = any (roles)))`;

async function ownColumns(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public."personalCase"'::regclass
       and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return rows.map(({ name }) => name);
}

/** What the replaced database knows of requests; nothing from versions that had none. */
export async function readRequests(client: ClientBase): Promise<Request[]> {
  if (!(await tableThere(client, 'personalCase'))) return [];
  const { rows } = await client.query<Request>(
    `select id, kind, received::text, coalesce(extended, due)::text as due, status = 'open' as open,
            to_jsonb(c) as row
       from public."personalCase" c order by id`,
  );
  return rows;
}

/**
 * Open requests that the copy lacks are written into it, with their deadlines; those that ended after the copy are named,
 * for what was done for them is undone.
 */
export async function takeOverRequests(
  client: ClientBase,
  known: Request[],
): Promise<{ says: string; names: string[] }[]> {
  if (known.length === 0 || !(await tableThere(client, 'personalCase'))) return [];
  const { rows: copies } = await client.query<{ id: number; open: boolean }>(
    `select id, status = 'open' as open from public."personalCase"`,
  );
  const inCopy = new Map(copies.map(({ id, open }) => [id, open]));
  const lost = known.filter(({ id, open }) => open && !inCopy.has(id));
  const undone = known.filter(({ id, open }) => !open && inCopy.get(id) !== false);
  const columns = (await ownColumns(client)).map((name) => `"${name}"`).join(', ');
  // Who handles it may have come after the copy: a deadline needs somebody all the same.
  const values = columns.replace('"handler"', handler);
  for (const { row } of lost) {
    await client.query(
      `insert into public."personalCase" (${columns}) overriding system value
       select ${values} from jsonb_populate_record(null::public."personalCase", $1::jsonb) as c
       on conflict do nothing`,
      [JSON.stringify(row)],
    );
  }
  if (lost.length > 0) {
    await client.query(
      `select setval(pg_get_serial_sequence('public."personalCase"', 'id'), (select max(id) from public."personalCase"))`,
    );
  }
  return [
    { says: 'otwarte sprawy nowsze niż kopia zostały', names: lost.map(named) },
    {
      says: 'sprawy zakończone po zrobieniu kopii, wykonaj je jeszcze raz',
      names: undone.map(named),
    },
  ].filter(({ names }) => names.length > 0);
}
