import { type Someone, type TestApp, testApp } from '../../test/http.ts';
import { startSession } from '../rooms/session/session.fixture.ts';
import { fillDemo } from './demo.ts';

export const accounts = ['admin', 'kierownik', 'pracownik', 'recepcja'] as const;

/** The demonstration company, with its four accounts signed in. */
export async function demoApp(): Promise<TestApp & { someone: (username: string) => Someone }> {
  const it = await testApp();
  await fillDemo(it.services);
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
