import type { Insertable } from 'kysely';
import { insertClient } from '../../../test/client.ts';
import { testApp } from '../../../test/http.ts';
import type { ProjectTask } from '../../kit/database/tables.ts';
import { createBookkeeping, createPayroll } from '../projects/projects.fixture.ts';

type Task = Partial<Insertable<ProjectTask>>;

/**
 * A company small enough to be counted by hand: a department with bookkeeping and one with payroll, a
 * project of each without tasks, and ways to write tasks as if they had happened long ago.
 */
export async function company() {
  const it = await testApp();
  const [manager, worker] = await Promise.all([it.signIn('ROLE_MANAGER'), it.signIn()]);
  const [first, second] = [await createBookkeeping(it, manager), await createPayroll(it, manager)];
  const client = await insertClient(it.db);
  const of = async (name: string) =>
    await it.db
      .selectFrom('department as d')
      .innerJoin('companyDepartment as c', 'c.department', 'd.id')
      .select(['d.id as department', 'c.company'])
      .where('d.name', '=', name)
      .executeTakeFirstOrThrow();
  const services = new Map<number, { service: number; procedure: number; task: number }>();
  const project = async (
    { service, procedure, first: task }: typeof second,
    more: { department: number; company: number; serviceName: string },
  ) => {
    const { id } = await it.db
      .insertInto('project')
      .values({ name: `${more.serviceName} 1`, client, service, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    services.set(id, { service, procedure, task });
    return id;
  };
  const names = { books: 'Pełna księgowość', payroll: 'Kadry i płace' };
  const books = await project(first, { ...(await of('Księgowość')), serviceName: names.books });
  const wages = await project(second, { ...(await of('Kadry')), serviceName: names.payroll });
  let made = 0;
  /** A task of a project; each has a definition of its own, since a project has each definition once. */
  const task = async (of: number, fields: Task): Promise<number> => {
    const {
      service,
      procedure,
      task: like,
    } = services.get(of) as never as {
      service: number;
      procedure: number;
      task: number;
    };
    made += 1;
    const definition = await it.db
      .insertInto('taskDefinition')
      .columns(['name', 'type', 'department'])
      .expression((row) =>
        row
          .selectFrom('taskDefinition')
          .select([row.val(`Zadanie ${made}`).as('name'), 'type', 'department'])
          .where('id', '=', like),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await it.db
      .insertInto('projectTask')
      .values({
        project: of,
        service,
        procedure,
        procedureName: 'Miesiąc',
        procedurePosition: 1,
        task: definition.id,
        name: `Zadanie ${made}`,
        position: made,
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return { ...it, manager, worker, client, books, payroll: wages, task };
}
export type Company = Awaited<ReturnType<typeof company>>;
