import { makeProject, unique } from '../records.ts';
import { expect, signedIn, signIn, test } from '../support.ts';

test('of a deleted project, too, one press makes a new one of what its form holds [HIS-74]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const project = await makeProject(manager, 'Projekt skasowany', user.id);
  const typed = unique('Wpisane mimo skasowania');
  const save = page.getByRole('button', { name: 'Zapisz', exact: true });
  const gone = page.getByRole('dialog', { name: 'Tego wpisu już nie ma' });
  await signIn(page, 'kierownik', `/project/edit/${project.id}`);
  await page
    .getByRole('textbox', { name: /^Nazwa/ })
    .first()
    .fill(typed);
  await manager.remove(`/project/${project.id}`);
  await save.click();
  await gone.getByRole('button', { name: 'Utwórz nowy wpis' }).click();
  await expect(page.getByText('Zapisano jako nowy wpis')).toBeVisible();
  await expect(gone).toHaveCount(0);
  const found = await manager.get(`/project/list?search=${encodeURIComponent(typed)}`);
  expect(found.list.list.map(({ name }: { name: string }) => name)).toEqual([typed]);
});
