import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { expect, onTestFinished, test } from 'vitest';
import { type Someone, testApp } from '../../../test/http.ts';
import { fillNew } from '../../fill-new.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a company without work is beginning, for its colleagues too; with its first issue it is not [STA-181]', async () => {
  const it = await testApp({ ADMIN_PASSWORD: 'haslo-do-testow-startu' });
  onTestFinished(() => it.close());
  await it.db.transaction().execute((tx) => fillNew(tx, it.services.config, it.services.log));
  const admin = await it.signIn('ROLE_ADMIN');
  const user = await it.signIn();
  const isBeginning = async (as: Someone) => (await it.call(getMe, { as })).data.user.isBeginning;
  expect([await isBeginning(admin), await isBeginning(user)]).toEqual([true, true]);
  await it.db
    .updateTable('firstSteps')
    .set({ begun: daysAgo(15) })
    .execute();
  expect(await isBeginning(admin)).toBe(false);
  await it.db
    .updateTable('firstSteps')
    .set({ begun: daysAgo(13) })
    .execute();
  expect(await isBeginning(admin)).toBe(true);
  const body = { name: 'Drukarka', type: 0, users: [user.id], description: 'Nie drukuje.' };
  await it.call(createIssue, { as: user, body });
  expect([await isBeginning(admin), await isBeginning(user)]).toEqual([false, false]);
  await it.db.deleteFrom('issue').execute();
  expect(await isBeginning(admin)).toBe(true);
  await it.db.deleteFrom('firstSteps').execute();
  expect(await isBeginning(admin)).toBe(false);
});
