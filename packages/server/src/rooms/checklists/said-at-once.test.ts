import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { afterAll, expect, test } from 'vitest';
import { fieldsOn } from '../custom-fields/custom-fields.fixture.ts';
import { checklistApp } from './checklists.fixture.ts';

/* What keeps a record from being closed, told at once. */

const room = await checklistApp();
const { it, anna, manager, first } = room;
const admin = await it.signIn('ROLE_ADMIN');
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

test('a task that lacks points and own fields says both, on each and in one line [CHK-15]', async () => {
  const { id: asked, key } = await field('text', { label: 'Numer UPO' }, 'task');
  const ask = (fieldsToFill: number[]) =>
    it.call(taskDefinitions.update, { as: manager, params: { id: first }, body: { fieldsToFill } });
  await ask([asked]);
  const id = await room.task();
  const { data: point } = await room.add('task', id, anna, { text: 'Wyciągi' });
  await room.require('task', id, manager);
  const refused = await room.close(anna, first);
  expect([refused.status, refused.errors, refused.message]).toEqual([
    400,
    {
      status: 'Najpierw odhacz punkt listy kontrolnej: „Wyciągi”',
      [`custom.${key}`]: 'Numer UPO: wypełnij to pole, zanim zamkniesz zadanie',
    },
    'Najpierw odhacz punkt listy kontrolnej: „Wyciągi”. Najpierw wypełnij: „Numer UPO”',
  ]);
  const body = {
    ...{ kind: 'task', targets: [{ params: room.at(first) }] },
    values: { status: taskStatus.done, dateEndJob: warsawDay() },
  } as const;
  const { data: many } = await it.call(changeMany, { as: anna, body });
  expect(JSON.stringify(many.refused)).toContain(
    'Najpierw odhacz punkt listy kontrolnej: „Wyciągi”. Najpierw wypełnij: „Numer UPO”',
  );
  await room.tick(point, anna);
  const left = await room.patch(anna, first, { ...body.values, custom: { [key]: 'UPO-1' } });
  expect(left.status).toBe(200);
  await ask([]);
});

test('an issue that lacks points and own fields says both [CHK-15]', async () => {
  const more = { label: 'Rozwiązanie', requiredFrom: issueStatus.done };
  const { key } = await field('text', more, 'issue');
  const id = await room.issue();
  await room.add('issue', id, anna, { text: 'Podłączyć' });
  await room.require('issue', id, manager);
  const body = { status: issueStatus.done };
  const refused = await it.call(updateIssue, { as: anna, params: { id }, body });
  expect([refused.status, refused.errors]).toEqual([
    400,
    {
      status: 'Najpierw odhacz punkt listy kontrolnej: „Podłączyć”',
      [`custom.${key}`]: expect.stringMatching(
        /^Rozwiązanie: wypełnij, zanim status zmieni się na/,
      ),
    },
  ]);
});
