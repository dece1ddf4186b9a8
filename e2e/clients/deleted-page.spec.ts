import { makeClient, makeProject, unique } from '../records.ts';
import { type Caller, expect, signedIn, signIn, test } from '../support.ts';

test('an open page of a deleted client says once who deleted it and when, and keeps what was typed [HIS-172]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'kierownik');
  const id = await makeClient(by, unique('Skasowany'));
  await signIn(page, 'kierownik', `/client/view/${id}`);
  const note = page.getByRole('textbox', { name: /notatk/i }).first();
  await note.click();
  await note.pressSequentially('Ustalenia z rozmowy');
  await by.remove(`/client/${id}`);
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click();
  const said = page.getByRole('main').getByRole('alert');
  await expect(said.filter({ hasText: /Ten wpis skasowano .+ \(.+ .+\)/ }).first()).toBeVisible();
  await expect(said.filter({ hasText: 'To, co widać, jest sprzed skasowania' })).toHaveCount(1);
  await expect(said.filter({ hasText: 'Nie znaleziono', visible: true })).toHaveCount(0);
  await expect(page.getByText('Ustalenia z rozmowy').first()).toBeVisible();
});

type Shown = { what: string; make: (by: Caller) => Promise<{ remove: string; path: string }> };

const shown: Shown[] = [
  {
    what: 'issue',
    make: async (by) => {
      const { user } = await by.get('/profile/me');
      const issue = { name: unique('Zgłoszenie skasowane'), type: 1, description: 'x' };
      const { id } = await by.post('/issue/create', { ...issue, users: [user.id] });
      return { remove: `/issue/${id}`, path: `/issue?item=${id}` };
    },
  },
  {
    what: 'task',
    make: async (by) => {
      const { user } = await by.get('/profile/me');
      const { id, tasks } = await makeProject(by, 'Projekt skasowany', user.id);
      return { remove: `/project/${id}`, path: tasks[0]?.path ?? '' };
    },
  },
];

for (const { what, make } of shown)
  test(`the dialog of a deleted ${what} says so above what is seen, and keeps the comment that was typed [HIS-172]`, async ({
    page,
  }) => {
    const by = await signedIn(page.request, 'kierownik');
    const { remove, path } = await make(by);
    await signIn(page, 'kierownik', path);
    const dialog = page.getByRole('dialog');
    const box = dialog.getByRole('textbox', { name: 'Nowy komentarz' });
    await box.click();
    await box.pressSequentially('Ustalenia z rozmowy');
    await by.remove(remove);
    await dialog.getByRole('button', { name: 'Dodaj komentarz' }).click();
    const said = dialog.getByRole('alert');
    await expect(said.filter({ hasText: 'To, co widać, jest sprzed skasowania' })).toHaveCount(1);
    await expect(box).toContainText('Ustalenia z rozmowy');
  });
