import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import type { Project, ProjectPlan } from '@zaplecze/contract/rooms/projects/calls';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import { planProject } from '@zaplecze/contract/rooms/projects/plans';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import type { Assignment, FormPlan } from './service-plan.ts';

export type PlannedTask = ProjectPlan['tasks'][number];

const keyOf = ({ procedure, task }: { procedure: number; task: number }) => `${procedure}/${task}`;
const fields = ['user', 'dateRealizationLimit', 'finalDate'] as const;

/** What of the form a plan is worked out of. */
const inputs = [
  'services',
  'client',
  'seller',
  'startDate',
  'implementationDate',
  'recurrent',
  'recurrentFrom',
] as const;

/** A project of other people has another plan. */
const whose = ['client', 'seller'] as const;

/**
 * Works the plan of a project out by the rules of its service and puts it into the form. It is worked out of its own
 * accord when the form opens with the tasks of a new service, and when the client or the seller change; whoever puts
 * another service's tasks into the form calls `work`. What was set by hand since stays.
 */
export function usePlanning(spec: {
  plan: FormPlan | null;
  ready: boolean;
  isOwn: boolean;
  project?: Project;
  offer?: number;
}) {
  const { plan, ready, isOwn, project, offer } = spec;
  const { getValues, setValue, watch, formState, subscribe } = useFormContext();
  const [answer, setAnswer] = useState<{ of: number; plan: ProjectPlan } | null>(null);
  const [planning, setPlanning] = useState(false);
  /** The rows as the last plan left them. */
  const last = useRef(new Map<string, Assignment>());
  const [told, setTold] = useState('');
  const values = watch(inputs as unknown as string[]);
  const now = JSON.stringify(values);
  const { dirtyFields } = formState;

  const given = (name: (typeof inputs)[number] | 'unitValue') => getValues(name);
  const rows = () => (getValues('tasks') ?? []) as Assignment[];
  /** Whether a field of a row says something else than the plan left there. */
  const byHand = (row: Assignment, field: (typeof fields)[number]) => {
    const before = last.current.get(keyOf(row)) ?? startOf(project, isOwn, row);
    return (before?.[field] ?? null) !== (row[field] ?? null);
  };

  async function work(of: FormPlan | null) {
    if (!of) return;
    setPlanning(true);
    const [recurrent, recurrentFrom, startDate] = [
      Number(given('recurrent') ?? once),
      given('recurrentFrom'),
      given('startDate'),
    ];
    const first = answer?.of !== of.id;
    const says = !first || isOwn || dirtyFields.recurrent;
    const start = recurrent === once ? startDate : (recurrentFrom ?? startDate);
    const fixedRows = rows().flatMap((row) => {
      const running = tasksOf(of).find(
        ({ assignment }) => keyOf(assignment) === keyOf(row),
      )?.running;
      const ended = running && isFinal(running.status.id);
      const limit = row.dateRealizationLimit;
      const own = {
        // Whoever has a task of a project that runs keeps it.
        ...((isOwn || byHand(row, 'user')) && row.user !== null && { user: row.user }),
        ...((ended || byHand(row, 'dateRealizationLimit')) &&
          (limit === null || readLimit(limit)) && { dateRealizationLimit: limit }),
      };
      return Object.keys(own).length > 0
        ? [{ procedure: row.procedure, task: row.task, ...own }]
        : [];
    });
    try {
      const { plan: made } = await call(planProject, {
        body: {
          service: of.id,
          project: isOwn ? project?.id : undefined,
          client: given('client') ?? undefined,
          seller: given('seller'),
          offer,
          start: start || undefined,
          realisation: recurrent === once ? given('implementationDate') || undefined : undefined,
          recurrent: says ? recurrent : undefined,
          kept: fixedRows,
        },
      });
      // Another service was chosen meanwhile.
      if (given('services')?.[0] !== of.id) return;
      fill(made, says);
      setAnswer({ of: of.id, plan: made });
      setTold(JSON.stringify(inputs.map((name) => getValues(name) ?? null)));
    } catch (error) {
      report(error, () => void work(of));
    } finally {
      setPlanning(false);
    }
  }

  function fill(made: ProjectPlan, says: boolean) {
    const options = { shouldDirty: true, shouldValidate: false };
    const planned = new Map(made.tasks.map((task) => [keyOf(task), task]));
    for (const [at, row] of rows().entries()) {
      const task = planned.get(keyOf(row));
      if (!task) continue;
      const next = { ...row };
      for (const field of fields) {
        if (isOwn && field !== 'dateRealizationLimit') continue;
        if (byHand(row, field)) continue;
        const value = field === 'user' ? (task.user?.id ?? null) : task[field];
        // What a project has already is not taken away where its rules say nothing.
        if (isOwn && value === null) continue;
        Object.assign(next, { [field]: value });
        setValue(`tasks.${at}.${field}`, value, options);
      }
      last.current.set(keyOf(row), next);
    }
    if (!project && !says && made.recurrent !== null) {
      setValue('recurrent', made.recurrent, options);
      if (made.recurrent !== once && !given('recurrentFrom')) {
        setValue('recurrentFrom', made.start, options);
      }
    }
    if (!project && !dirtyFields.unitValue && made.unitValue !== null) {
      setValue('unitValue', made.unitValue);
    }
  }

  const workByItself = useEffectEvent(() => {
    if (ready && !isOwn) void work(plan);
  });
  useEffect(() => {
    workByItself();
    return subscribe({
      name: whose,
      exact: true,
      formState: { values: true },
      callback: () => workByItself(),
    });
  }, [subscribe]);

  const of = answer !== null && answer.of === plan?.id ? answer.plan : null;
  return {
    planned: new Map((of?.tasks ?? []).map((task) => [keyOf(task), task])),
    planning,
    /** Works the plan out anew, or that of a service whose tasks have just come into the form. */
    work: (of = plan) => void work(of),
    /** Whether what it was worked out of has changed since. */
    stale: of !== null && told !== '' && told !== normal(now),
  };
}

/** As the values were noted: nothing is null. */
const normal = (values: string) =>
  JSON.stringify(JSON.parse(values).map((one: unknown) => one ?? null));

const tasksOf = (plan: FormPlan) => plan.procedures.flatMap(({ tasks }) => tasks);

/** A row as the project has it: what the form opened with. */
function startOf(project: Project | undefined, isOwn: boolean, row: Assignment): Assignment | null {
  if (!project || !isOwn)
    return { ...row, user: null, dateRealizationLimit: null, finalDate: false };
  const tasks = project.services.flatMap(({ procedures }) =>
    procedures.flatMap(({ tasks }) => tasks),
  );
  const own = tasks.find((task) => keyOf(task) === keyOf(row));
  return own ? { ...row, ...own, user: own.user?.id ?? null } : null;
}
