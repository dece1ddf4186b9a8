import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { inSpan } from '../tracing/tracing.ts';

/** A call to a place that is none of the allowed ones, or resolves to where it must not. */
export class PlaceRefusedError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'PlaceRefusedError';
  }
}

/**
 * Calls to services outside (push, webhooks). Only https on named hosts, or on any name of the open
 * internet, besides places of the own network that the operator named; the address is checked at the very
 * connection, so that a name which resolves otherwise a moment later gains nothing; no redirects,
 * a deadline over the whole call, and an end to answers without end.
 */
export type OutgoingCalls = {
  /** @throws PlaceRefusedError before anything is sent */
  assertAllowed: (url: string) => URL;
  /**
   * @returns the status and the beginning of the answer; 3xx is an answer like any other
   * @throws PlaceRefusedError, or what the network says when nobody answers
   */
  post: (
    url: string,
    content: { headers: Record<string, string>; body: Buffer },
  ) => Promise<{ status: number; text: string; retryAfter: string | null }>;
  /**
   * What an application says of itself under its address, whichever name of the open internet that is: those of the
   * own network never.
   *
   * @returns the status, the beginning of the answer and how long it holds (`cache-control`)
   * @throws as `post`
   */
  getDocument: (url: string) => Promise<{ status: number; text: string; holds: string | null }>;
};

type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void;

const deadlineMs = 15_000;
/** A person waits for it. */
const documentMs = 4_000;
const longestAnswer = 16 * 1024;

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
// Within 2000::/3, what is not the open internet or hides an IPv4 address.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address lies in the open internet: no private, local, reserved or mapped one. */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  if (family !== 6) return false;
  return open6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** `*.notify.windows.com` means every name below, not the name itself. */
function isNamed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) =>
    one.startsWith('*.')
      ? host.endsWith(one.slice(1)) && host.length > one.length - 1
      : host === one,
  );
}

/** Spaces, line breaks, control and invisible signs. */
const hidden = /[\s\p{Cc}\p{Cf}]/u;

/** Names of own networks, which no registry gives out (RFC 6761, 6762, 8375; ICANN's .internal). */
const innerNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|test)$/;

/** A full stop at the end says the same name in a way that no list has. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !host.endsWith('.') && !innerNames.test(host);

const systemResolve: Resolve = (host, done) => lookup(host, { all: true }, done);

/** A person waits for it. */
const askedMs = 2_000;

/**
 * Whether a name leads into the own network now: for telling whoever types it, since each call checks by itself. A name
 * that nobody knows yet, or not in time, leads nowhere.
 */
export async function leadsInside(
  host: string,
  resolve: Resolve = systemResolve,
): Promise<boolean> {
  return await new Promise((onClosed) => {
    const late = setTimeout(() => onClosed(false), askedMs);
    resolve(host, (error, found) => {
      clearTimeout(late);
      onClosed(!error && found.some(({ address }) => !isOpenAddress(address)));
    });
  });
}

/** Resolves and refuses in one step, at the connection itself. One bad address spoils the name. */
function guardedLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`No address of ${host}`), '');
      if (!found.every(({ address }) => isOpenAddress(address))) {
        return done(new PlaceRefusedError('The name leads to an inner address'), '');
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

async function readBeginning(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > longestAnswer) break;
    chunks.push(chunk);
  }
  answer.destroy();
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @param options.hosts names of the allowed places, `*.` for everything below a name; `any`: every
 * name that leads into the open internet
 * @param options.inside hosts of the own network, with a port or for all of them, that are called
 * wherever they lead and by plain http too
 * @param options.resolve tests only: answers instead of the system's resolver
 * @param options.detour tests only: one named host that is reached by plain HTTP on this machine
 */
export function createOutgoing(options: {
  hosts: readonly string[] | 'any';
  inside?: readonly string[];
  resolve?: Resolve;
  detour?: { host: string; port: number };
}): OutgoingCalls {
  const { hosts, inside: own = [], resolve = systemResolve, detour } = options;
  const isOwn = (url: URL) =>
    /^https?:$/.test(url.protocol) && (own.includes(url.host) || own.includes(url.hostname));

  const assertPlace = (
    text: string,
    places: readonly string[] | 'any',
    allowsOwn: boolean,
  ): URL => {
    // What a URL drops in silence, somebody else reads otherwise.
    if (hidden.test(text)) throw new PlaceRefusedError('Only what can be seen');
    const url = URL.parse(text);
    if (allowsOwn && url?.username === '' && url.password === '' && isOwn(url)) return url;
    if (url?.protocol !== 'https:') throw new PlaceRefusedError('Only https');
    if (url.username || url.password || url.port) throw new PlaceRefusedError('Only a host');
    if (url.hostname === detour?.host) return url;
    const named = places === 'any' ? isPublicName(url.hostname) : isNamed(url.hostname, places);
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !named) {
      throw new PlaceRefusedError('Not one of the allowed hosts');
    }
    return url;
  };
  const assertAllowed: OutgoingCalls['assertAllowed'] = (text) => assertPlace(text, hosts, true);

  const open = (
    method: 'GET' | 'POST',
    url: URL,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): ClientRequest => {
    // No kept connections: every call goes through the check.
    const call = { method, headers, signal, agent: false } as const;
    if (url.hostname === detour?.host) {
      const path = url.pathname + url.search;
      return plainRequest({ ...call, host: '127.0.0.1', port: detour.port, path });
    }
    if (url.protocol === 'http:') return plainRequest(url, call);
    return secureRequest(url, isOwn(url) ? call : { ...call, lookup: guardedLookup(resolve) });
  };

  const call: OutgoingCalls['post'] = async (text, { headers, body }) => {
    const url = assertAllowed(text);
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await new Promise<IncomingMessage>((answered, failed) => {
      const sent = open('POST', url, { ...headers, 'content-length': String(body.length) }, signal);
      sent.once('response', answered);
      sent.once('error', failed);
      sent.end(body);
    });
    const retryAfter = answer.headers['retry-after'] ?? null;
    return { status: answer.statusCode ?? 0, text: await readBeginning(answer), retryAfter };
  };

  // Neither the address nor its host: they open somebody's device, or were given by people.
  const post: OutgoingCalls['post'] = (text, content) =>
    inSpan({ name: 'POST outside', kind: 'client' }, async (span) => {
      const answer = await call(text, content);
      span.set({ 'http.request.method': 'POST', 'http.response.status_code': answer.status });
      return answer;
    });

  const getDocument: OutgoingCalls['getDocument'] = async (text) => {
    const url = assertPlace(text, 'any', false);
    if (isOwn(url)) throw new PlaceRefusedError('A host of the own network');
    const signal = AbortSignal.timeout(documentMs);
    const answer = await new Promise<IncomingMessage>((answered, failed) => {
      const sent = open('GET', url, { accept: 'application/json' }, signal);
      sent.once('response', answered);
      sent.once('error', failed);
      sent.end();
    });
    const holds = answer.headers['cache-control'] ?? null;
    return { status: answer.statusCode ?? 0, text: await readBeginning(answer), holds };
  };

  return { assertAllowed, post, getDocument };
}
