import { databaseHome } from '@zaplecze/keeper/postgres/place';
import pg from 'pg';

/** Asks for something that needs the session and the database. */
export async function readService(url: string, token: string, path = '/client/list') {
  const answer = await fetch(`${url}/api${path}`, { headers: { 'access-token': token } });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/** Uploads a file as a person does; gives the status and the file's id. */
export async function upload(url: string, token: string, content: Blob) {
  const body = new FormData();
  body.append('storage', 's3');
  body.append('file', content, 'plik.bin');
  const answer = await fetch(`${url}/api/media/upload`, {
    method: 'POST',
    headers: { 'access-token': token },
    body,
  });
  const { data } = (await answer.json()) as { data?: { file: { id: number } } };
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    id: data?.file.id ?? 0,
  };
}

/** Asks the embedded database of a data folder. */
export async function queryDatabase<R extends pg.QueryResultRow>(
  dataDir: string,
  sql: string,
): Promise<R[]> {
  const client = new pg.Client({
    host: databaseHome(dataDir),
    user: 'zaplecze',
    database: 'zaplecze',
  });
  await client.connect();
  const { rows } = await client.query<R>(sql);
  await client.end();
  return rows;
}
