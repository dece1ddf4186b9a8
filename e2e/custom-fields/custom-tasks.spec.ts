import { unique } from '../records.ts';
import { expect, lead, signedIn, signIn, test } from '../support.ts';

type Row = Record<'project' | 'task' | 'procedure' | 'service', { id: number }>;

test('a task’s own field is filled in its dialog and one that is closed to me is read there; what its definition asks for is told on the field when it is to be closed [CUS-91, CUS-94]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const label = unique('Numer UPO');
  const { id: field } = await admin.post('/customField/create', {
    ...{ record: 'task', kind: 'text', label },
  });
  const closed = unique('Uwagi kierownika');
  const { id: other } = await admin.post('/customField/create', {
    ...{ record: 'task', kind: 'text', label: closed, edits: 'manager' },
  });
  const fields = (await admin.get('/customField/list')).list as { id: number; key: string }[];
  const keyOf = (id: number) => fields.find((one) => one.id === id)?.key ?? '';
  const by = await signedIn(page.request, 'pracownik');
  const me = (await by.get('/profile/me')).user.id;
  const { list } = await by.get(`/project/task/assigned/${me}?filter[status]=1&filter[whose]=own`);
  // One without points to be ticked off, which would be asked for first.
  const open = await Promise.all(
    (list.list as Row[]).map(async (one) => {
      const ids = [one.project.id, one.task.id, one.procedure.id, one.service.id].join('/');
      return { row: one, ids, task: (await by.get(`/project/task/${ids}`)).task };
    }),
  );
  const found = open.find(({ task }) => !task.checklistRequired);
  if (!found) throw new Error('Each task has a checklist');
  const { row, ids } = found;
  const { task: before } = await by.get(`/project/task/${ids}`);
  expect(before.custom[keyOf(field)]).toBeUndefined();
  const manager = await signedIn(page.request, 'kierownik');
  await manager.patch(`/project/task/${ids}`, { custom: { [keyOf(other)]: 'Pilnować terminu' } });
  await manager.patch(`/definition/task/${row.task.id}`, { fieldsToFill: [field] });

  await signIn(page, 'pracownik');
  await lead(page, `/task/${ids}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pilnować terminu')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: closed })).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: 'Zrealizowane' }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(
    dialog.getByText(`${label}: wypełnij to pole, zanim zamkniesz zadanie`).first(),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: label }).fill('UPO-77');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  const { task } = await by.get(`/project/task/${ids}`);
  expect([task.status.id, task.custom[keyOf(field)]]).toEqual([9, 'UPO-77']);
  await manager.patch(`/definition/task/${row.task.id}`, { fieldsToFill: [] });
});
