import type { Page } from '@playwright/test';
import { makeClient, makeProject, unique } from '../records.ts';
import { type Caller, editAll, expect, pick, signedIn, signIn, test } from '../support.ts';

/** What becomes of the focus and what is told once a form is saved. */

/** Everything that was said at the corner since. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('[role="status"][aria-relevant="additions"]');
    if (!region) throw new Error('no region of messages');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.textContent) said.push(node.textContent);
    }).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).last();
const focused = (page: Page) => page.locator(':focus');

type Edited = { what: string; path: string; field: string; text: string };

async function recordsOf(page: Page, by: Caller): Promise<Edited[]> {
  const { user } = await by.get('/profile/me');
  const project = await makeProject(by, 'Po zapisie', user.id);
  const client = await makeClient(by, unique('Zapisany'));
  const answer = await page.request.post('/api/media/upload', {
    headers: { 'access-token': by.token },
    multipart: {
      file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') },
    },
  });
  const [type] = (await by.get('/definition/projectType/list')).list;
  const offer = await by.post('/offer/create', {
    ...{ name: unique('Oferta'), client, seller: user.id, projectTypes: [type.id] },
    files: [(await answer.json()).data.file.id],
  });
  return [
    { what: 'client', path: `/client/view/${client}`, field: 'Ulica i numer', text: 'Morska 7' },
    { what: 'project', path: `/project/view/${project.id}`, field: 'Opis', text: 'Od maja' },
    { what: 'offer', path: `/offer/view/${offer.id}`, field: 'Opis', text: 'Od czerwca' },
  ];
}

test('who saved a form of a whole record is back at the button that opened it, told once [SHE-300, SHE-301]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'kierownik');
  await signIn(page, 'kierownik');
  for (const { what, path, field, text } of await recordsOf(page, by)) {
    await test.step(what, async () => {
      await page.goto(path);
      await editAll(page);
      await page.getByRole('textbox', { name: field, exact: true }).first().fill(text);
      const said = await listen(page);
      await save(page).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(focused(page)).toHaveAccessibleName(/^Działania: /);
      expect([what, await said()]).toEqual([what, ['Zapisano']]);
    });
  }
});

type New = {
  what: string;
  as: string;
  place: string;
  fill: (page: Page) => Promise<void>;
  open: string;
  /** What has the focus then: the heading of the new record's page, else what opened the form. */
  heading?: boolean;
};

const newForms: New[] = [
  {
    what: 'client',
    as: 'kierownik',
    place: '/client',
    open: 'Dodaj klienta',
    fill: (page) =>
      page
        .getByRole('dialog')
        .getByRole('textbox', { name: 'Nazwa albo NIP' })
        .fill(unique('Zapisana drukarnia')),
    heading: true,
  },
  {
    what: 'offer',
    as: 'kierownik',
    place: '/offer',
    open: 'Dodaj ofertę',
    fill: async (page) => {
      const by = await signedIn(page.request, 'kierownik');
      const client = unique('Oferta po zapisie');
      await makeClient(by, client);
      await page.getByRole('textbox', { name: 'Nazwa', exact: true }).fill(unique('Obsługa'));
      await pick(page, 'Klient', client);
      await pick(page, 'Usługi', 'Audyt');
      await pick(page, 'Sprzedawca', 'Piotr Wiśniewski');
      await page.getByRole('textbox', { name: 'Wartość netto' }).fill('1200');
      const form = page.locator('form');
      await form.locator('input[type=file]').setInputFiles({
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4 oferta'),
      });
      await expect(form.getByRole('button', { name: /a\.pdf ?, podgląd/ })).toBeVisible();
    },
    heading: true,
  },
  {
    what: 'article',
    as: 'kierownik',
    place: '/knowledge',
    open: 'Dodaj wpis',
    fill: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Nazwa' }).fill(unique('Zapisany'));
      for (const field of ['Typ', 'Dział']) {
        await dialog.getByRole('combobox', { name: field, exact: true }).click();
        await page.getByRole('option').first().click();
      }
    },
  },
];

for (const { what, as, place, open, fill, heading } of newForms)
  test(`who saved a new ${what} is ${heading ? "at its page's heading" : 'back at the button'}, told once [SHE-300, SHE-301]`, async ({
    page,
  }) => {
    await signIn(page, as, place);
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: open, exact: true })
      .or(page.getByRole('main').getByRole('link', { name: open, exact: true }))
      .first();
    await opener.click();
    await fill(page);
    const said = await listen(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    if (heading) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    else await expect(opener).toBeFocused();
    expect(await said()).toHaveLength(1);
  });

type Row = {
  what: string;
  as: string;
  make: (by: Caller) => Promise<{ path: string; name: string }>;
  field: string | RegExp;
};

const firstOf = async (by: Caller, kind: string): Promise<number> =>
  (await by.get(`/definition/${kind}/list`)).list[0].id;
const found = (path: string, name: string) => ({
  path: `${path}?search=${encodeURIComponent(name)}`,
  name,
});

const rows: Row[] = [
  {
    what: 'issue',
    as: 'kierownik',
    field: 'Nazwa',
    make: async (by) => {
      const { user } = await by.get('/profile/me');
      const name = unique('Zgłoszenie z wiersza');
      await by.post('/issue/create', { name, type: 1, description: 'x', users: [user.id] });
      return found('/issue', name);
    },
  },
  {
    what: 'guest',
    as: 'recepcja',
    field: 'Notatka',
    make: async (by) => {
      const { user } = await by.get('/profile/me');
      const fullName = unique('Gość z wiersza');
      const guest = { category: 'guest', fullName, user: user.id, clientName: 'Firma' };
      await by.post('/reception/create', guest);
      return found('/guest', fullName);
    },
  },
  {
    what: 'parcel',
    as: 'recepcja',
    field: /^Ulica/,
    make: async (by) => {
      const description = unique('Koperta z wiersza');
      const party = { clientName: 'Poczta', clientCity: 'Gdynia', clientAddress: 'Długa 1' };
      await by.post('/reception/create', {
        ...{ category: 'parcel', direction: 'inbound', description, ...party },
        ...{ type: await firstOf(by, 'receptionType'), company: await firstOf(by, 'company') },
        clientPostal: '81-000',
      });
      return found('/package', description);
    },
  },
  {
    what: 'entry of a dictionary',
    as: 'admin',
    field: 'Nazwa',
    make: async (by) => {
      const name = unique('Tag z wiersza');
      await by.post('/definition/tag/create', { name });
      return found('/admin/tag', name);
    },
  },
];

for (const { what, as, make, field } of rows)
  test(`who saved the form of a row, here ${what}, is back at the row's menu, told once [SHE-300, SHE-301]`, async ({
    page,
  }) => {
    const by = await signedIn(page.request, as);
    const { path, name } = await make(by);
    await signIn(page, as, path);
    await page.getByRole('button', { name: `Działania: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edytuj', exact: true }).click();
    const box = page.getByRole('textbox', { name: field, exact: true }).last();
    await box.fill(field === 'Nazwa' ? `${name} b` : 'Zmienione');
    const said = await listen(page);
    await save(page).click();
    await expect(focused(page)).toHaveAccessibleName(new RegExp(`^Działania: ${name}`));
    expect([what, await said()]).toEqual([what, ['Zapisano']]);
  });
