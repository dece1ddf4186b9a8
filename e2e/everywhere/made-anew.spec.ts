import { makeClient, makeProject, unique } from '../records.ts';
import { expect, signedIn, signIn, test } from '../support.ts';

test('of a deleted offer or project, too, one press makes a new one of what its form holds [HIS-74]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const client = await makeClient(manager, unique('Klient na nowo'));
  const project = await makeProject(manager, 'Projekt skasowany', user.id);
  const [{ id: type }] = (await manager.get('/definition/projectType/list')).list;
  const { id: offer } = await manager.post('/offer/create', {
    name: unique('Oferta skasowana'),
    client,
    seller: user.id,
    projectTypes: [type],
    submission: new Date().toISOString().slice(0, 10),
  });
  const typed = unique('Wpisane mimo skasowania');
  const save = page.getByRole('button', { name: 'Zapisz', exact: true });
  const gone = page.getByRole('dialog', { name: 'Tego wpisu już nie ma' });
  for (const [path, edit, list] of [
    [`/offer/${offer}`, `/offer/edit/${offer}`, '/offer/list'],
    [`/project/${project.id}`, `/project/edit/${project.id}`, '/project/list'],
  ] as const) {
    await signIn(page, 'kierownik', edit);
    await page.getByRole('textbox', { name: /^Nazwa/ }).fill(`${typed} ${list}`);
    await manager.remove(path);
    await save.click();
    await gone.getByRole('button', { name: 'Utwórz nowy wpis' }).click();
    await expect(page.getByText('Zapisano jako nowy wpis')).toBeVisible();
    await expect(gone).toHaveCount(0);
    const found = await manager.get(`${list}?search=${encodeURIComponent(typed)}`);
    expect(found.list.list.map(({ name }: { name: string }) => name)).toEqual([`${typed} ${list}`]);
  }
});
