import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../operations/log.ts';
import { OperatorError } from '../operations/operator-error.ts';

/** Signs of a server that is only just starting (a database container begun together with ours). */
const startingUp = new Set(['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', '57P03']);
const attempts = 30;
const oldestVersion = 150_000;

type Facts = { version: string; encoding: string; polish: boolean };

const whatToDo: Record<string, string> = {
  '28P01': 'Baza danych odrzuciła nazwę użytkownika albo hasło z DATABASE_URL.',
  '28000': 'Baza danych nie wpuszcza tego użytkownika (pg_hba.conf); sprawdź DATABASE_URL.',
  '3D000': 'Bazy o nazwie z DATABASE_URL nie ma na serwerze. Utwórz ją: createdb NAZWA.',
  ENOTFOUND: 'Nie ma komputera o nazwie podanej w DATABASE_URL.',
};

async function ask(connectionString: string): Promise<Facts> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Errors after the connection failed are told by the query itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num') as version,
              current_setting('server_encoding') as encoding,
              exists(select 1 from pg_collation where collname = 'pl-x-icu') as polish`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('The database gave no answer');
    return facts;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}

/** Host names and ports may be told, user names and passwords may not. */
function unreachable(error: unknown): OperatorError {
  const code = codeOf(error);
  const says = whatToDo[code] ?? 'Sprawdź, czy serwer bazy danych działa i czy adres jest dobry.';
  return new OperatorError(
    `Nie można połączyć się z bazą danych z DATABASE_URL (${code || (error as Error).message}). ${says}`,
    { cause: error },
  );
}

/**
 * Waits (up to about 15 seconds) until the outer database of DATABASE_URL answers, and checks that it can carry
 * the product: PostgreSQL 15 or newer, UTF-8, Polish order from ICU.
 *
 * @throws OperatorError saying what is wrong with it
 */
export async function awaitDatabaseServer(databaseUrl: string, log: Log): Promise<void> {
  let facts: Facts | undefined;
  for (let attempt = 1; !facts; attempt += 1) {
    try {
      facts = await ask(databaseUrl);
    } catch (error) {
      if (attempt === attempts || !startingUp.has(codeOf(error))) throw unreachable(error);
      if (attempt === 1) log.info('Czekam na bazę danych z DATABASE_URL…');
      await pause(500);
    }
  }
  const lacks = [
    Number(facts.version) < oldestVersion && 'PostgreSQL w wersji 15 lub nowszej',
    facts.encoding !== 'UTF8' && `kodowania UTF8 (ma ${facts.encoding})`,
    !facts.polish && 'porządku pl-x-icu (PostgreSQL zbudowany bez ICU)',
  ].filter(Boolean);
  if (lacks.length === 0) return;
  throw new OperatorError(`Baza danych z DATABASE_URL nie spełnia wymagań: ${lacks.join(', ')}.`);
}
