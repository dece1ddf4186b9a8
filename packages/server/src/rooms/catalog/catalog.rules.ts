import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import type { ProcedureDefinition } from '@zaplecze/contract/rooms/catalog/calls';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { assertChoice, assertChoices } from '../dictionaries/index.ts';
import { activePeople } from '../people/index.ts';

/** Managers write definitions, everybody reads them. */
export const definitionMay = (user: User) => ({
  edit: user.flags.manager,
  delete: user.flags.manager,
});

const department = { field: 'department', table: 'department', message: 'Dział jest wymagany' };
const choices = {
  department,
  taskType: { field: 'type', table: 'taskType', message: 'Typ jest wymagany' },
  projectType: { field: 'type', table: 'projectType', message: 'Typ jest wymagany' },
  company: { field: 'company', table: 'company', message: 'Wybrana spółka nie istnieje' },
} as const;

/**
 * Refuses a department, type or company that does not exist, or is archived and newly chosen.
 *
 * @param options.had what the definition has now
 * @throws HttpError 400 on the field
 */
export async function assertChosen(
  db: Db,
  kind: keyof typeof choices,
  options: { id: number | null | undefined; had?: ColoredRef | null | undefined },
): Promise<void> {
  const { field, table, message } = choices[kind];
  await assertChoice(db, {
    field,
    table: table as 'department',
    message,
    id: options.id,
    present: options.had?.id,
  });
}

const listed = {
  tasks: { table: 'taskDefinition', message: 'Wybrane zadanie nie istnieje' },
  procedures: { table: 'procedureDefinition', message: 'Wybrana procedura nie istnieje' },
  services: { table: 'serviceDefinition', message: 'Wybrana usługa nie istnieje' },
} as const;

/** The same for lists of definitions. @throws HttpError 400 on the field */
export async function assertListed(
  db: Db,
  field: keyof typeof listed,
  options: { ids: number[] | undefined; had?: { id: number }[] | undefined },
): Promise<void> {
  await assertChoices(db, {
    field,
    ...listed[field],
    ids: options.ids ?? [],
    present: options.had?.map((one) => one.id) ?? [],
  });
}

type Referring = {
  whoPerson?: number | null | undefined;
  whoDepartment?: number | null | undefined;
  whoPosition?: number | null | undefined;
};

/**
 * Refuses rules of steps that newly name somebody who does not work here, or a department or position
 * that does not exist.
 *
 * @throws HttpError 400 on `steps.0.whoPerson` and the like
 */
export async function assertRules(
  db: Db,
  steps: (Referring & { task: number })[],
  had?: ProcedureDefinition,
): Promise<void> {
  const before = (task: number): Referring => had?.tasks.find(({ id }) => id === task)?.rule ?? {};
  const people = await activePeople(
    db,
    steps.flatMap(({ whoPerson }) => whoPerson ?? []),
  );
  for (const [at, { task, whoPerson, whoDepartment, whoPosition }] of steps.entries()) {
    const present = before(task);
    if (whoPerson && whoPerson !== present.whoPerson && !people.has(whoPerson)) {
      throw invalid({ [`steps.${at}.whoPerson`]: 'Nie ma takiej osoby' });
    }
    await assertChoice(db, {
      field: `steps.${at}.whoDepartment`,
      table: 'department',
      id: whoDepartment,
      present: present.whoDepartment ?? undefined,
      message: 'Nie ma takiego działu',
    });
    await assertChoice(db, {
      field: `steps.${at}.whoPosition`,
      table: 'position',
      id: whoPosition,
      present: present.whoPosition ?? undefined,
      message: 'Nie ma takiego stanowiska',
    });
  }
}

const orderMessage = 'Kolejność musi wymieniać każde zadanie procedury dokładnie raz';

/**
 * Tasks in the order of a map of positions.
 *
 * @param has the tasks of the procedure
 * @throws HttpError 400 on `order` unless the map names each of them once, at its own position
 */
export function orderedTasks(has: number[], order: Record<string, number>): number[] {
  const wanted = Object.entries(order)
    .map(([task, position]) => ({ task: Number(task), position }))
    .sort((a, b) => a.position - b.position);
  const named = new Set(wanted.map((one) => one.task));
  const positions = new Set(wanted.map((one) => one.position));
  const complete =
    wanted.length === has.length &&
    named.size === has.length &&
    positions.size === has.length &&
    has.every((task) => named.has(task));
  if (!complete) throw invalid({ order: orderMessage });
  return wanted.map((one) => one.task);
}
