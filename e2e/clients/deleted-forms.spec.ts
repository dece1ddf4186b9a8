import type { Page } from '@playwright/test';
import { unique } from '../records.ts';
import { type Caller, expect, signedIn, signIn, test } from '../support.ts';

/** A record that is deleted while somebody changes it, in the rooms whose forms open over lists or at a desk. */

type Made = { remove: string; path: string; name?: string };
type Kind = {
  what: string;
  as: string;
  make: (by: Caller, page: Page) => Promise<Made>;
  field: string | RegExp;
};

const first = async (by: Caller, kind: string): Promise<number> =>
  (await by.get(`/definition/${kind}/list`)).list[0].id;

async function upload(by: Caller, page: Page): Promise<number> {
  const answer = await page.request.post('/api/media/upload', {
    headers: { 'access-token': by.token },
    multipart: {
      file: { name: 'pismo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') },
    },
  });
  return (await answer.json()).data.file.id;
}

const party = { clientName: 'Poczta', clientCity: 'Gdynia', clientAddress: 'Długa 1' };

const kinds: Kind[] = [
  {
    what: 'article',
    as: 'kierownik',
    field: 'Nazwa',
    make: async (by) => {
      const name = unique('Wpis skasowany');
      const [{ id: department }] = (await by.get('/definition/department/list')).list;
      const { user } = await by.get('/profile/me');
      const { id } = await by.post('/knowledgeBase/create', {
        ...{ name, type: await first(by, 'knowledgeBaseType'), department, owner: user.id },
        description: '<p>Treść</p>',
      });
      const path = `/knowledge?search=${encodeURIComponent(name)}`;
      return { remove: `/knowledgeBase/${id}`, path, name };
    },
  },
  {
    what: 'document',
    as: 'kierownik',
    field: 'Opis',
    make: async (by, page) => {
      const description = unique('Pismo skasowane');
      const type = await first(by, 'documentType');
      const file = await upload(by, page);
      const { id } = await by.post('/document/create', { type, file, description });
      const path = `/document?search=${encodeURIComponent(description)}`;
      return { remove: `/document/${id}`, path, name: 'pismo.pdf' };
    },
  },
  {
    what: 'guest',
    as: 'recepcja',
    field: 'Notatka',
    make: async (by) => {
      const { user } = await by.get('/profile/me');
      const { id } = await by.post('/reception/create', {
        ...{ category: 'guest', fullName: unique('Gość'), user: user.id, clientName: 'Firma' },
      });
      return { remove: `/reception/${id}`, path: `/guest/edit/${id}` };
    },
  },
  {
    what: 'parcel',
    as: 'recepcja',
    field: /^Ulica/,
    make: async (by) => {
      const { id } = await by.post('/reception/create', {
        ...{ category: 'parcel', direction: 'inbound', description: 'Koperta', ...party },
        ...{ type: await first(by, 'receptionType'), company: await first(by, 'company') },
        clientPostal: '81-000',
      });
      return { remove: `/reception/${id}`, path: `/package/edit/${id}` };
    },
  },
  {
    what: 'entry of a dictionary',
    as: 'admin',
    field: 'Nazwa',
    make: async (by) => {
      const name = unique('Tag skasowany');
      const { id } = await by.post('/definition/tag/create', { name });
      return {
        remove: `/definition/tag/${id}`,
        path: `/admin/tag?search=${encodeURIComponent(name)}`,
        name,
      };
    },
  },
];

for (const { what, as, make, field } of kinds)
  test(`who saves a deleted ${what} hears who deleted it and keeps what was typed [HIS-180]`, async ({
    page,
  }) => {
    const by = await signedIn(page.request, as);
    const { remove, path, name } = await make(by, page);
    await signIn(page, as, path);
    if (name !== undefined) {
      await page.getByRole('button', { name: `Działania: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Edytuj', exact: true }).click();
    }
    const typed = unique('Wpisane mimo skasowania');
    const box = page.getByRole('textbox', { name: field, exact: true }).last();
    await box.fill(typed);
    await by.remove(remove);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).last().click();
    const gone = page.getByRole('dialog', { name: 'Tego wpisu już nie ma' });
    await expect(gone).toContainText(/Ten wpis skasowano .+ \(.+ .+\)/);
    await expect(gone.getByLabel('Treść formularza')).toHaveValue(new RegExp(typed));
    await gone.getByRole('button', { name: 'Wróć do formularza' }).click();
    await expect(box).toHaveValue(typed);
  });
