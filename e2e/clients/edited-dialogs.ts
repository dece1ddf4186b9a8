import type { Page } from '@playwright/test';
import { makeProject, unique } from '../records.ts';
import type { Caller } from '../support.ts';
import type { EditedForm } from './edited-forms.ts';

/** Records whose forms open from something else than the menu of their row. */

const own = async (by: Caller): Promise<number> => (await by.get('/profile/me')).user.id;
const today = () => new Date().toISOString().slice(0, 10);

const fromMenu = (opener: string | RegExp, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

export const editedDialogs: EditedForm[] = [
  {
    ...{ what: 'task of a project', as: 'kierownik', sent: 'description', stays: true },
    field: 'Opis zadania',
    make: async (by) => {
      const { tasks } = await makeProject(by, 'Zadanie otwarte', await own(by));
      const path = tasks[0]?.path ?? '';
      return { call: `/project${path}`, path };
    },
  },
  {
    ...{ what: 'point of a checklist', as: 'kierownik', field: 'Treść', sent: 'text' },
    make: async (by) => {
      const body = { name: unique('Lista'), users: [await own(by)], description: 'x', type: 1 };
      const { id } = await by.post('/issue/create', body);
      const text = unique('Punkt otwarty');
      const { id: item } = await by.post(`/checklist/issue/${id}`, { text });
      return {
        ...{ call: `/checklist/item/${item}`, path: `/yourIssues/${id}` },
        open: fromMenu(new RegExp(text), 'Edytuj'),
      };
    },
  },
  {
    ...{ what: 'personal request', as: 'admin', sent: 'description', stays: true },
    field: 'Treść żądania',
    make: async (by) => {
      const { id } = await by.post('/personalCase/create', {
        ...{ kind: 'access', name: unique('Osoba'), channel: 'email', description: 'Proszę.' },
        ...{ received: today(), handler: await own(by) },
      });
      const open = fromMenu(/^Działania: Sprawa/, 'Edytuj wszystko');
      return { call: `/personalCase/${id}`, path: `/admin/personal/case/${id}`, open };
    },
  },
  {
    ...{ what: 'disclosure', as: 'admin', field: /^Odbiorca/, sent: 'recipient', stays: true },
    make: async (by) => {
      const what = unique('Akta');
      const { id } = await by.post('/disclosure/create', {
        ...{ kind: 'letter', at: new Date().toISOString(), what, recipient: 'Sąd Rejonowy' },
        ...{ purpose: 'Wezwanie', ground: 'art. 6 ust. 1 lit. c RODO', rows: 1 },
      });
      const path = `/admin/personal/disclosure?search=${encodeURIComponent(what)}`;
      return { call: `/disclosure/${id}`, path, name: what };
    },
  },
  {
    ...{ what: 'processing activity', as: 'admin', field: /^Czynność/, sent: 'name' },
    make: async (by) => {
      const name = unique('Monitoring');
      const { id } = await by.post('/processingActivity/create', {
        ...{ name, purpose: 'Ochrona', ground: 'art. 6', people: 'Goście', data: 'Obraz' },
        ...{ retention: '30 dni' },
      });
      const path = `/admin/personal/activity?search=${encodeURIComponent(name)}`;
      return { call: `/processingActivity/${id}`, path, name };
    },
  },
  {
    ...{ what: 'program', as: 'admin', field: 'Nazwa', sent: 'name' },
    make: async (by) => {
      const name = unique('Program');
      const body = { name, description: null, roles: ['ROLE_USER'] };
      const { id } = await by.post('/program/create', body);
      return { call: `/program/${id}`, path: '/admin/machines', name };
    },
  },
  {
    ...{ what: 'webhook', as: 'admin', field: 'Nazwa', sent: 'name' },
    make: async (by) => {
      const name = unique('Webhook');
      const url = 'https://example.com/zdarzenia';
      const { id } = await by.post('/webhook/create', { name, url, events: [], active: false });
      return { call: `/webhook/${id}`, path: '/admin/machines', name };
    },
  },
];

const whole =
  'One fact, sent whole with the version that was read; another one is refused in words:';
const asAbove = (what: string) => `Tried as: ${what}`;

/** Every form over a record, by its file in the browser's package: what it is tried as, or why it is not. */
export const formsOfRecords: Record<string, string> = {
  'kit/forms/field-editor.tsx': 'One field where it is read: changed-where-read.spec.ts.',
  'kit/views/view-form.tsx': 'A name and for whom: its owner alone changes it.',
  'rooms/absences/absence-form.tsx':
    'Days are chosen; a decided one is changed by a request: absence-changes.spec.ts.',
  'rooms/absences/balances/balances-dialog.tsx':
    'A number of a year that is never deleted: merge.test.ts.',
  'rooms/absences/employment/period-form.tsx': `${whole} employment.test.ts.`,
  'rooms/absences/employment/term-form.tsx': `${whole} employment.test.ts.`,
  'rooms/absences/type-rules.tsx': 'Of an entry of a dictionary, joined as its name is.',
  'rooms/absences/working-time/free-days.tsx': `${whole} free-days.test.ts.`,
  'rooms/absences/working-time/roster-form.tsx': `${whole} patterns.test.ts.`,
  'rooms/catalog/use-definition-form.ts': asAbove('definition of a task'),
  'rooms/checklists/item-form.tsx': asAbove('point of a checklist'),
  'rooms/clients/client-edit.page.tsx': asAbove('client'),
  'rooms/custom-fields/custom-field-form.tsx': 'Two administrators: descriptions.test.ts.',
  'rooms/dictionaries/dictionary-form.tsx': asAbove('entry of a dictionary'),
  'rooms/documents/document-form.tsx': asAbove('document'),
  'rooms/issues/record/issue-dialogs.tsx': asAbove('issue'),
  'rooms/issues/types/issue-type-form.tsx': 'Hours of a fixed type, which is never deleted.',
  'rooms/knowledge/article-form.tsx': asAbove('article'),
  'rooms/knowledge/reading/reading-form.tsx': 'Choices alone: nothing is typed in it.',
  'rooms/machines/program-form.tsx': asAbove('program'),
  'rooms/machines/webhook-form.tsx': asAbove('webhook'),
  'rooms/offers/offer-edit.page.tsx': asAbove('offer'),
  'rooms/organization/organization-form.tsx': 'One for the company, never deleted.',
  'rooms/people/profile/profile-edit.page.tsx': asAbove('person'),
  'rooms/projects/plan/project-assign.tsx':
    'Persons of tasks are chosen; the form of the project has them too.',
  'rooms/projects/project-edit.page.tsx': asAbove('project'),
  'rooms/projects/series/series-end.tsx': 'One day is chosen; nothing is typed in it.',
  'rooms/reception/desk/delivery-dialog.tsx': 'Two choices; nothing is typed in it.',
  'rooms/reception/guests/guest-edit.page.tsx': asAbove('guest'),
  'rooms/reception/parcel-edit.page.tsx': asAbove('parcel'),
  'rooms/rodo/case-form.tsx': asAbove('personal request'),
  'rooms/rodo/disclosure-form.tsx': asAbove('disclosure'),
  'rooms/settings/group-form.tsx': 'One for the installation, never deleted.',
  'rooms/table-pages/table-form.tsx': asAbove('processing activity'),
  'rooms/tasks/task-form.tsx': asAbove('task of a project'),
  'rooms/visits/announced/announced.tsx': asAbove('announced guest'),
};
