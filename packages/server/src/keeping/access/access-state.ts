import type { ClientBase } from 'pg';
import { doors } from './doors.ts';
import { type PeopleStanding, readPeople } from './people.ts';
import { readRequests } from './requests.ts';
import { tableThere } from './table-there.ts';

/** An account as it stood last. */
export type Account = {
  id: number;
  created: string;
  active: boolean;
  username: string;
  email: string;
  passwordHash: string | null;
  roles: string[];
  /** The end of the program that it is, if it is one. */
  ended: string | null;
  /** The second factor's secret, sealed, and its codes that are left; null without one. */
  secret: string | null;
  lastStep: string | null;
  codes: string[];
};

/** What gives access to a database: read before another database replaces it. */
export type AccessState = {
  /** What opens, by table: keys of doors.ts. */
  open: Map<string, string[]>;
  accounts: Account[];
  secrets: { name: string; value: string }[];
  people: PeopleStanding;
  requests: Awaited<ReturnType<typeof readRequests>>;
  newest: HistoryPosition;
};

/** How far a database has got: the last row of its history, as numbers that can be compared. */
export type HistoryPosition = { id: number; at: number };

export async function newestEntry(client: ClientBase): Promise<HistoryPosition> {
  const { rows } = await client.query<HistoryPosition>(
    `select coalesce(max(id), 0)::float8 as id, coalesce(extract(epoch from max(at)), 0)::float8 as at
       from (select id, at from public.history order by id desc limit 1) last`,
  );
  return rows[0] ?? { id: 0, at: 0 };
}

/** Reads the whole state of access at once: the database is replaced before anything more can be read from it. */
export async function readStanding(client: ClientBase): Promise<AccessState> {
  const open = new Map<string, string[]>();
  for (const { table, key, open: isOpen } of doors) {
    if (!(await tableThere(client, table))) continue;
    const { rows } = await client.query<{ key: string }>(
      `select ${key} as key from public."${table}" t where ${isOpen}`,
    );
    open.set(
      table,
      rows.map((row) => row.key),
    );
  }
  const { rows: accounts } = await client.query<Account>(
    `select p.id, extract(epoch from p.created)::text as created, p.active, p.username, p.email, p."passwordHash", p.roles,
            g.ended::text, f.secret, f."lastStep"::text as "lastStep",
            array(select encode(c."codeHash", 'hex') from public."recoveryCode" c where c.person = p.id) as codes
       from public.person p left join public.program g on g.person = p.id
       left join public."secondFactor" f on f.person = p.id and f.confirmed is not null`,
  );
  const { rows: secrets } = await client.query<{ name: string; value: string }>(
    'select name, value from public.secret',
  );
  const people = await readPeople(client);
  const requests = await readRequests(client);
  return { open, accounts, secrets, people, requests, newest: await newestEntry(client) };
}
