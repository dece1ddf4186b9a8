import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence, updateAbsence } from '@zaplecze/contract/rooms/absences/calls';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { createDocument, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createArticle, updateArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { createOffer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { createPerson, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import {
  createReplacement,
  updateReplacement,
} from '@zaplecze/contract/rooms/people/replacements/calls';
import { createReception, updateReception } from '@zaplecze/contract/rooms/reception/calls';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { insertClient } from '../../test/client.ts';
import { type Someone, testApp } from '../../test/http.ts';

const it = await testApp();
const [admin, anna, piotr] = await Promise.all([it.signIn('ROLE_ADMIN'), it.signIn(), it.signIn()]);
const [client, other] = [await insertClient(it.db), await insertClient(it.db)];
afterAll(() => it.close());

const made = async (create: Endpoint, body: object, as: Someone = admin): Promise<number> => {
  const answer = await it.call(create, { as, body });
  expect(answer.errors ?? answer.message).toBeUndefined();
  return answer.data.id;
};
type Kind = keyof typeof dictionaryCalls;
const item = (kind: Kind, name: string, more: object = {}) =>
  made(dictionaryCalls[kind].create, { name, ...more });
const color = '#112233';
const department = await item('department', 'Księgowość', { color });
const company = await item('company', 'Meridian', { color, departments: [department] });
const taskType = await item('taskType', 'Dokument', { color });
const [audit, taxes] = [
  await item('projectType', 'Audyt', { color }),
  await item('projectType', 'Podatki', { color }),
];
const file = () => it.upload(admin);
const day = '2026-11-20';

type Form = {
  /** The table that the history tells of. */
  entity: string;
  create: Endpoint;
  update: Endpoint;
  /** The whole form, and everything that one save of it can change. */
  first: () => Promise<object> | object;
  changed: () => Promise<object> | object;
};

const forms: Record<string, Form> = {
  offer: {
    entity: 'offer',
    create: createOffer,
    update: updateOffer,
    first: async () => ({
      name: 'Audyt',
      client,
      seller: anna.id,
      projectTypes: [audit],
      files: [await file()],
    }),
    changed: async () => ({
      name: 'Audyt roczny',
      client: other,
      seller: piotr.id,
      projectTypes: [taxes],
      value: 100,
      files: [await file(), await file()],
      status: 3,
      comment: 'Dopisać zakres',
    }),
  },
  issue: {
    entity: 'issue',
    create: createIssue,
    update: updateIssue,
    first: async () => ({
      name: 'Drukarka',
      description: 'Nie drukuje',
      type: 1,
      users: [anna.id],
      files: [await file()],
    }),
    changed: () => ({
      name: 'Drukarka na piętrze',
      client,
      users: [piotr.id],
      status: 2,
      comment: 'Zaczynam',
    }),
  },
  document: {
    entity: 'document',
    create: createDocument,
    update: updateDocument,
    first: async () => ({
      type: await item('documentType', 'Umowa', { color }),
      file: await file(),
    }),
    changed: async () => ({ description: 'Aneks', client, status: 0, file: await file() }),
  },
  article: {
    entity: 'knowledgeBase',
    create: createArticle,
    update: updateArticle,
    first: async () => ({
      name: 'Urlopy',
      type: await item('knowledgeBaseType', 'Kadry'),
      department,
      files: [await file()],
    }),
    changed: async () => ({
      name: 'Urlopy i zwolnienia',
      description: '<p>Tak</p>',
      files: [await file()],
    }),
  },
  task: {
    entity: 'taskDefinition',
    create: taskDefinitions.create,
    update: taskDefinitions.update,
    first: () => ({ name: 'Zebrać', type: taskType }),
    changed: () => ({ name: 'Zebrać dokumenty', department, description: 'Od klienta' }),
  },
  procedure: {
    entity: 'procedureDefinition',
    create: procedureDefinitions.create,
    update: procedureDefinitions.update,
    first: () => ({ name: 'Miesiąc', department }),
    changed: async () => ({
      name: 'Zamknięcie miesiąca',
      tasks: [await made(taskDefinitions.create, { name: 'Zaksięgować', type: taskType })],
      services: [
        await made(serviceDefinitions.create, { name: 'Księgi', department, type: audit }),
      ],
    }),
  },
  service: {
    entity: 'serviceDefinition',
    create: serviceDefinitions.create,
    update: serviceDefinitions.update,
    first: () => ({ name: 'Księgowość', department, type: audit }),
    changed: async () => ({
      name: 'Pełna księgowość',
      type: taxes,
      procedures: [await made(procedureDefinitions.create, { name: 'Rok', department })],
    }),
  },
  person: {
    entity: 'person',
    create: createPerson,
    update: updatePerson,
    first: () => ({
      firstName: 'Łucja',
      lastName: 'Żak',
      phone: '600700800',
      email: 'lucja@firma.pl',
    }),
    changed: async () => ({
      lastName: 'Nowak',
      email: 'lucja.nowak@firma.pl',
      roles: ['ROLE_MANAGER'],
      department,
      clients: [client],
      substitutes: [{ user: anna.id, dateFrom: warsawDay(), dateTo: addDays(warsawDay(), 300) }],
      picture: await picture(),
    }),
  },
  guest: {
    entity: 'reception',
    create: createReception,
    update: updateReception,
    first: () => ({ category: 'guest', fullName: 'Jan Gość', user: anna.id, clientName: 'Firma' }),
    changed: () => ({ category: 'guest', fullName: 'Jan Nowak', user: piotr.id, client }),
  },
  parcel: {
    entity: 'reception',
    create: createReception,
    update: updateReception,
    first: async () => ({
      category: 'parcel',
      description: 'Pismo',
      direction: 'inbound',
      type: await item('receptionType', 'List'),
      company,
      client,
      files: [await file()],
    }),
    changed: async () => ({
      category: 'parcel',
      description: 'Pismo z sądu',
      direction: 'outbound',
      client: other,
      files: [await file()],
    }),
  },
  absence: {
    entity: 'calendarEntry',
    create: createAbsence,
    update: updateAbsence,
    first: async () => ({
      owner: anna.id,
      type: await item('calendarType', 'Urlop', { color }),
      dateFrom: day,
      dateTo: day,
    }),
    changed: () => ({
      ...{ owner: piotr.id, dateFrom: '2026-11-18', dateTo: '2026-11-19', reason: 'Pomyłka' },
    }),
  },
  substitution: {
    entity: 'replacement',
    create: createReplacement,
    update: updateReplacement,
    first: () => ({
      ...{ user: piotr.id, replacedUser: admin.id },
      ...{ dateFrom: addDays(warsawDay(), -5), dateTo: addDays(warsawDay(), 300) },
    }),
    changed: () => ({ user: anna.id, dateTo: addDays(warsawDay(), 305) }),
  },
  company: {
    entity: 'company',
    create: dictionaryCalls.company.create,
    update: dictionaryCalls.company.update,
    first: () => ({ name: 'Meridian Audyt', color }),
    changed: () => ({ name: 'Meridian Doradztwo', departments: [department], color: '#445566' }),
  },
};

async function picture(): Promise<string> {
  const pixel = { width: 8, height: 8, channels: 3, background: color } as const;
  const bytes = await sharp({ create: pixel }).png().toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** How many versions of a record its history knows. */
const versions = async (entity: string, id: number) =>
  (
    await it.db
      .selectFrom('history')
      .select('version')
      .where('entity', '=', entity)
      .where('entityId', '=', id)
      .where('version', 'is not', null)
      .execute()
  ).length;

test.each(Object.entries(forms))(
  'saving once makes one version: %s [HIS-09]',
  async (_, { entity, create, update, first, changed }) => {
    const id = await made(create, await first());
    const before = await versions(entity, id);
    expect(before).toBeGreaterThan(0);
    const answer = await it.call(update, { as: admin, params: { id }, body: await changed() });
    expect(answer.errors ?? answer.message).toBeUndefined();
    expect((await versions(entity, id)) - before).toBe(1);
  },
);
