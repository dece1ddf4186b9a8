import { makeAcceptedOffer, makeClient, makeProject, unique } from '../records.ts';
import {
  accessible,
  editAll,
  expect,
  pickFirst,
  signedIn,
  signIn,
  test,
  viewMenu,
} from '../support.ts';

test('projects at risk, filters as chips, the view and cancelling by hand [PRO-11, PRO-12, PRO-13, PRO-14, PRO-16, PRO-21, PRO-52, SHE-19]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const { name } = await makeProject(manager, 'Do odwołania', user.id);
  await signIn(page, 'kierownik', '/project');
  await expect(page).toHaveTitle('Projekty - Zaplecze');
  const all = page.getByRole('heading', { level: 1 });
  const counted = async () => Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await expect.poll(counted).toBeGreaterThan(100);
  const everything = await counted();
  await page.getByRole('button', { name: 'Zagrożone' }).click();
  await expect(all).toContainText('Projekty zagrożone');
  await expect.poll(counted).toBeLessThan(everything);
  const week = await counted();
  await page.getByRole('combobox', { name: 'Zagrożone w ciągu' }).click();
  await page.getByRole('option', { name: 'w ciągu 14 dni' }).click();
  await expect(page).toHaveURL(/14/);
  await expect.poll(counted).toBeGreaterThanOrEqual(week);
  await accessible(page);
  await page.getByRole('button', { name: 'Wszystkie' }).click();

  await page.getByRole('button', { name: /Filtry/ }).click();
  const filters = page.getByRole('dialog', { name: /Filtry/ });
  for (const field of ['Klient', 'Spółka', 'Typ usługi', 'Zmieniony przez']) {
    await expect(filters.getByRole('combobox', { name: field, exact: true })).toBeVisible();
  }
  for (const field of [
    'Utworzono od',
    'Utworzono do',
    'Zakończono prace od',
    'Zakończono prace do',
    'Zrealizowano od',
    'Zrealizowano do',
  ]) {
    await expect(filters.getByRole('textbox', { name: field, exact: true })).toBeVisible();
  }
  await filters.getByRole('switch', { name: 'Z terminem ostatecznym' }).click();
  await expect(filters.getByRole('textbox', { name: 'Termin ostateczny do' })).not.toHaveValue('');
  await filters.getByRole('switch', { name: 'Z terminem ostatecznym' }).click();
  const since = filters.getByRole('textbox', { name: 'Utworzono od' });
  await since.fill('31.02.2026');
  await filters.getByRole('button', { name: 'Pokaż' }).click();
  await expect(filters.getByText('Nieprawidłowa data, wpisz np. 25.11.2026')).toBeVisible();
  await expect(since).toHaveValue('31.02.2026');
  await since.fill('');
  await filters.getByRole('combobox', { name: 'Spółka' }).fill('Meridian IT');
  await page.getByRole('option', { name: 'Meridian IT' }).click();
  await accessible(page);
  await filters.getByRole('button', { name: /Pokaż|Zastosuj|Filtruj/ }).click();
  const chip = page.getByRole('button', { name: /Usuń filtr.*Spółka/ });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect.poll(counted).toBe(everything);

  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const view = page.getByRole('dialog');
  await expect(view.getByText('Wartość planowana')).toBeVisible();
  await expect(view.getByRole('table').first()).toBeVisible();
  await accessible(page);
  await view.getByRole('link', { name: 'Edytuj' }).click();
  await expect(page).toHaveTitle('Edycja projektu - Zaplecze');
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Nazwa jest wymagana').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nazwa' }).fill(`${name} - odwołany`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Anulowany' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(/\/project($|\?)/);
  await expect(page.getByRole('row').filter({ hasText: `${name} - odwołany` })).toContainText(
    'Anulowany',
  );
});

test('a client is edited: a consent with its file, seen on the client’s page; deleting asks first [CLI-70, CLI-76, SHE-25]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const client = await makeClient(manager, unique('Klient ze zgodą'));
  await signIn(page, 'kierownik', `/client/view/${client}`);
  await editAll(page);
  // The page of the client, which stands until the form has come, has a button of the same words.
  await expect(page.getByRole('button', { name: 'Zapisz' })).toBeVisible();
  await page.getByRole('button', { name: /Dodaj.*zgodę/ }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wybierz typ zgody').first()).toBeVisible();
  await expect(page.getByText('Plik jest wymagany').first()).toBeVisible();
  await pickFirst(page.getByRole('combobox', { name: 'Typ zgody' }).last(), 'informacje');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'zgoda podpisana.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Zgadzam się'),
    });
  await expect(page.getByRole('button', { name: /zgoda podpisana\.txt ?, pobierz/ })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(`/client/view/${client}`);
  const consents = page.getByRole('table', { name: 'Zgody klienta' });
  await consents.getByRole('row').last().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText('Treść zgody');
  await accessible(page);
  await page.getByRole('button', { name: 'Zamknij' }).last().click();
  await page
    .getByRole('button', { name: /^Działania: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  const question = page.getByRole('dialog', { name: 'Czy skasować?' });
  await expect(question.getByRole('button', { name: 'Nie' })).toBeFocused();
  await question.getByRole('button', { name: 'Nie' }).click();
  await expect(question).toBeHidden();
});

test('a page past the end is the last one, and a phone can sort the list [SHE-13, SHE-20]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client?page=500');
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  const last = page.getByRole('button', { name: /^Strona/, includeHidden: false }).last();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await viewMenu(page);
  await page.getByRole('combobox', { name: 'Sortuj według' }).selectOption('Status');
  await expect(page).toHaveURL(/sort=status&order=asc/);
  await page.getByRole('button', { name: 'Rosnąco, zmień na malejąco' }).click();
  await expect(page).toHaveURL(/sort=status&order=desc/);
  await accessible(page);
});

test('what a project comes to beside its offer stands by its value, on a phone too [PRO-340]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const client = await makeClient(manager, unique('Klient'));
  const offer = await makeAcceptedOffer(page.request, manager, { client, value: 4800 });
  const { id } = await makeProject(manager, 'Z oferty', user.id, {
    ...{ client, offer, unitQuantity: 7 },
  });
  await signIn(page, 'kierownik', `/project/view/${id}`);
  const less = page.getByText('o 0,03 zł mniej niż oferta (4 800,00 zł)').filter({ visible: true });
  await expect(less).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const rest = page.getByRole('button', { name: 'Dane projektu' });
  await expect(rest).toHaveAttribute('aria-expanded', 'false');
  await expect(less).toHaveCount(1);
});
