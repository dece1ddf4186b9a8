import type pg from 'pg';

/** Where to connect: `connectionStrings` are the same database on each host that may be the primary. */
export type ServerConnection = pg.ClientConfig & { connectionStrings?: string[] };

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?(.*))?$/;

/** Values of `target_session_attrs` that a writing product can use. */
const writing = new Set(['any', 'read-write', 'primary']);
/** Values for a connection that reads. */
const reading = new Set(['any', 'read-only', 'standby', 'prefer-standby']);

/** Hosts and ports as libpq pairs them: one port for all, or one for each. Null: they do not match. */
function paired(hosts: string[], ports: string[]): string[] | null {
  if (ports.length > 1 && ports.length !== hosts.length) return null;
  return hosts.map((host, at) => `${host}:${ports[at] ?? ports[0] ?? '5432'}`);
}

/**
 * Reads an address of a database as libpq does, several hosts included (`postgresql://u@a:5432,b:5433/base`, or
 * `?host=a,b&port=5432,5433`, and `target_session_attrs`), which node-postgres does not.
 *
 * @returns one address a host, in their order; null of what is none, or asks for a server that only reads (of a replica:
 * one that writes)
 */
export function addressesOf(databaseUrl: string, wanted = writing): string[] | null {
  const found = parts.exec(databaseUrl);
  if (!found) return null;
  const [, start = '', authority = '', path = '', query = ''] = found;
  const parameters = new URLSearchParams(query);
  if (!wanted.has(parameters.get('target_session_attrs') ?? 'any')) return null;
  parameters.delete('target_session_attrs');
  const listed = parameters.get('host')?.split(',') ?? [];
  let places = authority.split(',');
  if (listed.length > 1) {
    const pairs = paired(listed, parameters.get('port')?.split(',') ?? []);
    if (!pairs) return null;
    parameters.delete('host');
    parameters.delete('port');
    places = pairs;
  }
  if (places.length > 1 && places.includes('')) return null;
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const addresses = places.map((place) => `${start}${place}${path}${rest}`);
  // A socket's folder in the query leaves the host out (`postgresql:///base?host=/var/run/postgresql`).
  return addresses.every((one) => URL.canParse(one.replace('@/', '@socket/'))) ? addresses : null;
}

export const replicaAddressesOf = (url: string) => addressesOf(url, reading);

/** Values of `sslmode` that are told apart; libpq's `allow`, which hides what it does, is none of them. */
export const tlsModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Whether an address that is one asks for TLS in a way that is known; any other would be taken for `verify-full`. */
export function asksKnownTls(databaseUrl: string): boolean {
  const modes = new URLSearchParams(parts.exec(databaseUrl)?.[4] ?? '').getAll('sslmode');
  return modes.every((mode) => tlsModes.includes(mode));
}

/**
 * An address whose `sslmode` node-postgres understands as libpq does: `require` encrypts and asks nobody whose the
 * certificate is, which node-postgres alone would take for `verify-full`. `sslrootcert=system` are the authorities that
 * Node.js knows.
 */
function asLibpq(address: string): string {
  const [place = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('sslmode')) return address;
  if (parameters.get('sslrootcert') === 'system') parameters.delete('sslrootcert');
  parameters.set('uselibpqcompat', 'true');
  return `${place}?${parameters}`;
}

/** The connection that an address tells; further hosts are tried in turn (client.ts). */
export function connectionOf(databaseUrl: string, wanted = writing): ServerConnection {
  const addresses = (addressesOf(databaseUrl, wanted) ?? [databaseUrl]).map(asLibpq);
  const [connectionString = databaseUrl] = addresses;
  return addresses.length > 1
    ? { connectionString, connectionStrings: addresses }
    : { connectionString };
}

/** Where reports, searches and exports may read, if anywhere. */
export const replicaOf = ({ replicaUrl }: { replicaUrl: string | undefined }) =>
  replicaUrl === undefined ? undefined : connectionOf(replicaUrl, reading);

/** Of each list of hosts, the one that answered last: all connections of a process and a purpose begin with it. */
const chosen = new Map<string, number>();

/**
 * The host to try now, and what to tell when it was the wrong one.
 *
 * @param purpose writing and reading may have the same list, and want different ones of it
 */
export function hostOf({ connectionStrings: all = [] }: ServerConnection, purpose: string) {
  const key = [purpose, ...all].join();
  const at = chosen.get(key) ?? 0;
  return {
    connection: all.length > 1 ? { connectionString: all[at] } : {},
    /** Others that found the same have moved on to the next one already. */
    wrong: () => {
      if ((chosen.get(key) ?? 0) === at) chosen.set(key, (at + 1) % Math.max(all.length, 1));
    },
  };
}
