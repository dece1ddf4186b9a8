import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { saveBalance } from '@zaplecze/contract/rooms/absences/balances/calls';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { createDocument } from '@zaplecze/contract/rooms/documents/calls';
import { commentIssue, createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { createOffer } from '@zaplecze/contract/rooms/offers/calls';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { noonIn } from '../../../test/days.ts';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';

const today = warsawDay();
export const [lastWeek, nextWeek] = [addDays(today, -7), addDays(today, 7)];

/**
 * An office as questions are asked of it: Maria leads, Anna is away until next week and Piotr does her work, Ewa works
 * at home. A project of the client Żagiel is two days late; there is an issue, an offer, a note, a document and an article.
 */
export async function officeApp() {
  const app = await projectApp();
  const { it, manager, anna, piotr, stranger: ewa, client, create } = app;
  const named = async ({ id }: Someone, firstName: string, lastName: string) => {
    const name = { firstName, lastName, department: app.department };
    await it.db.updateTable('person').set(name).where('id', '=', id).execute();
  };
  await named(manager, 'Maria', 'Kowalska');
  await named(anna, 'Anna', 'Nowak');
  await named(piotr, 'Piotr', 'Wójcik');
  await named(ewa, 'Ewa', 'Lis');
  const about = { name: 'Żagiel sp. z o.o.', nip: '5260250995', phone: '42 630 11 22' };
  await it.db.updateTable('client').set(about).where('id', '=', client).execute();
  const care = { client, user: manager.id };
  await it.db.insertInto('clientService').values(care).execute();
  const contact = {
    client,
    firstName: 'Jan',
    lastName: 'Bosman',
    phone: '600 100 200',
    email: 'jan@zagiel.example',
  };
  await it.db.insertInto('clientPerson').values(contact).execute();

  const type = async (name: string, more: object = {}) => {
    const row = it.db.insertInto('calendarType').values({ name, ...more });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const course = await type('kurs');
  const remote = await type('praca zdalna', { isVacation: false });
  const leave = await type('urlop wypoczynkowy', { limited: true, needsApproval: true });
  const absent = (owner: Someone, body: object, as = manager) =>
    it.call(createAbsence, { as, body: { owner: owner.id, ...body } as never });
  const around = { dateFrom: lastWeek, dateTo: nextWeek };
  await absent(anna, { type: course, ...around });
  await absent(ewa, { type: remote, ...around });
  const later = { dateFrom: addDays(today, 30), dateTo: addDays(today, 36) };
  await absent(piotr, { type: leave, ...later }, piotr);
  await it.call(createReplacement, {
    as: manager,
    body: { replacedUser: anna.id, user: piotr.id, ...around } as never,
  });
  await it.call(saveBalance, {
    as: manager,
    params: { id: anna.id, year: Number(today.slice(0, 4)), type: leave },
    body: { entitled: 20, carried: 3 },
  });

  const late = noonIn(-2).toISOString();
  const tasks = app.assignments().map((one) => ({ ...one, dateRealizationLimit: late }));
  await create({ tasks });
  const issue = {
    name: 'Faktura z błędem',
    description: 'Zła stawka VAT',
    users: [manager.id],
    client,
    type: 1,
  };
  const { id } = (await it.call(createIssue, { as: anna, body: issue })).data;
  await it.call(commentIssue, {
    as: anna,
    params: { id },
    body: { text: 'Klient prosi o korektę' },
  });
  await it.call(createOffer, {
    as: manager,
    body: {
      ...{ name: 'Audyt roczny', client, seller: piotr.id, projectTypes: [app.kind] },
      ...{ submission: today, value: 12_000 },
    },
  });
  const note = { text: 'Zadzwonić po świętach w sprawie umowy', contact: true };
  await it.call(createClientNote, { as: manager, params: { id: client }, body: note });
  const row = async (table: 'knowledgeBaseType' | 'documentType', name: string) => {
    const made = it.db.insertInto(table).values({ name });
    return (await made.returning('id').executeTakeFirstOrThrow()).id;
  };
  await it.call(createArticle, {
    as: manager,
    body: {
      ...{ name: 'Jak wystawić korektę', description: '<p>Najpierw sprawdź numer faktury.</p>' },
      ...{ type: await row('knowledgeBaseType', 'Procedury'), department: app.department },
    },
  });
  const file = await it.upload(manager, 'Umowa z Żaglem.txt', 'Wypowiedzenie: trzy miesiące.');
  await it.call(createDocument, {
    as: manager,
    body: { type: await row('documentType', 'Umowa'), file, client },
  });
  return { ...app, ewa };
}
