import {
  createPerson,
  getPerson,
  listPeople,
  type Person,
} from '@zaplecze/contract/rooms/people/calls';
import { type Someone, testApp } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';

/** An id that no record has. */
export const missingId = 2_000_000_000;

/** The company of this room's tests: people of each role, clients and tasks to look after. */
export async function peopleApp() {
  const it = await testApp();
  const admin = await it.signIn('ROLE_ADMIN');
  const manager = await it.signIn('ROLE_MANAGER');
  const [owner, stranger, reception] = await Promise.all([
    it.signIn(),
    it.signIn(),
    it.signIn('ROLE_RECEPTION'),
  ]);
  const named = async (
    table: 'department' | 'position' | 'taskType' | 'projectType',
    name: string,
  ) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;

  const whole = (more: object = {}) => ({
    firstName: 'Łucja',
    lastName: 'Żak',
    department: null,
    position: null,
    phone: '+48 600-700-800',
    email: `lucja.${Math.random().toString(36).slice(2)}@firma.pl`,
    businessArea: 'Podatki',
    picture: null,
    ...more,
  });
  const create = (more: object = {}, as: Someone | null = admin) =>
    it.call(createPerson, { as, body: whole(more) });
  const read = async (id: number, as = stranger): Promise<Person> =>
    (await it.call(getPerson, { as, params: { id } })).data.user;
  const row = async (id: number, as = stranger) =>
    (await it.call(listPeople, { as })).data.list.find((one: { id: number }) => one.id === id);

  /** A client with these carers. */
  async function client(name: string, ...carers: number[]): Promise<number> {
    const { id } = await it.db
      .insertInto('client')
      .values({
        name,
        phone: '600700800',
        email: 'a@b.pl',
        city: 'Łódź',
        street: 'Długa 1',
        postalCode: '90-001',
        province: 10,
        fvName: name,
        fvPhone: '600700800',
        fvEmail: 'a@b.pl',
        nip: '5260250995',
        fvCity: 'Łódź',
        fvStreet: 'Długa 1',
        fvPostalCode: '90-001',
        fvProvince: 10,
        status: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await it.db
      .insertInto('clientService')
      .values(carers.map((user) => ({ client: id, user })))
      .execute();
    return id;
  }

  async function service() {
    const [department, type, kind] = [
      await named('department', `Dział ${Math.random()}`),
      await named('taskType', `Typ ${Math.random()}`),
      await named('projectType', `Usługa ${Math.random()}`),
    ];
    const made = async (
      table: 'taskDefinition' | 'procedureDefinition' | 'serviceDefinition',
      values: object,
    ) =>
      (
        await it.db
          .insertInto(table)
          .values({ name: table, department, ...values } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    return {
      task: await made('taskDefinition', { type }),
      procedure: await made('procedureDefinition', {}),
      service: await made('serviceDefinition', { type: kind }),
    };
  }

  /** A task of a project of its own; gives what addresses it. */
  async function task(user: number, status = 1) {
    const of = await service();
    const { id: project } = await it.db
      .insertInto('project')
      .values({
        name: 'Projekt',
        client: await client(`Klient ${Math.random()}`, admin.id),
        service: of.service,
        serviceName: 'Usługa',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await it.db
      .insertInto('projectTask')
      .values({
        project,
        ...of,
        procedureName: 'Procedura',
        procedurePosition: 1,
        name: `Zadanie ${project}`,
        position: 1,
        user,
        orderedBy: admin.id,
        status,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, address: { project, ...of } };
  }

  /** Letters that wait to be sent, the newest first. */
  async function letters(): Promise<{ to: string; subject: string; text: string }[]> {
    const letters = (await waitingJobs(it.db)).filter(({ task }) => task === 'mail.send');
    return letters
      .map(({ payload }) => payload as { to: string; subject: string; text: string })
      .reverse();
  }

  const noticesOf = async (user: number): Promise<string[]> => {
    const rows = await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', user)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((one) => one.content);
  };

  return {
    ...it,
    admin,
    manager,
    owner,
    stranger,
    reception,
    named,
    whole,
    create,
    read,
    row,
    client,
    task,
    letters,
    told: noticesOf,
  };
}
export type PeopleApp = Awaited<ReturnType<typeof peopleApp>>;
