import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import type { ServiceDefinition } from '@zaplecze/contract/rooms/catalog/calls';
import type { Project, ProjectTask } from '@zaplecze/contract/rooms/projects/calls';

export type Assignment = {
  procedure: number;
  task: number;
  user: number | null;
  finalDate: boolean;
  dateRealizationLimit: string | null;
};

type PlannedTask = {
  /** Place in the form's list of assignments. */
  at: number;
  name: string;
  assignment: Assignment;
  /** The task as it stands in the project; a new one has none. */
  running?: ProjectTask;
};

/** A service as the form needs it: what it brings along, and its tasks by procedure. */
export type FormPlan = {
  id: number;
  company: ColoredRef | null;
  type: ColoredRef | null;
  department: ColoredRef | null;
  procedures: { id: number; name: string; tasks: PlannedTask[] }[];
};

export function planOfDefinition(service: ServiceDefinition): FormPlan {
  let at = 0;
  const { id, company, type, department } = service;
  const procedures = service.procedures.map((procedure) => ({
    id: procedure.id,
    name: procedure.name,
    tasks: procedure.tasks.map((task) => ({
      at: at++,
      name: task.name,
      assignment: {
        procedure: procedure.id,
        task: task.id,
        user: null,
        finalDate: false,
        dateRealizationLimit: null,
      },
    })),
  }));
  return { id, company, type, department, procedures };
}

export function planOfProject(project: Project): FormPlan | null {
  const [service] = project.services;
  if (!service) return null;
  let at = 0;
  const { company, type, department } = project;
  const procedures = service.procedures.map(({ id, name, tasks }) => ({
    id,
    name,
    tasks: tasks.map((running) => ({
      at: at++,
      name: running.name,
      running,
      assignment: {
        procedure: running.procedure,
        task: running.task,
        user: running.user?.id ?? null,
        finalDate: running.finalDate,
        dateRealizationLimit:
          running.dateRealizationLimit && readInstant(running.dateRealizationLimit),
      },
    })),
  }));
  return { id: service.id, company, type, department, procedures };
}

export const assignmentsOf = (plan: FormPlan | null): Assignment[] =>
  (plan?.procedures ?? []).flatMap(({ tasks }) => tasks.map(({ assignment }) => assignment));
