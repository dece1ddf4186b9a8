import type { OutgoingCalls } from '../../../kit/outgoing/outgoing.ts';

/*
 * What applications say of themselves, when they register or by a document under their own address
 * (RFC 7591, client-id metadata documents), made into what is taken here: none has a secret, and a browser is sent back
 * by https, to a program on the same device, or to a scheme of its own.
 */

/** The longest name that a person is shown. */
const longestName = 80;

/** Schemes that lead over a network in the open, or nowhere. */
const notReturned = /^(ftp|wss?|file|blob|about|mailto|tel|sms):/i;

const isWeb = (address: unknown) => typeof address === 'string' && /^https:\/\//i.test(address);

/** @param description a description as it came; what is no object goes on as it is, to be refused */
export function takenDescription(description: unknown): unknown {
  if (typeof description !== 'object' || description === null || Array.isArray(description))
    return description;
  const {
    redirect_uris: redirects,
    client_name: name,
    client_id: id,
  } = description as Record<string, unknown>;
  const returns = Array.isArray(redirects)
    ? redirects.filter((one) => typeof one !== 'string' || !notReturned.test(one))
    : redirects;
  const web = Array.isArray(returns) && returns.every(isWeb);
  return {
    ...(id !== undefined && { client_id: id }),
    redirect_uris: returns,
    ...(typeof name === 'string' && { client_name: plainName(name) }),
    application_type: web ? 'web' : 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
}

/** A name in one line, without signs that hide, turn or break it. */
export const plainName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, longestName).join('');

/** Where a browser goes back to, as a person reads it. */
export function returnWords(redirect: string): string {
  const url = URL.parse(redirect);
  if (!url) return redirect;
  if (url.protocol === 'https:') return url.host;
  if (url.protocol === 'http:') return 'program na tym urządzeniu';
  return `program na tym urządzeniu (${url.protocol.slice(0, -1)})`;
}

/** Reads a description under an application's address, in the form of fetch, which the library asks for. */
export const fetchDescription =
  (outgoing: OutgoingCalls) =>
  async (address: string | URL | Request): Promise<Response> => {
    const { status, text, holds } = await outgoing.getDocument(String(address));
    const body = status === 200 ? JSON.stringify(takenDescription(JSON.parse(text))) : '';
    return new Response(body, {
      status,
      headers: { 'content-type': 'application/json', ...(holds && { 'cache-control': holds }) },
    });
  };
