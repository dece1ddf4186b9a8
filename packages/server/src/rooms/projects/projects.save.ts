import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  createProject,
  Project,
  updateProject,
} from '@zaplecze/contract/rooms/projects/calls';
import { once, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { unitValueOf } from '@zaplecze/contract/rooms/projects/value';
import { saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, removeRow } from '../../kit/records/rows.ts';
import { describedBy } from '../../kit/records/stored-text.ts';
import { planOf, serviceFor } from '../catalog/index.ts';
import { clientName } from '../clients/index.ts';
import { dropCommentsOf, keepDescription } from '../comments/index.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { attachFile, dropFilesOf } from '../files/index.ts';
import { assertOffer, reopenSale } from '../offers/index.ts';
import { activePeople, personAtWork } from '../people/index.ts';
import { removeTasks } from '../tasks/index.ts';
import { assign, snapshot } from './assign.ts';
import { cancelWork, restoreWork } from './cancel.ts';
import { carry, type SeriesScope } from './page/scope.ts';
import * as queries from './projects.queries.ts';
import { assertAssigned, stepOf } from './projects.rules.ts';
import { apartFrom, endsWithMonth, periodName } from './series/recurring.rules.ts';
import { projectTalk } from './talk.queries.ts';

type References = {
  client?: number;
  seller?: number | null;
  type?: number | null;
  company?: number | null;
};

/** What a project points at already: it may go on doing so. */
type Kept = { [N in 'seller' | 'type' | 'company']?: { id: number } | null };

/** @throws HttpError 400 on the field that points at nothing */
async function assertReferences(
  db: Db,
  { client, seller, type, company }: References,
  before?: Kept,
) {
  if (client !== undefined) await clientName(db, client);
  if (seller && seller !== before?.seller?.id && !(await activePeople(db, [seller])).has(seller)) {
    throw invalid({ seller: 'Nie ma takiej osoby' });
  }
  await assertChoice(db, {
    field: 'type',
    table: 'projectType',
    id: type,
    present: before?.type?.id,
    message: 'Nie ma takiego typu usługi',
  });
  await assertChoice(db, {
    field: 'company',
    table: 'company',
    id: company,
    present: before?.company?.id,
    message: 'Nie ma takiej spółki',
  });
}

const timingFields = [
  'recurrent',
  'recurrentFrom',
  'recurrentTo',
  'startDate',
  'implementationDate',
] as const;
type Timing = Partial<Pick<Body<typeof updateProject>, (typeof timingFields)[number]>>;

/**
 * The first day of a recurring project, today when none is given.
 *
 * @throws HttpError 400 on `recurrentTo` before it
 */
function periodOf(fields: Timing, before?: Project): { recurrentFrom?: string } {
  const { recurrent = before?.recurrent ?? once, recurrentTo = before?.recurrentTo } = fields;
  const firstDay =
    fields.recurrentFrom === undefined ? before?.recurrentFrom : fields.recurrentFrom;
  const recurrentFrom = firstDay ?? (recurrent === once ? null : warsawDay());
  if (recurrentFrom && recurrentTo && recurrentTo < recurrentFrom) {
    throw invalid({ recurrentTo: 'Koniec nie może być przed początkiem' });
  }
  return firstDay || !recurrentFrom ? {} : { recurrentFrom };
}

/** A recurring project for which a day alone is said begins with it. */
const firstDayOf = ({
  recurrent = once,
  recurrentFrom,
  startDate,
}: Pick<Body<typeof createProject>, 'recurrent' | 'recurrentFrom' | 'startDate'>): {
  recurrentFrom?: string;
} => (recurrent !== once && !recurrentFrom && startDate ? { recurrentFrom: startDate } : {});

/** A one-off project has a day, today when none is said, a recurring one a period: the other kind's days are none of its own. */
function ownDays(
  fields: Pick<Body<typeof createProject>, 'recurrent' | 'startDate' | 'implementationDate'>,
) {
  if ((fields.recurrent ?? once) !== once) return { startDate: null, implementationDate: null };
  const { startDate = warsawDay() } = fields;
  return { startDate, recurrentFrom: null, recurrentTo: null };
}

/**
 * Days of a project that is changed, so that it has those of its own kind alone: what begins to recur begins on the day
 * that it had, and what was the first period alone becomes one day. A period between others keeps its place in the series.
 */
function changedDays(project: Project, fields: Timing): Timing {
  if (!timingFields.some((name) => fields[name] !== undefined)) return {};
  if ((fields.recurrent ?? project.recurrent) !== once) {
    const day = fields.startDate ?? (project.recurrentFrom ? null : project.startDate);
    const recurrentFrom = fields.recurrentFrom ?? day ?? undefined;
    return { startDate: null, implementationDate: null, ...(recurrentFrom && { recurrentFrom }) };
  }
  const { previousPeriod, nextPeriod, recurrentFrom, recurrentTo } = project;
  if (previousPeriod || nextPeriod) return { recurrentFrom, recurrentTo };
  const { startDate = project.startDate ?? recurrentFrom } = fields;
  return { startDate, recurrentFrom: null, recurrentTo: null };
}

/** Who sells a new project: whoever is said, else the seller of its offer; of one who has left whoever took over. */
async function sellerOf(
  db: Db,
  wanted: number | null | undefined,
  offer: { seller: number } | null,
): Promise<number | null> {
  return await personAtWork(db, wanted === undefined ? (offer?.seller ?? null) : wanted);
}

/** A name that ends with the month in which a project began goes with its beginning; others stay. */
function nameByMonth(project: Project, { recurrentFrom }: Timing): { name?: string } {
  const before = project.recurrentFrom ?? warsawDay(Date.parse(project.created));
  if (!recurrentFrom || !endsWithMonth(project.name, before)) return {};
  const name = periodName(project.name, before, recurrentFrom);
  return name === project.name ? {} : { name };
}

/** Removes a project with its tasks and all that hangs on them. */
export async function remove(
  db: Db,
  user: User,
  { id, offer }: { id: number; offer: number | null },
): Promise<void> {
  await removeWork(db, id);
  await removeRow(db, 'project', id);
  await dropFilesOf(db, 'project', [id]);
  await dropFilesOf(db, 'projectText', [id]);
  await reopenSale(db, user, offer);
}

/** Makes a project of a service sold to a client, with its tasks, people and files, or nothing at all. */
export async function create(
  db: Db,
  user: User,
  body: Body<typeof createProject>,
): Promise<number> {
  const { services, tasks, files = [], name, custom, ...input } = describedBy(body);
  const fields = { ...input, ...firstDayOf(input) };
  const service = await serviceFor(db, services[0] ?? 0);
  const client = await clientName(db, body.client);
  const offer = fields.offer ? await assertOffer(db, fields.offer, body.client) : null;
  await assertReferences(db, fields, { seller: offer && { id: offer.seller } });
  const seller = await sellerOf(db, fields.seller, offer);
  const plan = await planOf(db, service.id);
  if (tasks) assertAssigned(plan, tasks);
  const timing = periodOf(fields);
  // A recurring project is called by the month of its first period, as the later ones are by theirs.
  const recurs = (fields.recurrent ?? once) !== once;
  const firstDay = (recurs && (timing.recurrentFrom ?? fields.recurrentFrom)) || warsawDay();
  const [year, month] = firstDay.split('-');
  const usual = `${service.name} – ${client} – ${month}/${year}`;
  const project = await insertRow(db, 'project', {
    ...fields,
    ...timing,
    ...ownDays({ ...fields, ...timing }),
    seller,
    unitValue: fields.unitValue ?? unitValueOf(offer?.value ?? 0, fields.unitQuantity),
    name: name ?? apartFrom(await queries.projectNames(db, body.client), usual),
    service: service.id,
    serviceName: service.name,
    department: service.department,
    type: fields.type ?? service.type,
    company: fields.company ?? service.company,
  });
  await saveCustom({ db, user, record: 'project', id: project }, custom, { fresh: true });
  await snapshot(db, user, { project, service: service.id, plan, assignments: tasks });
  for (const file of files) await attachFile(db, { file, user, to: 'project', id: project });
  const texts = { before: null, now: fields.descriptionHtml };
  await keepDescription(db, { user, record: project, of: projectTalk }, texts);
  return project;
}

/**
 * Changes the sent fields; a new service replaces the tasks while none has begun. Cancelling comes
 * last and taking back first, so that the project's status never goes through another one.
 */
export async function update(
  db: Db,
  user: User,
  project: Project,
  body: Body<typeof updateProject>,
  scope?: SeriesScope,
): Promise<number> {
  const { services, tasks, status, custom, ...fields } = describedBy(body);
  await assertReferences(db, fields, project);
  if (project.offer && fields.client !== undefined && fields.client !== project.client.id) {
    throw invalid({ client: 'Projekt powstał z oferty tego klienta' });
  }
  const step = stepOf(project.status.id, status);
  if (step === 'restore') {
    await assertOfferFree(db, project);
    await restoreWork(db, user, project.id);
  }
  const before = project.services[0]?.id;
  const wanted = services?.[0];
  const swapped = wanted !== undefined && wanted !== before;
  if (swapped) await swapService(db, user, { project, service: wanted, tasks });
  else if (tasks) await assign(db, user, { project: project.id, assignments: tasks });
  await saveCustom({ db, user, record: 'project', id: project.id }, custom, { now: fields });
  const days = { ...fields, ...changedDays(project, fields) };
  const timing = { ...days, ...periodOf(days, project) };
  const version = await queries.updateProject(db, project.id, {
    ...(fields.name === undefined && nameByMonth(project, timing)),
    ...timing,
    ...(step && { cancelled: step === 'cancel' }),
  });
  const texts = { before: project.descriptionHtml, now: fields.descriptionHtml };
  await keepDescription(db, { user, record: project.id, of: projectTalk }, texts);
  if (step === 'cancel') {
    await cancelWork(db, user, project.id);
    await reopenSale(db, user, project.offer?.id ?? null);
  }
  await carry(db, user, { project, body, scope });
  return version;
}

/** @throws HttpError 409 for a cancelled project whose offer has become another one since */
async function assertOfferFree(db: Db, { offer }: Project): Promise<void> {
  const other = offer && (await queries.liveProjectOf(db, offer.id));
  if (other) throw conflict(`Z oferty tego projektu powstał tymczasem inny: „${other.name}”.`);
}

/** Removes all tasks of a project, with their comments and files. */
async function removeWork(db: Db, project: number): Promise<void> {
  const tasks = await removeTasks(db, project);
  await dropCommentsOf(db, 'projectTask', tasks);
  await dropFilesOf(db, 'projectTask', tasks);
  await dropFilesOf(db, 'taskText', tasks);
}

type Swap = { project: Project; service: number; tasks: Body<typeof updateProject>['tasks'] };

async function swapService(
  db: Db,
  user: User,
  { project, service: id, tasks }: Swap,
): Promise<void> {
  if (!project.serviceSwappable) {
    const why =
      project.status.id === projectStatus.cancelled
        ? 'projekt jest anulowany'
        : 'praca nad zadaniami się rozpoczęła';
    throw invalid({ services: `Usługi nie można już zmienić: ${why}` });
  }
  const service = await serviceFor(db, id);
  const plan = await planOf(db, id);
  // The present tasks go with their people, so the new ones need theirs at once.
  assertAssigned(plan, tasks ?? []);
  await removeWork(db, project.id);
  const { name: serviceName, department, type, company } = service;
  await queries.updateProject(db, project.id, {
    service: id,
    serviceName,
    department,
    type,
    company,
  });
  await snapshot(db, user, { project: project.id, service: id, plan, assignments: tasks });
}
