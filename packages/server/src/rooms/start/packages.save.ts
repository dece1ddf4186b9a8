import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import { createProcedure, createService, createTask } from '../catalog/index.ts';
import { linkDepartments } from '../dictionaries/index.ts';
import { listPackages, type Package } from './catalog-data.ts';
import { ruleOf, usualInterval } from './catalog-rules.ts';
import { entryOf } from './entries.save.ts';
import { findMade, oneByOne } from './start.queries.ts';
import { notePackage } from './start.write.queries.ts';

/** The starter catalogue with what was made of it. */
export async function findPackages(db: Db) {
  const created = await findMade(db);
  return listPackages().map(({ procedures, ...one }) => ({
    ...one,
    procedures: procedures.map(({ name, tasks }) => ({
      name,
      tasks: tasks.map((task) => task.name),
    })),
    service: created.get(one.key) ?? null,
  }));
}

async function createPackage(db: Db, one: Package, department: number) {
  const procedures: number[] = [];
  for (const { tasks, ...procedure } of one.procedures) {
    const ids: number[] = [];
    for (const { type, ...task } of tasks) {
      const kind = await entryOf(db, 'taskType', type);
      ids.push(await createTask(db, { ...task, type: kind.id, department }));
    }
    const steps = tasks.map((task, at) => ({
      ...ruleOf(task, at),
      task: ids[at] ?? 0,
      checklist: [],
      checklistRequired: false,
    }));
    const fields = { ...procedure, department, tasks: ids, steps };
    procedures.push(await createProcedure(db, fields));
  }
  const type = await entryOf(db, 'projectType', one.type);
  const { name, description } = one;
  const service = { name, description, department, type: type.id, status: 1, procedures };
  const usual = { usualInterval: usualInterval(one) };
  return { id: await createService(db, { ...service, ...usual }), name };
}

/**
 * Makes the services of packages, with procedures, tasks and what of the dictionaries they need.
 *
 * @throws HttpError 400 for one that there is not, 409 for one that was made before
 */
export async function addPackages(
  db: Db,
  chosen: { key: string; department: number | null }[],
): Promise<{ id: number; name: string }[]> {
  await oneByOne(db);
  const created = await findMade(db);
  const services: { id: number; name: string }[] = [];
  for (const { key, department } of chosen) {
    const one = listPackages().find((each) => each.key === key);
    if (!one) throw invalid({ packages: 'Nie ma takiego pakietu' });
    if (created.has(key) || chosen.filter((each) => each.key === key).length > 1) {
      throw conflict(`Usługa „${one.name}” została już utworzona z katalogu na start.`);
    }
    const place = department ?? (await ownDepartment(db, one.department));
    const service = await createPackage(db, one, place);
    await notePackage(db, key, service.id);
    services.push(service);
  }
  return services;
}

async function ownDepartment(db: Db, name: string): Promise<number> {
  const { id, isNew } = await entryOf(db, 'department', name);
  if (isNew) await linkDepartments(db);
  return id;
}
