import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { noRule } from '@zaplecze/contract/rooms/catalog/rules';
import type { ProjectPlan } from '@zaplecze/contract/rooms/projects/calls';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import type { planProject as call } from '@zaplecze/contract/rooms/projects/plans';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { findWorkdays } from '../../absences/index.ts';
import { planOf, serviceFor } from '../../catalog/index.ts';
import { assertOffer } from '../../offers/index.ts';
import { firstDayOf } from '../series/recurring.queries.ts';
import { lastDayOf } from '../series/recurring.rules.ts';
import { copiesOf } from '../series/renew.queries.ts';
import { findCrew, personRefs } from './plan.queries.ts';
import { type PlannedRow, planProject } from './plan.rules.ts';
import {
  type FixedRow,
  type PlanDays,
  type PlanStep,
  planLimits,
  stepKey,
} from './plan-limits.rules.ts';

type Whose = { client: number | null; seller: number | null };

/** Plans steps with the people, absences and loads of now. */
export async function planSteps(
  db: Db,
  steps: PlanStep[],
  { days, fixedRows = [], ...whose }: Whose & { days: PlanDays; fixedRows?: FixedRow[] },
): Promise<PlannedRow[]> {
  const limits = planLimits(steps, days, fixedRows).flatMap(({ from, limit }) => [
    from,
    limit ?? from,
  ]);
  const [first, last] = [[days.start, ...limits].sort()[0], [days.start, ...limits].sort().at(-1)];
  const range = { dateFrom: first ?? days.start, dateTo: last ?? days.start };
  const crew = await findCrew(db, { steps, fixedRows: fixedRows, range, ...whose });
  return planProject(steps, days, { crew, fixedRows: fixedRows });
}

const unsaid = { usualInterval: null, usualValue: null };

/** The steps of a project as it took them. @throws HttpError 400 on `project` */
async function stepsOf(db: Db, project: number): Promise<PlanStep[]> {
  const copies = await copiesOf(db, project);
  if (copies.length === 0) throw invalid({ project: 'Nie ma takiego projektu' });
  return copies.map((one) => ({ ...one, rule: one.rule ?? noRule }));
}

/**
 * The plan of a project that is not made yet: people, limits and value by the rules of the service.
 *
 * @throws HttpError 400 on `services`, `offer`
 */
export async function planNew(db: Db, body: Body<typeof call>): Promise<ProjectPlan> {
  const copies = body.project ? await stepsOf(db, body.project) : null;
  // A project that runs goes on though its service is sold no more.
  const service = copies ? unsaid : await serviceFor(db, body.service);
  const offer = body.offer ? await assertOffer(db, body.offer, body.client) : null;
  const today = warsawDay();
  const start = body.start ?? today;
  const recurrent = body.recurrent ?? service.usualInterval;
  const first = (body.project && (await firstDayOf(db, body.project))) || start;
  const realisation =
    body.realisation ??
    (recurrent === null || recurrent === once ? null : lastDayOf(start, recurrent, first));
  const steps = copies ?? (await planOf(db, body.service));
  const byHand = body.kept.map(({ dateRealizationLimit: limit, ...one }) => ({
    ...one,
    ...(limit !== undefined && { limit: limit && warsawDay(Date.parse(limit)) }),
  }));
  const rows = await planSteps(db, steps, {
    days: { start, realisation, today, works: await findWorkdays(db) },
    fixedRows: byHand,
    client: body.client ?? offer?.client ?? null,
    seller: body.seller === undefined ? (offer?.seller ?? null) : body.seller,
  });
  const people = await personRefs(
    db,
    rows.flatMap(({ user }) => user ?? []),
  );
  const limits = new Map(body.kept.map((one) => [stepKey(one), one.dateRealizationLimit]));
  const { value = null } = offer ?? {};
  return {
    start,
    realisation,
    unitValue: value ?? service.usualValue,
    recurrent,
    tasks: rows.map(({ user, limit, ...row }) => ({
      ...row,
      user: user === null ? null : (people.get(user) ?? null),
      dateRealizationLimit: limits.get(stepKey(row)) ?? (limit && readLimit(limit)),
    })),
  };
}
