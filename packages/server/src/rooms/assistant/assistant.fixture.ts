import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import {
  type TokenArea,
  tokenAreaKeys,
} from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { onTestFinished } from 'vitest';
import type { Someone, TestApp } from '../../../test/http.ts';

/** The protocol's own client with a key that reads and changes these areas; all of them, where none are named. */
export async function fullAssistant(
  it: TestApp,
  url: URL,
  as: Someone,
  areas: readonly TokenArea[] = tokenAreaKeys,
) {
  const expires = addDays(warsawDay(), 5);
  const body = { name: 'Asystent', expires, reads: [...areas], writes: [...areas] };
  const { token } = (await it.call(createToken, { as, body })).data;
  const headers = { authorization: `Bearer ${token}` };
  const peer = new Client({ name: 'próba', version: '1' });
  await peer.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  onTestFinished(() => peer.close());
  // So that the client checks structure by the tools' schemas.
  await peer.listTools();
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const answer = await peer.callTool({ name, arguments: input });
    const [first] = answer.content as { text: string }[];
    return {
      text: first?.text ?? '',
      isError: answer.isError === true,
      // biome-ignore lint/suspicious/noExplicitAny: tests read answers freely
      data: answer.structuredContent as any,
    };
  };
  return { peer, use };
}
