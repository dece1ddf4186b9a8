import type { Protect } from '@zaplecze/keeper/product';
import type { ClientBase } from 'pg';
import { seal, unseal } from '../../kit/operations/encrypt.ts';
import { type AccessState, type Account, newestEntry, readStanding } from './access-state.ts';
import { type Door, doors, sessionTables } from './doors.ts';
import { staffAgainNamed, takeOverPeople } from './people.ts';
import { leaveWord, protectionLines } from './report.ts';
import { takeOverRequests } from './requests.ts';
import { tableThere } from './table-there.ts';

/** What a restore ended and took over, for who is told. */
export type AccessReport = {
  /** Whether the replaced database told what had been taken back since the copy. */
  proven: boolean;
  ended: { says: string; count: number; names: string[] }[];
  accounts: { says: string; names: string[] }[];
  /** Of contact persons, by their numbers. */
  people: { says: string; names: string[] }[];
  /** Requests about personal data, by number, kind and days. */
  requests: { says: string; names: string[] }[];
};

/**
 * What was taken back stays taken back: a copy is older than that. What opens the product without a password goes on only
 * when the database that is replaced still has it open; without that one everything of the kind ends. Accounts that were
 * closed, passwords that were changed, second factors that were added and roles that were taken away since are so again,
 * as far as the replaced database tells.
 *
 * Part of the transaction that puts the rows in place, in SQL that the schema of any copy understands. Administrators get
 * a notice of it once a server works on the database.
 *
 * @param before of the replaced database; undefined where there was none, or it could not be read
 * @returns what was ended and taken over, in lines for the operator
 */
export async function protectAccess(
  client: ClientBase,
  before: AccessState | undefined,
): Promise<string[]> {
  const standing = before && (await goesOn(client, before)) ? before : undefined;
  await endSessions(client);
  const nameless = standing ? await staffAgainNamed(client, standing.people) : new Set<number>();
  const accounts = standing ? await takeOver(client, standing, nameless) : [];
  const people = standing ? await takeOverPeople(client, standing.people) : [];
  const requests = standing ? await takeOverRequests(client, standing.requests) : [];
  if (standing) await keepSecrets(client, standing);
  const ended: AccessReport['ended'] = [];
  for (const door of doors) {
    if (!(await tableThere(client, door.table))) continue;
    const keep = standing?.open.get(door.table) ?? [];
    const names = await end(client, door, { keep, nameless });
    if (names.length > 0)
      ended.push({ says: door.says, count: names.length, names: presentNames(names) });
  }
  const proven = standing !== undefined;
  const lines = protectionLines({ proven, ended, accounts, people, requests });
  await leaveWord(client, lines);
  return lines;
}

/** Reads a database before it is replaced; gives what protects the one that takes its place. */
export async function protectionBy(client: ClientBase): Promise<Protect> {
  const standing = await readStanding(client);
  return (replacing) => protectAccess(replacing, standing);
}

/** Whoever was signed in when the copy was made signs in anew. */
export async function endSessions(client: ClientBase): Promise<void> {
  for (const table of sessionTables) {
    if (await tableThere(client, table)) await client.query(`delete from public."${table}"`);
  }
}

const presentNames = (names: (string | null)[]): string[] => names.filter((name) => name !== null);

/** Whether a database is the copy's own, later: of the same accounts, and at least as far. */
async function goesOn(client: ClientBase, { accounts, newest }: AccessState): Promise<boolean> {
  const copy = await newestEntry(client);
  if (newest.id < copy.id || newest.at < copy.at) return false;
  const { rows } = await client.query<{ same: string }>(
    `select id || ' ' || extract(epoch from created) as same from public.person`,
  );
  const known = new Set(rows.map(({ same }) => same));
  return accounts.some(({ id, created }) => known.has(`${id} ${created}`));
}

async function end(
  client: ClientBase,
  door: Door,
  { keep, nameless }: { keep: string[]; nameless: Set<number> },
): Promise<(string | null)[]> {
  const { table, key, open, name } = door;
  const what = door.end === 'delete' ? '' : `set ${door.end.update}`;
  const [verb, from] = door.end === 'delete' ? ['delete from', 'using'] : ['update', 'from'];
  const withPerson = name?.includes('p.') ?? false;
  const { rows } = await client.query<{ name: string | null }>(
    `${verb} public."${table}" t ${what} ${withPerson ? `${from} public.person p` : ''}
      where ${withPerson ? 'p.id = t.person and' : ''} (${open}) and not (${key} = any ($1::text[]))
      returning ${withPerson ? `case when p.id = any ($2::int[]) then 'osoba nr ' || p.id else ${name} end` : (name ?? 'null')} as name`,
    withPerson ? [keep, [...nameless]] : [keep],
  );
  return rows.map((row) => row.name).sort();
}

/** Changes of accounts that were made after the copy, and must not be undone by it. */
async function takeOver(
  client: ClientBase,
  standing: AccessState,
  nameless: Set<number>,
): Promise<AccessReport['accounts']> {
  const done = new Map<string, string[]>();
  const { rows: copies } = await client.query<Account & { name: string }>(
    `select p.id, extract(epoch from p.created)::text as created, p.active, p.username, p.email, p."passwordHash", p.roles,
            g.ended::text, f.secret, f."lastStep"::text as "lastStep",
            array(select encode(c."codeHash", 'hex') from public."recoveryCode" c where c.person = p.id) as codes, p."firstName" || ' ' || p."lastName" as name
       from public.person p left join public.program g on g.person = p.id
       left join public."secondFactor" f on f.person = p.id and f.confirmed is not null order by p.id`,
  );
  const known = new Map(standing.accounts.map((one) => [`${one.id} ${one.created}`, one]));
  const reseal = await resealing(client, standing);
  for (const copy of copies) {
    const last = known.get(`${copy.id} ${copy.created}`);
    if (!last) continue;
    const change = async (says: string, text: string, values: unknown[]) => {
      await client.query(text, [copy.id, ...values]);
      const name = nameless.has(copy.id) ? `osoba nr ${copy.id}` : copy.name;
      done.set(says, [...(done.get(says) ?? []), name]);
    };
    if (copy.active && !last.active)
      await change(
        'konta znowu wyłączone',
        'update public.person set active = false where id = $1',
        [],
      );
    if (!copy.ended && last.ended)
      await change(
        'programy znowu zakończone',
        'update public.program set ended = $2 where person = $1',
        [last.ended],
      );
    if (copy.passwordHash !== last.passwordHash)
      await change(
        'hasła nowsze niż kopia zostały',
        'update public.person set "passwordHash" = $2 where id = $1',
        [last.passwordHash],
      );
    const roles = copy.roles.filter((role) => last.roles.includes(role));
    if (roles.length < copy.roles.length)
      await change('role odebrane po kopii', 'update public.person set roles = $2 where id = $1', [
        roles.length > 0 ? roles : last.roles,
      ]);
    if (copy.email !== last.email || copy.username !== last.username)
      await moveBack(change, client, { copy, last });
    const unsealed = last.secret && reseal(last.secret);
    if (last.secret && copy.secret === last.secret && !sameCodes(copy, last)) {
      await change(
        'kody zapasowe nowsze niż kopia zostały',
        'update public."secondFactor" set "lastStep" = greatest("lastStep", $2::bigint) where person = $1',
        [last.lastStep],
      );
      await putCodes(client, last);
    }
    if (unsealed && copy.secret !== last.secret) {
      await change(
        'drugie kroki logowania nowsze niż kopia zostały',
        `insert into public."secondFactor" (person, secret, confirmed, "lastStep") values ($1, $2, now(), $3)
         on conflict (person) do update set secret = excluded.secret, confirmed = now(), "lastStep" = excluded."lastStep"`,
        [unsealed, last.lastStep],
      );
      await putCodes(client, last);
    }
  }
  await keepAnAdministrator(client, standing);
  return [...done].map(([says, names]) => ({ says, names }));
}

/** A used step of the clock, or a used code, opens nothing again. */
const sameCodes = (copy: Account, last: Account): boolean =>
  copy.lastStep === last.lastStep && copy.codes.toSorted().join() === last.codes.toSorted().join();

/** Recovery codes as they stood last: one that was used, or replaced by new ones, does not come back. */
async function putCodes(client: ClientBase, { id, codes }: Account): Promise<void> {
  await client.query('delete from public."recoveryCode" where person = $1', [id]);
  await client.query(
    `insert into public."recoveryCode" (person, "codeHash")
     select $1, decode(code, 'hex') from unnest($2::text[]) as code`,
    [id, codes],
  );
}

type Change = (says: string, text: string, values: unknown[]) => Promise<void>;

/**
 * The address to which new passwords are mailed, as it was last: the one before may be a mailbox that was lost. Where
 * somebody else has it in the copy, that is told instead.
 */
async function moveBack(
  change: Change,
  client: ClientBase,
  { copy, last }: { copy: Account; last: Account },
): Promise<void> {
  const { rows } = await client.query(
    `select from public.person where id <> $1 and active
       and lower($2) in (lower(email), lower(username)) or id <> $1 and lower(username) = lower($3)`,
    [copy.id, last.email, last.username],
  );
  if (rows.length > 0) {
    await change('adresy e-mail wróciły do tych z kopii, sprawdź je', 'select $1::int', []);
    return;
  }
  await change(
    'adresy e-mail nowsze niż kopia zostały',
    'update public.person set email = $2, username = $3 where id = $1',
    [last.email, last.username],
  );
}

/** Whoever was made one instead of somebody else after the copy would be missing otherwise. */
async function keepAnAdministrator(client: ClientBase, { accounts }: AccessState): Promise<void> {
  const admins = accounts.filter(({ active, roles }) => active && roles.includes('ROLE_ADMIN'));
  await client.query(
    `update public.person set roles = array_append(roles, 'ROLE_ADMIN')
      where id = any ($1::int[]) and active and not 'ROLE_ADMIN' = any (roles) and not exists (
        select 1 from public.person where active and 'ROLE_ADMIN' = any (roles))`,
    [admins.map(({ id }) => id)],
  );
}

const factorKey = 'second-factor';

/** The copy keeps the key that its own second factors are sealed with. */
async function resealing(client: ClientBase, standing: AccessState) {
  const { rows } = await client.query<{ value: string }>(
    'select value from public.secret where name = $1',
    [factorKey],
  );
  const theirs = standing.secrets.find(({ name }) => name === factorKey)?.value;
  const ours = rows[0]?.value;
  if (!ours && theirs)
    await client.query('insert into public.secret (name, value) values ($1, $2)', [
      factorKey,
      theirs,
    ]);
  return (secret: string) =>
    ours && theirs && ours !== theirs ? seal(ours, unseal(theirs, secret)) : secret;
}

/** Keys that were replaced after the copy stay replaced. */
async function keepSecrets(client: ClientBase, standing: AccessState): Promise<void> {
  for (const { name, value } of standing.secrets) {
    // What these seal stands in the copy's own rows.
    if (name === factorKey || name === 'webhook') continue;
    await client.query('update public.secret set value = $2 where name = $1', [name, value]);
  }
}
