import type { Page } from '@playwright/test';
import { makeColleague, makeProject } from '../records.ts';
import { awaitLoaded, expect, signedIn, signIn, test } from '../support.ts';

/* Each count on a screen that is a link, beside how many rows the list has that it opens. */

/** '3 zadania', 'nieobecności: 2', 'Twoje zadania 26 otwartych': what the link counts; a share and a comparison with another month are none. */
const counting = /^[^%]*?(?:^|[\s:])(\d{1,3}(?:[\s\u00a0]\d{3})*)(?: \p{L}+){0,2}$/u;
const numberIn = (text: string | undefined) => Number(text?.replaceAll(/\D/g, ''));

type Counted = { text: string; says: number; href: string };

/** The links of a page that count something; `within`: its own part, or its menu. */
async function countedLinks(page: Page, within: string): Promise<Counted[]> {
  const links = await page.locator(`${within} a[href]`).evaluateAll((all) =>
    all.map((link) => ({
      text: (link as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
      href: link.getAttribute('href') ?? '',
    })),
  );
  return links.flatMap(({ text, href }) => {
    const found = counting.exec(text);
    // A record's own address ends with its number; a tab of Pulpit is a picture and no list.
    return found && !/\/\d+$|^\/dashboard\?/.test(href)
      ? [{ text, href, says: numberIn(found[1]) }]
      : [];
  });
}

async function shownAt(page: Page, href: string): Promise<number> {
  await page.goto(href);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/\d/);
  return numberIn(await heading.innerText());
}

const places: Record<string, string[]> = {
  kierownik: ['/day', '/dashboard', '/dashboard?tab=zespol', '/profile', '/timeline', '/client/1'],
  pracownik: ['/day', '/profile'],
};

for (const [username, pages] of Object.entries(places)) {
  test(`what „${username}” reads as a count is how many rows the list has that it opens [SHE-136, DAY-14]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, username, '/day');
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    for (const name of ['Twoje zadania', 'Twoje zgłoszenia']) {
      await expect(menu.getByRole('link', { name })).toContainText(/\d\s+otwart/);
    }
    const found = new Map<string, Counted>();
    for (const link of await countedLinks(page, 'nav#menu')) found.set(link.href, link);
    expect(found.size).toBeGreaterThanOrEqual(2);
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-stale], [data-waits], [aria-busy="true"]')).toHaveCount(0);
      await awaitLoaded(page);
      for (const link of await countedLinks(page, 'main')) found.set(link.href, link);
    }
    expect(found.size).toBeGreaterThanOrEqual(6);
    const shown: Counted[] = [];
    for (const { href, ...link } of found.values()) {
      shown.push({ ...link, href, says: await shownAt(page, href) });
    }
    expect(shown).toEqual([...found.values()]);
  });
}

test('„Twoje zadania” begin with the open ones, as the menu says, and stay as the person has them [SHE-136, TAS-28]', async ({
  company,
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { username, id } = await makeColleague(company, page.request);
  await signIn(page, username, '/task');
  // Nobody searched for anything.
  await expect(page.getByText('Nie masz otwartych zadań')).toBeVisible();
  await makeProject(manager, 'Licznik', id);
  await page.goto('/task');
  const pill = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(pill('Otwarte')).toHaveAttribute('aria-pressed', 'true');
  await expect(pill('Filtry')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wyczyść filtry' })).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/setting/task-list'));
  await pill('Wszystkie').click();
  await kept;
  await page.goto('/task');
  await expect(pill('Wszystkie')).toHaveAttribute('aria-pressed', 'true');
});
