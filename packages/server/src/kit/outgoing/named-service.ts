/**
 * Calls to services whose addresses are the operator's settings, unlike those of `createOutgoing`, which people give:
 * such a service may stand inside. No redirects, so that nothing is sent elsewhere; the whole call ends with the signal,
 * and an answer without end is cut off.
 */

const longestAnswer = 2 * 1024 * 1024;

export type ServiceAnswer = { status: number; headers: Headers; body: Buffer };

/**
 * Makes one call. A status of any kind is an answer.
 *
 * @throws Error when nobody answers, the signal ends it, or the answer is too long
 */
export async function callService(
  url: string,
  options: {
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    signal: AbortSignal;
  },
): Promise<ServiceAnswer> {
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
