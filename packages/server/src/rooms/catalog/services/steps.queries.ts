import type { RuledTask } from '@zaplecze/contract/rooms/catalog/calls';
import type { StepForm } from '@zaplecze/contract/rooms/catalog/forms';
import type { StepRule } from '@zaplecze/contract/rooms/catalog/rules';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { filesOf } from '../../../kit/database/refs.ts';
import { saveRow } from '../../../kit/records/rows.ts';

/** The rule of the task of a procedure whose row is in the query under `alias`. */
export const ruleJson = (alias: string) => {
  const at = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<StepRule>`jsonb_build_object(
    'limitFrom', ${at('limitFrom')}, 'limitDays', ${at('limitDays')},
    'finalDate', ${at('finalDate')}, 'estimation', ${at('estimation')}, 'who', ${at('who')},
    'whoPerson', ${at('whoPerson')}, 'whoDepartment', ${at('whoDepartment')},
    'whoPosition', ${at('whoPosition')})`;
};

/** Whom or what that rule refers to, `{ id, name }`. */
const namedJson = (alias: string) => {
  const at = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<RuledTask['named']>`(case ${at('who')}
    when 'person' then (select json_build_object('id', n.id,
      'name', n."firstName" || ' ' || n."lastName") from person n where n.id = ${at('whoPerson')})
    when 'head' then (select json_build_object('id', n.id, 'name', n.name)
      from department n where n.id = ${at('whoDepartment')})
    when 'position' then (select json_build_object('id', n.id, 'name', n.name)
      from position n where n.id = ${at('whoPosition')}) end)`;
};

/** The tasks of a procedure (a column) in their order, each with its rule and `more` of its definition `d`. */
export const tasksOfProcedure = (procedure: string, more = sql``) => sql`coalesce((
  select json_agg(json_build_object('id', d.id, 'name', d.name, 'position', k.position,
    'rule', ${ruleJson('k')}, 'named', ${namedJson('k')}, 'checklist', k.checklist,
    'checklistRequired', k."checklistRequired",
    'files', ${filesOf('procedureTask', 'k.id')} ${more})
    order by k.position, d.id)
  from "procedureTask" k join "taskDefinition" d on d.id = k.task
  where k.procedure = ${sql.ref(procedure)}), '[]')`;

type Step = Required<Omit<StepForm, 'task'>>;

const fields = [
  'limitFrom',
  'limitDays',
  'finalDate',
  'estimation',
  'who',
  'whoPerson',
  'whoDepartment',
  'whoPosition',
  'checklist',
  'checklistRequired',
] as const satisfies readonly (keyof Step)[];

/** What an earlier choice of who does it left behind says nothing any more. */
const storedStep = ({ who, whoPerson, whoDepartment, whoPosition, ...step }: Step) => ({
  ...step,
  who,
  whoPerson: who === 'person' ? whoPerson : null,
  whoDepartment: who === 'head' ? whoDepartment : null,
  whoPosition: who === 'position' ? whoPosition : null,
});

/**
 * Gives tasks of a procedure their rules, those that say something else alone; a task that the
 * procedure has not (any more) is passed over.
 *
 * @returns whether anything changed
 */
export async function setRules(
  db: Db,
  procedure: number,
  steps: (Step & { task: number })[],
): Promise<boolean> {
  const standing = await db
    .selectFrom('procedureTask')
    .select(['id', 'task', ...fields])
    .where('procedure', '=', procedure)
    .execute();
  let changed = false;
  for (const { task, ...step } of steps) {
    const before = standing.find((one) => one.task === task);
    const after = storedStep(step);
    if (!before || fields.every((field) => same(before[field], after[field]))) continue;
    await saveRow(db, 'procedureTask', before.id, after as { position?: number });
    changed = true;
  }
  return changed;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
