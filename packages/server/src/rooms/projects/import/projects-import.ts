import { assignTask, createProject, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectCreate } from '@zaplecze/contract/rooms/projects/forms';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { planProject } from '@zaplecze/contract/rooms/projects/plans';
import {
  filledValues,
  type RecordImport,
  type RowValues,
} from '../../../kit/imports/record-import.ts';
import { Names } from '../../../kit/parsing/names.ts';
import { findKindsOf, knownProjects, projectKey } from './import.queries.ts';

export const intervalNames = new Names();
for (const { id, name } of intervals) intervalNames.add(id, name);
for (const [id, ...names] of [
  [0, 'nie', 'brak', 'jednorazowy', 'jednorazowa', 'jednorazowe'],
  [1, 'tydzień', 'tygodniowo', 'co tydzien', 'cotygodniowo'],
  [2, '2 tygodnie', 'co dwa tygodnie'],
  [3, 'miesiąc', 'miesięcznie', 'comiesięcznie'],
  [4, 'kwartał', 'kwartalnie'],
  [5, 'pół roku', 'półrocznie'],
  [6, 'rok', 'rocznie', 'corocznie'],
] as const) {
  const own = intervals.find((one) => one.id === id)?.name ?? '';
  intervalNames.add(id, own, ...names);
}

type Plan = { values: RowValues; form: RowValues };

/** Who does each task and until when: as the service's rules say, and where these name nobody, whom the row names. */
const plannedBody = ({ form, values }: Plan) =>
  filledValues({
    service: values.service,
    client: form.client,
    seller: form.seller,
    start: form.startDate ?? form.recurrentFrom,
    realisation: form.implementationDate,
    recurrent: form.recurrent,
  });

/** Projects from files: tasks, people and limits come from the service, as in the form of a new one. */
export const projectImport: RecordImport = {
  form: ({ service, responsible: _responsible, nip: _nip, ...values }) =>
    filledValues({ ...values, services: service === undefined ? [] : [service] }),
  schema: projectCreate,
  columns: { services: 'service' },
  title: (text) => text('name') || text('service'),
  keyOf: ({ client, name }) => projectKey(client, name),
  findKnown: knownProjects,
  says: async (db, forms) => {
    const serviceOf = ({ services }: RowValues) => Number((services as number[])[0] ?? 0);
    const kinds = await findKindsOf(db, [...new Set(forms.map(serviceOf))]);
    return forms.map((form) => kinds.get(serviceOf(form)) ?? {});
  },
  make: async ({ call }, row) => {
    const { plan } = await call(planProject, { body: plannedBody(row) });
    const responsible = row.values.responsible as number | undefined;
    const tasks = plan.tasks.flatMap(({ procedure, task, user, dateRealizationLimit }) => {
      const who = user?.id ?? responsible;
      return who === undefined ? [] : [{ procedure, task, user: who, dateRealizationLimit }];
    });
    // A form takes people for all tasks or for none of them.
    const whole = tasks.length === plan.tasks.length;
    const body = whole ? { ...row.form, tasks } : row.form;
    const { id } = await call(createProject, { body });
    for (const one of whole ? [] : tasks) {
      await call(assignTask, { body: { ...one, project: id, service: row.values.service } });
    }
  },
  change: async ({ call }, id, { form: { services: _services, ...body } }) => {
    await call(updateProject, { params: { id }, body });
  },
};
