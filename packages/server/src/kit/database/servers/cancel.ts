import type { Socket } from 'node:net';
import pg from 'pg';

/** What of pg its types do not name. */
type Wire = pg.Connection & {
  ssl: unknown;
  sslNegotiation: string;
  stream: Socket;
  connect: (port: number | string, host?: string) => void;
  requestSsl: () => void;
  cancel: (processId: number, secretKey: number) => void;
};
type Cancellable = pg.Client & {
  connection: Wire;
  processID: number;
  secretKey: number;
};

const patienceMs = 5_000;

/**
 * Cancels the statement of a connection, over another connection opened for that alone. Not `pg_cancel_backend`,
 * which needs a free connection and the server's own number of the session, not that of a PgBouncer between; nor pg's
 * `cancel`, which knows no TLS.
 */
export function cancelStatement(client: pg.Client): void {
  const { connection, processID, secretKey, host, port } = client as Cancellable;
  const wire = new pg.Connection({
    ssl: connection.ssl,
    sslNegotiation: connection.sslNegotiation,
  } as never) as Wire;
  const say = () => wire.cancel(processID, secretKey);
  wire.on('error', () => wire.stream.destroy());
  wire.on('connect', () => {
    if (!connection.ssl) say();
    else if (connection.sslNegotiation !== 'direct') wire.requestSsl();
  });
  wire.on('sslconnect', say);
  const late = setTimeout(() => wire.stream.destroy(), patienceMs);
  wire.once('end', () => clearTimeout(late));
  // A name may stand for several servers; it is this one.
  const { remoteAddress, remotePort } = connection.stream;
  if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(remotePort ?? port, connection.ssl ? host : (remoteAddress ?? host));
}
