import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './lists/queries.ts';

/**
 * What the product is compared with: node:http and pg, nothing else. `/n` runs the n-th statement
 * and answers its rows. Arguments: a JSON file with the statements, the port.
 */
const [file = '', port = ''] = process.argv.slice(2);
const { connection, statements } = JSON.parse(readFileSync(file, 'utf8')) as {
  connection: pg.PoolConfig;
  statements: Statement[];
};
const pool = new pg.Pool({ ...connection, max: 10 });

createServer(async (request, response) => {
  const { text, values } = statements[Number(request.url?.slice(1))] ?? {
    text: 'select 1',
    values: [],
  };
  const { rows } = await pool.query(text, values);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: { list: rows } }));
}).listen(Number(port), '127.0.0.1');
