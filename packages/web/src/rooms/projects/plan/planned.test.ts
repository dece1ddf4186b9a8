import { plannedValue } from '@zaplecze/contract/rooms/projects/value';
import { expect, test } from 'vitest';
import { statusesFor, timeOf } from '../project-values.ts';
import { assignmentsOf, planOfDefinition, planOfProject } from './service-plan.ts';

test.each([
  [1, 0, 0],
  [3, 100, 300],
  [2.5, 99.99, 249.98],
  [0.1, 0.2, 0.02],
  [0.35, 0.1, 0.04],
  // Half a grosz goes up, whatever binary fractions make of it.
  [1.15, 0.7, 0.81],
  [0.5, 0.01, 0.01],
  [0.49, 0.01, 0],
  [1000, 999_999.99, 999_999_990],
])('%d units of %d are planned to be worth %d', (quantity, value, planned) => {
  expect(plannedValue(quantity, value)).toBe(planned);
});

const step = { user: null, finalDate: false, dateRealizationLimit: null };
const blank = { user: null, finalDate: false, dateRealizationLimit: null };
const parts = { company: null, type: null, department: { id: 1, name: 'Kadry', color: null } };

test('a service’s plan asks for a person for each task, numbered through its procedures', () => {
  const plan = planOfDefinition({
    ...{ id: 4, ...parts },
    procedures: [
      {
        id: 2,
        name: 'Miesiąc',
        tasks: [
          { id: 7, name: 'Zebrać' },
          { id: 8, name: 'Policzyć' },
        ],
      },
      { id: 3, name: 'Rok', tasks: [{ id: 7, name: 'Zebrać' }] },
    ],
  } as never);
  expect(plan).toMatchObject({ id: 4, ...parts });
  expect(plan.procedures.flatMap(({ tasks }) => tasks.map(({ at }) => at))).toEqual([0, 1, 2]);
  expect(assignmentsOf(plan)).toEqual([
    { procedure: 2, task: 7, ...blank },
    { procedure: 2, task: 8, ...blank },
    { procedure: 3, task: 7, ...blank },
  ]);
  expect(assignmentsOf(null)).toEqual([]);
});

test('a project’s plan keeps who does what until when', () => {
  const mine = { procedure: 2, task: 7, name: 'Zebrać', ...step };
  const limit = '2026-11-25T22:59:00+00:00';
  const theirs = {
    ...{ procedure: 2, task: 8, name: 'Policzyć' },
    ...{ user: { id: 5, name: 'Ewa' }, finalDate: true, dateRealizationLimit: limit },
  };
  const project = {
    ...parts,
    services: [
      { id: 4, name: 'Płace', procedures: [{ id: 2, name: 'Miesiąc', tasks: [mine, theirs] }] },
    ],
  };
  const plan = planOfProject(project as never);
  expect(assignmentsOf(plan)).toEqual([
    { procedure: 2, task: 7, ...blank },
    {
      ...{ procedure: 2, task: 8, user: 5, finalDate: true },
      dateRealizationLimit: '2026-11-25T22:59:00.000Z',
    },
  ]);
  expect(plan?.procedures[0]?.tasks[1]?.running).toBe(theirs);
  expect(planOfProject({ ...project, services: [] } as never)).toBeNull();
});

test.each([
  [0, [0, 10]],
  [1, [1, 10]],
  [2, [2, 10]],
  [9, [9, 10]],
  [10, [10, 1]],
])('a project of status %i may be set to %j', (id, expected) => {
  expect(statusesFor({ status: { id } }).map((one) => one.id)).toEqual(expected);
});

test.each([
  [undefined, {}],
  [0, { recurrentFrom: null, recurrentTo: null }],
  [3, { startDate: null, implementationDate: null }],
])(
  'of a project that comes back %j the other kind’s dates are cleared: %j',
  (recurrent, cleared) => {
    expect(timeOf({ recurrent })).toEqual(cleared);
  },
);
