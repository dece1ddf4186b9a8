import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeClient, makeOffer, makeProject, unique } from '../records.ts';
import { awaitLoaded, expect, lead, signedIn, signIn, test, viewMenu } from '../support.ts';
import { makeIssue } from '../work/day.ts';

/** What lies on the sheets of a print: the words of each, and how wide it is in points. */
async function sheetsOf(page: Page) {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const sheet = await pdf.getPage(at + 1);
      const { items } = await sheet.getTextContent();
      const words = items.map((item) =>
        'str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '',
      );
      const text = words.join('').replace(/\s+/g, ' ');
      return { text, width: Math.round(sheet.view[2] ?? 0) };
    }),
  );
}

const printing = (page: Page) =>
  page.evaluate(() => {
    // The browser would ask on which printer, which nobody answers here.
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });

/** Which step a print has come to; what is over the page, and told on it, says why no further. */
const stepOf = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.hasAttribute('data-asked-to-print')) return 'asked to print';
    const words = (found: string) =>
      [...document.querySelectorAll<HTMLElement>(found)].map((each) => each.innerText).join(' | ');
    return [
      document.querySelector('[data-printed-list]') ? 'rows are drawn' : 'rows are not there',
      `over the page: ${words('[role="dialog"], [role="menu"]')}`,
      `told: ${words('[role="status"], [role="alert"]')}`,
      `the page: ${words('main header')}`,
    ].join('; ');
  });
const asked = (page: Page) => expect.poll(() => stepOf(page)).toBe('asked to print');

/** Comes when the browser is idle. */
async function ready(page: Page): Promise<void> {
  await expect(async () => {
    const scheme = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const words = document.querySelector('main')?.getAttribute('data-printed');
      window.dispatchEvent(new Event('afterprint'));
      return words;
    });
    expect(scheme).toContain('Wydrukowano');
  }).toPass();
}

const ofTheProgram =
  /Ustawienia|Powiadomienia|Szukaj|Eksport|Kolumny|Filtry|Widoki|Edytuj|Dodaj |Wróć|Wierszy na stronie|Działania|Wyczyść/;

test('Ctrl P prints a list whole, its filter in words, sheet after sheet under its heads [SHE-146]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const word = unique('Wydrukowana');
  for (let at = 1; at <= 45; at++) await makeClient(by, `${word} spółka ${at} z o.o.`);
  await signIn(page, 'admin', `/client?search=${encodeURIComponent(word)}&filter[status]=1`);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await ready(page);
  await printing(page);
  await page.keyboard.press('ControlOrMeta+p');
  await asked(page);
  const sheets = await sheetsOf(page);
  const whole = sheets.map(({ text }) => text).join(' ');
  expect(sheets.length).toBeGreaterThan(1);
  for (const [at, { text, width }] of sheets.entries()) {
    expect(width).toBe(842);
    expect(text).toContain('Nazwa klienta');
    expect(text).toContain(`Strona ${at + 1} z ${sheets.length}`);
  }
  for (let at = 1; at <= 45; at++) expect(whole).toContain(`${word} spółka ${at} z o.o.`);
  expect(sheets[0]?.text).toMatch(
    /Klienci Status: Aktywny.*45 wierszy · Wydrukowano \d\d\.\d\d\.\d{4}/,
  );
  expect(sheets[0]?.text).toContain(`Szukano: „${word}”`);
  expect(whole).not.toMatch(ofTheProgram);
  // What was printed is gone again, and the list is as it was.
  await expect(page.locator('[data-printed-list]')).toHaveCount(0);
  const menu = await viewMenu(page);
  await expect(menu.getByRole('button', { name: 'Drukuj' })).toBeVisible();
});

test('„Drukuj” behind „Widok” does the same [SHE-146]', async ({ page }) => {
  await signIn(page, 'admin', '/project');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await printing(page);
  await (await viewMenu(page)).getByRole('button', { name: 'Drukuj' }).click();
  await asked(page);
  const [first] = await sheetsOf(page);
  expect(first?.text).toMatch(/Projekty .*wiersz[ey]? · Wartość planowana razem: /);
  expect(first?.text).not.toMatch(ofTheProgram);
});

test('records print what they tell, black on white also from a dark screen [SHE-147]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const { user } = await by.get('/profile/me');
  const project = await makeProject(by, 'Projekt na papier', user.id);
  const name = unique('Klient na papierze z bardzo długą nazwą, która nie mieści się w wierszu');
  const client = await makeClient(by, name);
  // The worst of what burns, in a column that has no room for its client's name.
  const limit = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await makeProject(by, 'Spóźniony', user.id, { client, unitValue: 900_000, limit });
  const issue = await makeIssue(by, [user.id]);
  const offer = await makeOffer(page.request, by, { client, value: 4800 });
  const records = [
    [`/client/view/${client}`, name, '526-104-08-28|5261040828'],
    [`/project/view/${project.id}`, project.name, project.tasks[0]?.name ?? ''],
    [`/issue/view/${issue.id}`, issue.name, 'Zlecający'],
    [`/offer/view/${offer}`, 'Oferta', 'Wartość netto'],
    ['/dashboard', 'Pulpit', 'Spóźnione'],
    ['/calendar', 'Kalendarz', 'pn'],
  ] as const;
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin', '/client');
  await ready(page);
  for (const [path, title, fact] of records) {
    await lead(page, path);
    await expect(
      page.getByRole('main').or(page.getByRole('dialog')).getByText(title).first(),
    ).toBeVisible();
    await awaitLoaded(page);
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    await expect(page.getByText(new RegExp(fact)).first()).toBeVisible();
    if (path === '/dashboard')
      await expect(page.locator('td', { hasText: 'która nie mieści się' }).first()).toBeVisible();
    const sheets = await sheetsOf(page);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    expect([path, sheets.map(({ width }) => width)]).toEqual([path, sheets.map(() => 595)]);
    expect(text).toContain(title);
    expect(text).toMatch(new RegExp(fact));
    expect(text).toContain('Wydrukowano');
    expect([path, ofTheProgram.exec(text)?.[0]]).toEqual([path, undefined]);
    expect([path, /…/.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  // While it is being printed the page is light, afterwards as it was.
  const scheme = () =>
    page.evaluate(() => {
      const of = () => document.documentElement.getAttribute('data-mantine-color-scheme');
      window.dispatchEvent(new Event('beforeprint'));
      const during = of();
      window.dispatchEvent(new Event('afterprint'));
      return [during, of()];
    });
  expect(await scheme()).toEqual(['light', 'dark']);
});
