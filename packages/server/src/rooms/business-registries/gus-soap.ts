import { callService } from '../../kit/outgoing/named-service.ts';
import { parseXml } from '../../kit/parsing/parsing.ts';
import { RegistryError } from './adapter.ts';

/**
 * The envelope of the statistical office's service: SOAP 1.2 with WS-Addressing, answered as a message of several parts
 * (MTOM); what is told stands in it as the text of another XML. Few calls of fixed shape, hence no library of SOAP.
 */

const service = 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl';
const sign = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
export const escapeXml = (value: string) =>
  value.replace(/[&<>"]/g, (one) => sign[one as keyof typeof sign]);

const envelope = (url: string, action: string, body: string) =>
  `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="http://CIS/BIR/PUBL/2014/07" xmlns:dat="http://CIS/BIR/PUBL/2014/07/DataContract"><soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${escapeXml(url)}</wsa:To><wsa:Action>${service}/${action}</wsa:Action></soap:Header><soap:Body>${body}</soap:Body></soap:Envelope>`;

/** The part of a message that is the envelope; one that has no parts is it itself. */
function envelopeIn(contentType: string, body: string): string {
  const [, boundary] = /boundary="?([^";]+)"?/i.exec(contentType) ?? [];
  if (!boundary) return body;
  const part = body.split(`--${boundary}`).find((one) => one.includes('Envelope'));
  // Head and content of a part are apart by an empty line.
  return part?.slice(part.search(/\r?\n\r?\n/)) ?? '';
}

/**
 * Calls one operation; gives the text of its result.
 *
 * @param call.sid the session, in a header of HTTP
 * @throws RegistryError for an answer that is none
 */
export async function callGus(
  url: string,
  call: { action: string; body: string; sid?: string },
  signal: AbortSignal,
): Promise<string> {
  const { action, body, sid } = call;
  const answer = await callService(url, {
    method: 'POST',
    headers: {
      'content-type': `application/soap+xml; charset=utf-8; action="${service}/${action}"`,
      ...(sid && { sid }),
    },
    body: envelope(url, action, body),
    signal,
  });
  if (answer.status === 429) throw new RegistryError('limit', 'GUS: 429');
  if (answer.status !== 200) throw new RegistryError('failed', `GUS: ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  const result = await parseXml(envelopeIn(type, answer.body.toString('utf8')), `${action}Result`);
  if (!result) throw new RegistryError('failed', 'GUS: an answer of another shape');
  return result.text;
}

/** The first record of a result: `<root><dane><Regon>…</Regon>…</dane></root>`; null for none. */
export const recordIn = async (result: string): Promise<Record<string, string> | null> =>
  (await parseXml(result, 'dane'))?.children ?? null;
