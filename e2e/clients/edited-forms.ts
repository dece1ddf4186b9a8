import type { APIRequestContext, Page } from '@playwright/test';
import { makeAcceptedOffer, makeClient, makeProject, unique } from '../records.ts';
import { type Caller, passwordOf } from '../support.ts';

/** Records whose forms are left open while something happens to them. */

type Made = {
  /** The record's own call. */
  call: string;
  /** Where its form is, or the list of which its row opens it. */
  path: string;
  /** The row's name in that list, whose menu opens the form. */
  name?: string;
  /** Opens the form from elsewhere. */
  open?: (page: Page) => Promise<void>;
};

export type EditedForm = {
  what: string;
  as: 'kierownik' | 'recepcja' | 'admin';
  make: (by: Caller, request: APIRequestContext) => Promise<Made>;
  /** The label of a field, and its name in the call. */
  field: string | RegExp;
  sent: string;
  /** What is typed there, and what somebody else saves. */
  values?: [string, string];
  /** It cannot be deleted, or that is another thing: a person leaves. */
  stays?: true;
};

const firstOf = async (by: Caller, kind: string): Promise<number> =>
  (await by.get(`/definition/${kind}/list`)).list[0].id;
const own = async (by: Caller): Promise<number> => (await by.get('/profile/me')).user.id;
const searched = (path: string, name: string) => `${path}?search=${encodeURIComponent(name)}`;

async function upload(by: Caller, request: APIRequestContext): Promise<number> {
  const answer = await request.post('/api/media/upload', {
    headers: { 'access-token': by.token },
    multipart: {
      file: { name: 'pismo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') },
    },
  });
  return (await answer.json()).data.file.id;
}

/** An entry of the definitions, by what it needs besides its name. */
const definition = (
  what: string,
  kind: string,
  more: (by: Caller) => Promise<object>,
): EditedForm => ({
  ...{ what, as: 'admin', field: /^Nazwa/, sent: 'name' },
  make: async (by) => {
    const name = unique('Definicja otwarta');
    const { id } = await by.post(`/definition/${kind}/create`, { name, ...(await more(by)) });
    return { call: `/definition/${kind}/${id}`, path: searched(`/admin/${kind}`, name), name };
  },
});

const inDepartment = async (by: Caller) => ({ department: await firstOf(by, 'department') });

export const editedForms: EditedForm[] = [
  {
    ...{ what: 'client', as: 'kierownik', field: /^Ulica i numer/, sent: 'street' },
    make: async (by) => {
      const id = await makeClient(by, unique('Klient otwarty'));
      return { call: `/client/${id}`, path: `/client/edit/${id}` };
    },
  },
  {
    ...{ what: 'project', as: 'kierownik', field: /^Nazwa/, sent: 'name' },
    make: async (by) => {
      const { id } = await makeProject(by, 'Projekt otwarty', await own(by));
      return { call: `/project/${id}`, path: `/project/edit/${id}` };
    },
  },
  {
    ...{ what: 'offer', as: 'kierownik', field: /^Nazwa/, sent: 'name' },
    make: async (by, request) => {
      const client = await makeClient(by, unique('Klient'));
      const id = await makeAcceptedOffer(request, by, { client, value: 100 });
      await by.patch(`/offer/${id}`, { status: 0 });
      return { call: `/offer/${id}`, path: `/offer/edit/${id}` };
    },
  },
  {
    ...{ what: 'issue', as: 'kierownik', field: /^Nazwa/, sent: 'name' },
    make: async (by) => {
      const name = unique('Zgłoszenie otwarte');
      const body = { name, users: [await own(by)], description: 'Proszę o pomoc.', type: 1 };
      const { id } = await by.post('/issue/create', body);
      return { call: `/issue/${id}`, path: searched('/issue', name), name };
    },
  },
  {
    ...{ what: 'article', as: 'kierownik', field: 'Nazwa', sent: 'name' },
    make: async (by) => {
      const name = unique('Wpis otwarty');
      const type = await firstOf(by, 'knowledgeBaseType');
      const { id } = await by.post('/knowledgeBase/create', {
        ...{ name, type, owner: await own(by), description: '<p>Treść</p>' },
        ...(await inDepartment(by)),
      });
      return { call: `/knowledgeBase/${id}`, path: searched('/knowledge', name), name };
    },
  },
  {
    ...{ what: 'document', as: 'kierownik', field: 'Opis', sent: 'description' },
    make: async (by, request) => {
      const description = unique('Pismo otwarte');
      const file = await upload(by, request);
      const type = await firstOf(by, 'documentType');
      const { id } = await by.post('/document/create', { type, file, description });
      const path = searched('/document', description);
      return { call: `/document/${id}`, path, name: 'pismo.pdf' };
    },
  },
  {
    ...{ what: 'guest', as: 'recepcja', field: 'Notatka', sent: 'description' },
    make: async (by) => {
      const { id } = await by.post('/reception/create', {
        ...{ category: 'guest', fullName: unique('Gość'), user: await own(by) },
        clientName: 'Firma',
      });
      return { call: `/reception/${id}`, path: `/guest/edit/${id}` };
    },
  },
  {
    ...{ what: 'announced guest', as: 'kierownik', field: 'Notatka', sent: 'description' },
    make: async (by) => {
      const { id } = await by.post('/visit/announced/create', {
        ...{ fullName: unique('Gość'), clientName: 'Firma', user: await own(by) },
        expected: new Date(Date.now() + 86_400_000).toISOString(),
      });
      return { call: `/visit/announced/${id}`, path: `/guest/announced/${id}` };
    },
  },
  {
    ...{ what: 'parcel', as: 'recepcja', field: /^Ulica/, sent: 'clientAddress' },
    make: async (by) => {
      const { id } = await by.post('/reception/create', {
        ...{ category: 'parcel', direction: 'inbound', description: 'Koperta' },
        ...{ clientName: 'Poczta', clientCity: 'Gdynia', clientAddress: 'Długa 1' },
        ...{ type: await firstOf(by, 'receptionType'), company: await firstOf(by, 'company') },
        clientPostal: '81-000',
      });
      return { call: `/reception/${id}`, path: `/package/edit/${id}` };
    },
  },
  {
    ...{ what: 'person', as: 'admin', field: /^Telefon/, sent: 'phone', stays: true },
    values: ['501502503', '600700800'],
    make: async (by) => {
      const name = unique('Otwarty');
      const { id } = await by.post('/profile/create', {
        ...{ firstName: 'Jan', lastName: name, email: `${name.replace(/\W/g, '')}@firma.example` },
        ...{ phone: '700800900', roles: ['ROLE_USER'], ...(await inDepartment(by)) },
        ...{ password: passwordOf('admin'), code: '' },
      });
      return { call: `/profile/${id}`, path: `/team/edit/${id}` };
    },
  },
  definition('definition of a task', 'task', async (by) => ({
    type: await firstOf(by, 'taskType'),
    ...(await inDepartment(by)),
  })),
  definition('definition of a procedure', 'procedure', inDepartment),
  definition('definition of a service', 'service', async (by) => ({
    ...{ type: await firstOf(by, 'projectType'), company: await firstOf(by, 'company') },
    ...(await inDepartment(by)),
  })),
  definition('department', 'department', async () => ({ color: '#475569' })),
  definition('entry of a dictionary', 'tag', async () => ({})),
];
