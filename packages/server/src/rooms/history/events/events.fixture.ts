import { listEvents, type RecordEvent } from '@zaplecze/contract/rooms/history/events/calls';
import type { TokenArea } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { sql } from 'kysely';
import type { Someone } from '../../../../test/http.ts';
import { untilOthersEnd } from '../../../../test/open-transactions.ts';
import { hashToken } from '../../../kit/http/guard.ts';
import { newAccessToken } from '../../../kit/http/token-form.ts';
import { historyApp } from '../history.fixture.ts';

type Page = { list: RecordEvent[]; next: string; more: boolean };

/** The company of `historyApp`, whose events are read from a cursor. */
export async function eventsApp() {
  const it = await historyApp();

  const settle = () => untilOthersEnd(it.db);
  const ask = (as: Someone | string, query: Record<string, unknown> = {}) =>
    it.call(listEvents, { as, query });
  const read = async (as: Someone | string, query: Record<string, unknown> = {}): Promise<Page> =>
    (await ask(as, query)).data as Page;
  /** The cursor after all that has happened. */
  async function now(): Promise<string> {
    await settle();
    return (await read(it.admin, { after: 'now' })).next;
  }
  /** All events since a cursor. */
  async function since(as: Someone | string, after: string, more: Record<string, unknown> = {}) {
    await settle();
    return (await read(as, { after, ...more })).list;
  }

  async function keyOf({ id }: Someone, ...reads: TokenArea[]): Promise<string> {
    const token = newAccessToken();
    const fields = { person: id, name: 'Próba', tokenHash: hashToken(token), writes: [] };
    await it.db
      .insertInto('accessToken')
      .values({ ...fields, reads, ending: token.slice(-4), expires: sql`now() + interval '1 day'` })
      .execute();
    return token;
  }
  return { ...it, settle, ask, read, now, since, keyOf };
}
export type EventsApp = Awaited<ReturnType<typeof eventsApp>>;
