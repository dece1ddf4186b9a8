import { inSpan } from '../tracing/tracing.ts';

/**
 * Calls to services whose addresses are the operator's settings, unlike those of `createOutgoing`, which people give:
 * such a service may stand inside. No redirects, so that nothing is sent elsewhere; the whole call ends with the signal,
 * and an answer without end is cut off.
 */

const longestAnswer = 2 * 1024 * 1024;

type ServiceCall = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

export type ServiceAnswer = { status: number; headers: Headers; body: Buffer };

/**
 * Makes one call. A status of any kind is an answer.
 *
 * @throws Error when nobody answers, the signal ends it, or the answer is too long
 */
export const callService = (url: string, options: ServiceCall): Promise<ServiceAnswer> =>
  inSpan({ name: `${options.method ?? 'GET'} service`, kind: 'client' }, async (span) => {
    // The host is of the settings; what stands behind it is about somebody.
    span.set({ 'server.address': new URL(url).hostname });
    const answer = await call(url, options);
    span.set({ 'http.response.status_code': answer.status });
    return answer;
  });

async function call(url: string, options: ServiceCall): Promise<ServiceAnswer> {
  const { method = 'GET', headers = {}, body, signal } = options;
  const answer = await fetch(url, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return { status: answer.status, headers: answer.headers, body: Buffer.concat(chunks) };
}
