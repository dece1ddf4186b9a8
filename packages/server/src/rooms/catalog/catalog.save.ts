import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  ProcedureDefinition,
  procedureDefinitions,
  ServiceDefinition,
  serviceDefinitions,
  TaskDefinition,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import type { Db } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/calls/errors.ts';
import { assertChosen, assertListed, assertRules, orderedTasks } from './catalog.rules.ts';
import {
  insertDefinition,
  lockDefinition,
  onlyCompanyOf,
  updateDefinition,
} from './definitions.queries.ts';
import { type LinkOwner, linksOf, setLinks, setServices } from './links.queries.ts';
import { setRules } from './services/steps.queries.ts';
import { setFieldsToFill } from './tasks/fields-to-fill.queries.ts';

/* Each gives the id of what it made, or the new version; fields that cannot be so are 400. */

export async function createTask(
  db: Db,
  body: Body<typeof taskDefinitions.create>,
): Promise<number> {
  await assertChosen(db, 'taskType', { id: body.type });
  const { fieldsToFill = [], ...fields } = body;
  await assertChosen(db, 'department', { id: fields.department });
  const id = await insertDefinition(db, 'task', fields);
  await setFieldsToFill(db, id, fieldsToFill);
  return id;
}

export async function updateTask(
  db: Db,
  record: TaskDefinition,
  body: Body<typeof taskDefinitions.update>,
): Promise<number> {
  await assertChosen(db, 'taskType', { id: body.type, had: record.type });
  await assertChosen(db, 'department', { id: body.department, had: record.department });
  if (Object.keys(body).length === 0) return record.version;
  const { fieldsToFill, ...fields } = body;
  if (fieldsToFill) await setFieldsToFill(db, record.id, fieldsToFill);
  return await updateDefinition(db, 'task', record.id, fields);
}

export async function createProcedure(
  db: Db,
  body: Body<typeof procedureDefinitions.create>,
): Promise<number> {
  const { tasks = [], services = [], steps = [], ...fields } = body;
  await assertChosen(db, 'department', { id: fields.department });
  await assertListed(db, 'tasks', { ids: tasks });
  await assertListed(db, 'services', { ids: services });
  await assertRules(db, steps);
  const id = await insertDefinition(db, 'procedure', fields);
  await setServices(db, id, services);
  await replaceLinks(db, 'procedure', id, tasks);
  await setRules(db, id, steps);
  return id;
}

export async function updateProcedure(
  db: Db,
  record: ProcedureDefinition,
  body: Body<typeof procedureDefinitions.update>,
): Promise<number> {
  const { tasks, services, steps, ...fields } = body;
  await assertChosen(db, 'department', { id: fields.department, had: record.department });
  await assertListed(db, 'tasks', { ids: tasks, had: record.tasks });
  await assertListed(db, 'services', { ids: services, had: record.services });
  if (steps) await assertRules(db, steps, record);
  if (services) await setServices(db, record.id, services);
  if (tasks) await setLinks(db, 'procedure', record.id, tasks);
  if (steps) await setRules(db, record.id, steps);
  return await updateDefinition(db, 'procedure', record.id, fields);
}

export async function createService(
  db: Db,
  body: Body<typeof serviceDefinitions.create>,
): Promise<number> {
  const { procedures = [], ...fields } = body;
  await assertChosen(db, 'department', { id: fields.department });
  await assertChosen(db, 'projectType', { id: fields.type });
  await assertChosen(db, 'company', { id: fields.company });
  await assertListed(db, 'procedures', { ids: procedures });
  const company = fields.company ?? (await onlyCompanyOf(db, fields.department));
  const id = await insertDefinition(db, 'service', { ...fields, company });
  await replaceLinks(db, 'service', id, procedures);
  return id;
}

export async function updateService(
  db: Db,
  record: ServiceDefinition,
  body: Body<typeof serviceDefinitions.update>,
): Promise<number> {
  const { procedures, ...fields } = body;
  await assertChosen(db, 'department', { id: fields.department, had: record.department });
  await assertChosen(db, 'projectType', { id: fields.type, had: record.type });
  await assertChosen(db, 'company', { id: fields.company, had: record.company });
  await assertListed(db, 'procedures', { ids: procedures, had: record.procedures });
  if (fields.department !== undefined && fields.company === undefined && !record.company) {
    fields.company = await onlyCompanyOf(db, fields.department);
  }
  if (procedures) await setLinks(db, 'service', record.id, procedures);
  return await updateDefinition(db, 'service', record.id, fields);
}

/** Makes an owner's list this one; its version counts a change. */
async function replaceLinks(db: Db, owner: LinkOwner, id: number, wanted: number[]) {
  if (await setLinks(db, owner, id, wanted)) await updateDefinition(db, owner, id, {});
}

const items = {
  procedure: { kind: 'task', field: 'tasks' },
  service: { kind: 'procedure', field: 'procedures' },
} as const;

/** Adds a definition at the end of an owner that lacks it. @throws HttpError 404 */
export async function addLink(db: Db, owner: LinkOwner, id: number, added: number): Promise<void> {
  const { kind, field } = items[owner];
  if (!(await lockDefinition(db, kind, added))) throw notFound();
  const known = await linksOf(db, owner, id);
  if (known.includes(added)) return;
  await assertListed(db, field, { ids: [added] });
  await replaceLinks(db, owner, id, [...known, added]);
}

/** @throws HttpError 404 when the owner does not have it */
export async function removeLink(
  db: Db,
  owner: LinkOwner,
  id: number,
  removed: number,
): Promise<void> {
  const known = await linksOf(db, owner, id);
  if (!known.includes(removed)) throw notFound();
  await replaceLinks(
    db,
    owner,
    id,
    known.filter((one) => one !== removed),
  );
}

/** Puts a procedure's tasks in the order of a map of positions. @throws HttpError 400 on `order` */
export async function sortTasks(db: Db, id: number, order: Record<string, number>): Promise<void> {
  const tasks = orderedTasks(await linksOf(db, 'procedure', id), order);
  await replaceLinks(db, 'procedure', id, tasks);
}
