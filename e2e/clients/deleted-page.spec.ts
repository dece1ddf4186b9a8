import { makeClient, unique } from '../records.ts';
import { expect, signedIn, signIn, test } from '../support.ts';

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
