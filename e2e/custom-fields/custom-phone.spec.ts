import type { Locator, Page, Route } from '@playwright/test';
import { smallOnes } from '../small-targets.ts';
import { expect, signIn, test } from '../support.ts';

type Definition = { id: number; record: string; key: string; label: string; archived: boolean };

/**
 * „Pola własne” of a company that has no field of clients yet but archived ones; a field taken there is made for the page alone,
 * for nothing un-makes the fields of the demonstration.
 */
async function beforeFirst(page: Page, archived: number) {
  const made: string[] = [];
  await page.route('**/api/customField/definitions', async (route: Route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { list: Definition[] } };
    const ofClients = body.data.list.filter(({ record }) => record === 'client');
    body.data.list = [
      ...body.data.list.filter(({ record }) => record !== 'client'),
      ...ofClients.filter(({ key }) => made.includes(key)),
      ...ofClients.slice(0, archived).map((field, at) => ({
        ...field,
        ...{ key: `dawne${at}`, label: `${field.label} (dawniej)`, archived: true },
      })),
    ];
    await route.fulfill({ response: answer, json: body });
  });
  await page.route('**/api/customField/create', async (route: Route) => {
    made.push((route.request().postDataJSON() as { key: string }).key);
    await route.fulfill({ json: { data: { id: 0 } } });
  });
}

/** Whether all that it says is seen. */
const isWhole = (one: Locator) =>
  one.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].every(
      (part) => part.scrollWidth <= Math.ceil(part.getBoundingClientRect().width) + 1,
    ),
  );

test('„Gotowe pola” stand open before the first field and stay so until the page is left [CUS-175]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await beforeFirst(page, 0);
  await page.goto('/admin/custom-fields');
  for (const name of ['Forma opodatkowania', 'Okres VAT', 'Numer umowy']) {
    await page.getByRole('button', { name: `Dodaj: ${name}` }).click();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Dodaj: ${name}` })).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gotowe pola 4' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test.describe('under a finger', () => {
  test.use({
    ...{ newcomer: true, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });

  test('on a phone „Pola własne” cut no button and no code of a colour, and all is as large as a finger needs [CUS-337, SHE-176]', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/custom-fields');
    const small = () => page.evaluate(smallOnes, { least: 44 });
    await expect(page.getByRole('button', { name: 'Numer umowy', exact: true })).toBeVisible();
    expect(await small()).toEqual([]);
    await page.getByRole('button', { name: 'Dodaj pole' }).first().click();
    const dialog = page.getByRole('dialog');
    const choose = async (kind: string) => {
      await dialog.getByRole('combobox', { name: 'Rodzaj' }).click();
      await page.getByRole('option', { name: kind, exact: true }).click();
    };
    await choose('Wybór z listy');
    await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
    const code = dialog.getByRole('textbox', { name: 'Kolor pozycji 1' });
    await code.fill('#F08CCC');
    expect(await isWhole(code)).toBe(true);
    expect(await small()).toEqual([]);
    await choose('Wyliczana kwota');
    await expect(dialog.getByRole('button', { name: '÷' })).toBeVisible();
    expect(await small()).toEqual([]);

    await beforeFirst(page, 3);
    await page.reload();
    const starters = page.getByRole('button', { name: /^Dodaj: / });
    await expect(starters).toHaveCount(7);
    await page.getByRole('button', { name: 'Zarchiwizowane 3' }).click();
    for (const button of [
      ...(await starters.all()),
      ...(await page.getByRole('button', { name: 'Przywróć' }).all()),
    ])
      expect(await isWhole(button)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
