import type { Page } from '@playwright/test';
import { makeClient, makeColleague, unique } from '../records.ts';
import { editAll, expect, signedIn, signIn, test } from '../support.ts';

/** Rows that are added to a list within a form. */

type Company = Parameters<typeof makeColleague>[0];
type Opened = { company: Company; page: Page };
type RowForm = {
  what: string;
  open: (at: Opened) => Promise<void>;
  add: string;
  /** The row's own group; none: the form has rows without. */
  row: RegExp | null;
};

const ownClient = async ({ page }: Opened) => {
  const client = await makeClient(await signedIn(page.request, 'kierownik'), unique('Klient'));
  await signIn(page, 'kierownik', `/client/edit/${client}`);
};

const forms: RowForm[] = [
  {
    ...{ what: 'contact person', open: ownClient },
    ...{ add: 'Dodaj kolejną osobę', row: /^Osoba kontaktowa 2/ },
  },
  { what: 'consent', open: ownClient, add: 'Dodaj zgodę', row: /^Zgoda 1/ },
  {
    what: 'substitution',
    open: async ({ company, page }) => {
      const { username, id } = await makeColleague(company, page.request);
      await signIn(page, username, `/profile/view/${id}`);
      await editAll(page);
    },
    ...{ add: 'Dodaj zastępstwo: Kto zastępuje tę osobę', row: /Zastępstwo/ },
  },
  {
    what: 'parcel of several',
    open: ({ page }) => signIn(page, 'recepcja', '/package/several'),
    ...{ add: 'Następna przesyłka', row: null },
  },
  {
    what: 'choice of an own field',
    open: async ({ page }) => {
      await signIn(page, 'admin', '/admin/custom-fields');
      await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Rodzaj').first().click();
      await page.getByRole('option', { name: 'Wybór z listy' }).click();
    },
    ...{ add: 'Dodaj pozycję', row: null },
  },
];

for (const { what, open, add, row } of forms)
  test(`a new row (${what}) is not red before anybody has typed in it, and is once it is sent [SHE-427]`, async ({
    company,
    page,
  }) => {
    await open({ company, page });
    const form = page.getByRole('dialog').or(page.getByRole('main')).last();
    const rows = row === null ? form : form.getByRole('group', { name: row }).last();
    await form.getByRole('button', { name: add, exact: true }).click();
    const box = rows.getByRole('textbox').or(rows.getByRole('combobox')).last();
    await expect(box).toBeVisible();
    // What the form is asked about a new row is answered before the second frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const wrong = rows.locator('[aria-invalid=true]');
    expect(await wrong.count()).toBe(0);
    await page
      .getByRole('button', { name: /^Zapisz( wszystkie)?$/ })
      .last()
      .click();
    await expect(wrong.first()).toBeVisible();
  });

test('what was said of one row stays when another one is added or taken out [SHE-427]', async ({
  company,
  page,
}) => {
  await ownClient({ company, page });
  const wrongIn = (at: number) =>
    page.getByRole('group', { name: `Osoba kontaktowa ${at}` }).locator('[aria-invalid=true]');
  await page.getByRole('button', { name: 'Dodaj kolejną osobę' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(wrongIn(2).first()).toBeVisible();
  const said = await wrongIn(2).count();
  await page.getByRole('button', { name: 'Dodaj kolejną osobę' }).click();
  await expect(page.getByRole('group', { name: 'Osoba kontaktowa 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Usuń osobę kontaktową 3' }).click();
  await expect(page.getByRole('group', { name: 'Osoba kontaktowa 3' })).toHaveCount(0);
  await expect(wrongIn(2)).toHaveCount(said);
});
