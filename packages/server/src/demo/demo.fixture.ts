import { testDatabase } from '../../test/database.ts';
import { demoModel } from '../../test/demo-model.ts';
import { type Someone, type TestApp, testApp } from '../../test/http.ts';
import { startSession } from '../rooms/session/session.fixture.ts';

/** The demonstration company in a database of its own; `drop` takes it away. */
export const demoCompany = async () => testDatabase(await demoModel());

export const accounts = ['admin', 'kierownik', 'pracownik', 'recepcja'] as const;

/** The product over the demonstration company and its files, with its four accounts signed in. */
export async function demoApp(): Promise<TestApp & { someone: (username: string) => Someone }> {
  const it = await testApp({}, undefined, await demoModel());
  const people = new Map<string, Someone>();
  for (const username of accounts) {
    const { id } = await it.db
      .selectFrom('person')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    people.set(username, { id, token: await startSession(it.db, id, 30), name: username });
  }
  return {
    ...it,
    someone: (username) => {
      const found = people.get(username);
      if (!found) throw new Error(`Nobody is ${username}`);
      return found;
    },
  };
}
