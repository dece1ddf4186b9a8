import { serviceStatus } from '@zaplecze/contract/rooms/catalog/lists';
import type { StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { demoServices } from '../content/catalog-data.ts';
import { ruleOf, usualOf } from '../rules.ts';
import { fillStepFiles } from './step-files.ts';

type Ids = {
  department: number[];
  taskType: number[];
  projectType: number[];
  company: number[];
  position: number[];
  author: number;
};

export type DemoService = {
  id: number;
  name: string;
  department: number;
  departmentAt: number;
  type: number;
  company: number;
  active: boolean;
  procedures: {
    id: number;
    name: string;
    tasks: {
      id: number;
      name: string;
      rule: StepRule;
      checklist: string[];
      checklistRequired: boolean;
    }[];
  }[];
};

/** The catalogue: tasks of the same name are one definition that several procedures share. */
export async function fillCatalog(db: Db, storage: Storage, ids: Ids): Promise<DemoService[]> {
  const known = new Map<string, number>();
  const stamps = { createdBy: ids.author, userModified: ids.author };
  const services: DemoService[] = [];
  const taskId = async (name: string, type: number, department: number) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const { id } = await db
      .insertInto('taskDefinition')
      .values({
        name,
        type: ids.taskType[type] ?? 0,
        department,
        description: `${name}: według instrukcji działu.`,
        ...stamps,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    known.set(name, id);
    return id;
  };
  for (const service of demoServices) {
    const department = ids.department[service.department] ?? 0;
    const type = ids.projectType[service.type] ?? 0;
    const company = ids.company[service.company] ?? 0;
    const active = service.active !== false;
    const { id } = await db
      .insertInto('serviceDefinition')
      .values({
        name: service.name,
        department,
        type,
        company,
        status: active ? serviceStatus.active : serviceStatus.inactive,
        ...usualOf(service.name),
        ...stamps,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const procedures: DemoService['procedures'] = [];
    let step = 0;
    for (const [at, procedure] of service.procedures.entries()) {
      const row = await db
        .insertInto('procedureDefinition')
        .values({ name: procedure.name, department, ...stamps })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('serviceProcedure')
        .values({ service: id, procedure: row.id, position: at + 1 })
        .execute();
      const tasks: DemoService['procedures'][number]['tasks'] = [];
      for (const [place, [name, kind]] of procedure.tasks.entries()) {
        const before = place === 0 ? null : step - 1;
        const { checklist, checklistRequired, ...rule } = ruleOf(
          { service: service.name, department: service.department, at: step, before, name },
          ids.position,
        );
        step += 1;
        const own = { name, rule, checklist, checklistRequired };
        tasks.push({ id: await taskId(name, kind, department), ...own });
      }
      await db
        .insertInto('procedureTask')
        .values(
          tasks.map(({ id: task, rule, checklist, checklistRequired }, place) => ({
            ...{ procedure: row.id, task, position: place + 1, checklist, checklistRequired },
            ...rule,
            ...stamps,
          })),
        )
        .execute();
      procedures.push({ id: row.id, name: procedure.name, tasks });
    }
    services.push({
      id,
      name: service.name,
      department,
      departmentAt: service.department,
      type,
      company,
      active,
      procedures,
    });
  }
  await fillStepFiles(db, storage, ids.author);
  return services;
}
