import { updateChecklistItem } from '@zaplecze/contract/rooms/checklists/calls';
import { updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { commentOffer } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatus, openOfferStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { getHandover, removePerson } from '@zaplecze/contract/rooms/people/calls';
import { type HandoverKind, handoverKinds } from '@zaplecze/contract/rooms/people/leaving';
import { getProject, removeProject, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { openProjectStatuses, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { confirmParcel, updateReception } from '@zaplecze/contract/rooms/reception/calls';
import { updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { endedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CustomValuesTable, customValuesTables } from '../../../kit/custom-fields/tables.ts';
import type { PersonReference } from '../../../kit/database/tables.ts';
import { type PeopleApp, peopleApp } from '../people.fixture.ts';

/*
 * Everything that points at a person, by its foreign key. A fact stays when they leave (who did it, who sold it), what is
 * their own goes with the account or stays as it was; a duty goes to somebody else: no row of it names them afterwards.
 */
const fact = 'fact';
const own = 'own';
/** Which rows of a key are a duty. */
const duty = (rows: string) => ({ rows });

const references: Record<PersonReference, typeof fact | typeof own | { rows: string }> = {
  ...{ 'absenceBalance.person': own, 'employment.person': own, 'workingPattern.person': own },
  ...{ 'balanceReport.endedBy': fact, 'employmentTerm.person': own, 'seniorityPeriod.person': own },
  ...{ 'calendarEntry.owner': own, 'calendarEntry.decidedBy': fact },
  ...{ 'absenceTime.person': own, 'absenceChange.decidedBy': fact },
  ...{ 'accessToken.person': own, 'accessToken.createdBy': fact, 'accessToken.revokedBy': fact },
  ...{ 'program.person': own, 'program.createdBy': fact, 'webhook.createdBy': fact },
  ...{ 'actionLink.person': own, 'knownDevice.person': own, 'mailThread.person': own },
  ...{ 'passwordReset.person': own, 'secondFactor.person': own, 'signInTicket.person': own },
  ...{ 'session.person': duty('true'), 'pushSubscription.person': duty('true') },
  ...{ 'calendarFeed.person': duty('true') },
  // Guests of past days are facts, whoever did not come among them.
  ...{ 'announcedGuest.user': duty(`entered is null and expected > now() - interval '1 day'`) },
  'reception.user': duty(`category = 'guest' and coalesce("exitDate" > now(), true)
    and "operationDate" > now() - interval '12 hours' or direction = 'inbound' and "receivedAt" is null`),
  ...{ 'reception.receivedBy': fact, 'receptionHole.who': fact, 'guestVisit.answeredBy': fact },
  ...{ 'evacuation.startedBy': fact, 'evacuation.endedBy': fact, 'evacuationTick.who': fact },
  ...{ 'checklistItem.person': duty('"doneAt" is null'), 'checklistItem.doneBy': fact },
  ...{ 'clientService.user': duty('true'), 'clientImport.createdBy': fact },
  ...{ 'commentSeen.user': own, 'offerCommentSeen.user': own, 'mention.user': fact },
  ...{ 'dayLook.person': own, 'personSetting.person': own },
  ...{ 'department.head': duty('true'), 'disclosure.by': fact, 'draft.person': own },
  ...{ 'incomingLetter.handledBy': fact, 'listExport.createdBy': fact },
  'issue.orderedBy': duty(`status in (${openIssueStatuses.join()})`),
  ...{ 'issueFollower.user': own, 'issueUser.user': duty('open') },
  ...{ 'knowledgeBase.owner': duty('true'), 'knowledgeReview.by': fact },
  ...{ 'listView.owner': fact, 'listViewUse.person': own },
  ...{
    'notification.user': own,
    'notificationChannel.person': own,
    'notificationDigest.person': own,
  },
  'offer.seller': duty(`status in (${openOfferStatuses.join()})
    or status = ${offerStatus.accepted} and not exists (select from project p where p.offer = offer.id and not p.cancelled)`),
  ...{ 'personalCase.handler': duty(`status = 'open'`), 'personalCaseStep.by': fact },
  ...{ 'person.successor': duty('true'), 'procedureTask.whoPerson': duty('true') },
  'project.seller': duty(`status in (${openProjectStatuses.join()})`),
  ...{ 'projectSeries.pausedBy': fact },
  ...{
    'projectTask.user': duty(`status not in (${endedTaskStatuses.join()})`),
    'projectTask.insteadOf': duty('true'),
  },
  // Who asked sees that nobody will answer (QUE-06).
  ...{ 'question.createdBy': fact, 'question.user': fact },
  ...{ 'projectTask.orderedBy': fact, 'projectTask.handedBy': fact },
  ...{ 'readingConfirmation.person': fact, 'readingNotice.person': fact },
  'replacement.user': duty('"dateTo" > now()'),
  'replacement.replacedUser': duty('"dateTo" > now()'),
  ...{ 'taskHandover.createdBy': fact, 'taskHandover.from': fact, 'taskHandover.to': fact },
  // What somebody has written into a field of the company's own stays, as every other text.
  ...(Object.fromEntries(customValuesTables.map((table) => [`${table}.person`, fact])) as Record<
    `${CustomValuesTable}.person`,
    typeof fact
  >),
  'personCustom.record': own,
};

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

/** `table.column` of every foreign key to a person, as the database says. */
async function keys() {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'person'::regclass
      and a.attname not in ('createdBy', 'userModified') order by 1, 2`.execute(it.db);
  return rows.map(({ table, column }) => ({ table: table.replaceAll('"', ''), column }));
}

/** How many rows name a person as a duty, by the key. */
async function dutiesOf(person: number): Promise<string[]> {
  const named: string[] = [];
  for (const { table, column } of await keys()) {
    const kind = references[`${table}.${column}` as PersonReference];
    if (typeof kind !== 'object') continue;
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${person} and (${sql.raw(kind.rows)})`.execute(it.db);
    if ((rows[0]?.count ?? 0) > 0) named.push(`${table}.${column}`);
  }
  return named;
}

test('each foreign key to a person says what becomes of it when they leave [PEO-52]', async () => {
  const unknown = (await keys())
    .map(({ table, column }) => `${table}.${column}`)
    .filter((key) => references[key as PersonReference] === undefined);
  expect(unknown).toEqual([]);
});

const soldBy = (seller: number, project: number) =>
  it.db.updateTable('project').set({ seller }).where('id', '=', project).execute();

test('nothing that is to be done points at somebody who left [PEO-40, PEO-52]', async () => {
  const [leaver, heir, away] = [
    await it.signIn(),
    await it.signIn('ROLE_MANAGER'),
    await it.signIn(),
  ];
  const client = await it.client('Własny', leaver.id);
  const { address } = await it.task(leaver.id);
  await soldBy(leaver.id, address.project);
  const { id: department } = await it.db
    .insertInto('department')
    .values({ name: 'Kierowany', head: leaver.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accepted = { name: 'Przyjęta', client, seller: leaver.id, status: offerStatus.accepted };
  await it.db
    .insertInto('offer')
    .values([accepted, { ...accepted, status: 0 }])
    .execute();
  const guest = { fullName: 'Jan Gość', user: leaver.id };
  const expected = new Date(Date.now() + 86_400_000).toISOString();
  await it.db
    .insertInto('announcedGuest')
    .values({ ...guest, expected })
    .execute();
  await it.db
    .insertInto('reception')
    .values({ ...guest, category: 'guest' })
    .execute();
  await sql`insert into replacement ("user", "replacedUser", "dateFrom", "dateTo")
    values (${away.id}, ${leaver.id}, now(), now() + interval '9 days'),
      (${leaver.id}, ${heir.id}, now(), now() + interval '9 days')`.execute(it.db);
  await sql`update "procedureTask" set "whoPerson" = ${leaver.id}
    where id = (select min(id) from "procedureTask")`.execute(it.db);
  await sql`insert into "calendarFeed" (person, kind, "tokenHash") values (${leaver.id}, 'own', 'x')`.execute(
    it.db,
  );
  await it.db
    .updateTable('person')
    .set({ successor: leaver.id })
    .where('id', '=', away.id)
    .execute();
  const before = await dutiesOf(leaver.id);
  expect(before).toContain('department.head');

  const work = (await it.call(getHandover, { as: it.manager, params: { id: leaver.id } })).data;
  expect(work).toMatchObject({ departments: 1, visits: 2, offers: 2, projects: 1 });
  const bare = await it.call(removePerson, { as: it.manager, params: { id: leaver.id } });
  expect(bare).toMatchObject({ status: 400, errors: { departments: 'Wskaż, kto przejmie dział' } });
  const query = Object.fromEntries(handoverKinds.map((kind: HandoverKind) => [kind, heir.id]));
  const left = await it.call(removePerson, { as: it.manager, params: { id: leaver.id }, query });
  expect(left.status).toBe(200);

  expect(await dutiesOf(leaver.id)).toEqual([]);
  const row = await it.db
    .selectFrom('department')
    .select('head')
    .where('id', '=', department)
    .executeTakeFirst();
  expect(row?.head).toBe(heir.id);
  const told = (await it.call(listNotifications, { as: heir })).data.list;
  expect(JSON.stringify(told)).toContain('kierowanie: 1');
});

type Made = 'issue' | 'offer' | 'reception' | 'project' | 'receptionType' | 'company';

test('what comes back after somebody left comes to whoever took over from them [PEO-194]', async () => {
  const [leaver, heir] = [await it.signIn(), await it.signIn('ROLE_MANAGER')];
  const client = await it.client('Powroty', it.admin.id);
  const insert = async (table: Made, values: object) =>
    (
      await it.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [ended, done] = [await it.task(leaver.id, 9), await it.task(leaver.id, 9)];
  await soldBy(leaver.id, ended.address.project);
  const issue = await insert('issue', {
    ...{
      name: 'Zaakceptowane',
      description: '',
      client,
      orderedBy: leaver.id,
      status: 30,
      type: 1,
    },
  });
  await it.db.insertInto('issueUser').values({ issue, user: leaver.id }).execute();
  const offer = { name: 'Odmówiona', client, seller: leaver.id };
  const refused = await insert('offer', { ...offer, status: offerStatus.refused });
  const sold = await Promise.all(
    [1, 2].map(() => insert('offer', { ...offer, status: offerStatus.accepted })),
  );
  const { service } = ended.address;
  const projects = await Promise.all(
    sold.map((one) =>
      insert('project', { name: 'Sprzedany', client, offer: one, service, serviceName: 'Usługa' }),
    ),
  );
  const type = await insert('receptionType', { name: 'Paczka' });
  const company = await insert('company', { name: 'Spółka' });
  const parcel = {
    ...{ category: 'parcel', direction: 'inbound', user: leaver.id, clientName: 'Nadawca' },
    ...{ type, company, sysYear: 2026, sysOrder: 1, sysNumber: 'P/S/2026/00001' },
  };
  const received = await insert('reception', { ...parcel, receivedAt: new Date().toISOString() });
  const guest = { category: 'guest', fullName: 'Jan Gość', user: leaver.id, clientName: 'Firma' };
  const exitDate = new Date(Date.now() - 1000).toISOString();
  const operationDate = new Date(Date.now() - 5000).toISOString();
  const visit = await insert('reception', { ...guest, operationDate, exitDate });
  const past = await insert('reception', { ...guest, operationDate: '2020-01-02T08:00:00Z' });
  const { id: point } = await it.db
    .insertInto('checklistItem')
    .values({
      projectTask: done.id,
      text: 'Punkt',
      position: 0,
      person: leaver.id,
      doneAt: exitDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const query = { issues: heir.id, tasks: heir.id };
  const left = await it.call(removePerson, { as: it.manager, params: { id: leaver.id }, query });
  expect(left.status).toBe(200);
  expect(await dutiesOf(leaver.id)).toEqual([]);
  const did = [
    await it.call(updateTask, { as: heir, params: ended.address, body: { status: 2 } }),
    await it.call(updateIssue, { as: it.admin, params: { id: issue }, body: { status: 2 } }),
    await it.call(commentOffer, {
      ...{ as: heir, params: { id: refused } },
      body: { offerStatus: 0, comment: 'Jednak' },
    }),
    await it.call(updateReception, {
      ...{ as: it.reception, params: { id: visit } },
      body: { exitDate: null },
    }),
    await it.call(updateReception, {
      ...{ as: it.reception, params: { id: past } },
      body: { description: 'Dopisek' },
    }),
    await it.call(confirmParcel, {
      ...{ as: it.reception, params: { id: received } },
      body: { received: false },
    }),
    await it.call(updateChecklistItem, {
      ...{ as: heir, params: { id: point } },
      body: { done: false },
    }),
    await it.call(updateProject, {
      ...{ as: heir, params: { id: projects[0] ?? 0 } },
      body: { status: projectStatus.cancelled },
    }),
    await it.call(removeProject, { as: heir, params: { id: projects[1] ?? 0 } }),
  ];
  expect(did.map(({ status }) => status)).toEqual(did.map(() => 200));
  expect(await dutiesOf(leaver.id)).toEqual([]);
  const sale = await it.call(getProject, {
    ...{ as: heir, params: { id: ended.address.project } },
  });
  expect(sale.data.project).toMatchObject({ status: { id: 2 }, seller: { id: heir.id } });
  const host = await it.db
    .selectFrom('reception')
    .select('user')
    .where('id', '=', past)
    .executeTakeFirst();
  expect(host?.user).toBe(leaver.id);
  const given = JSON.stringify((await it.call(listNotifications, { as: heir })).data.list);
  expect(given).toContain('Zaakceptowane');
});
