import type { Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** The first administrator of an empty installation. */
export const firstAdmin = { username: 'admin', password: 'Zaplecze-demo-2026' };

const tasks = 5;

/**
 * From the sign-in of an empty installation to a client who was served: its company, one service of the starter
 * catalogue, the client, a project whose five tasks are done one after another.
 */
export async function serveFirstClient(hand: Hand, page: Page): Promise<void> {
  const step = (name: string) => page.getByRole('region', { name, exact: true });
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).waitFor();
  await hand.type(firstAdmin.username);
  await hand.press('Tab');
  await hand.type(firstAdmin.password);
  await hand.press('Enter');

  await hand.fill(page.getByLabel(/Nazwa firmy lub grupy/), 'Kwadrat');
  await hand.press('Enter');
  await hand.button(/^Zapisz \d+ pozycji$/, step('Spółki, działy, stanowiska'));
  await page.getByText(/Dodano \d+\spozycj/).waitFor();

  await hand.button(/Katalog usług$/);
  await hand.click(page.getByRole('checkbox', { name: 'Książka przychodów i rozchodów' }));
  await hand.button('Utwórz 1 usługę');
  await page.getByText('Utworzono 1 usługę').waitFor();

  await hand.link('Klienci');
  await hand.button('Dodaj klienta', page.getByRole('banner').or(page.getByRole('main')));
  // A letter outside of ASCII is put in by the driver, without the key that a keyboard has for it.
  await page.locator('input:focus').waitFor();
  await hand.type('Stolarnia Dąb');
  await hand.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Stolarnia Dąb' }).waitFor();

  await hand.link('Dodaj projekt');
  await hand.choose(page.getByRole('combobox', { name: 'Usługa' }), 'ksi');
  // The plan proposes whose each task is.
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll<HTMLInputElement>('input[aria-label^="Osoba: "]')].filter(
        ({ value }) => value !== '',
      ).length === count,
    tasks,
  );
  await hand.press('Control+Enter');
  await page.getByText('Projekt utworzony').waitFor();

  await hand.link('Mój dzień');
  const main = page.getByRole('main');
  const lines = main.locator('[data-line]');
  for (let done = 0; done < tasks; done += 1) {
    await lines.first().waitFor();
    const task = await lines.first().getAttribute('data-line');
    await hand.press('j');
    await hand.press('e');
    await main.locator(`[data-line="${task}"]`).waitFor({ state: 'detached' });
  }
  await hand.link('Projekty');
  await page.getByRole('row').filter({ hasText: 'Zrealizowany' }).waitFor();
}
