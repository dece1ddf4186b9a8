import {
  type ProcedureDefinition,
  procedureDefinitions,
  sortProcedureTasks,
} from '@zaplecze/contract/catalog';
import { procedureBody } from '@zaplecze/contract/catalog.forms';
import type { Colored } from '@zaplecze/contract/kit/records';
import { type CallOptions, call } from '../../kit/api.ts';
import { RecordMultiPicker } from '../../kit/fields/record-multi-picker.tsx';
import { ChoicePicker } from '../../kit/fields/record-picker.tsx';
import { FormModal } from '../../kit/form-modal.tsx';
import {
  dictionarySource,
  serviceDefinitionSource,
  taskDefinitionSource,
} from '../../kit/sources.ts';
import { CommonEnd, CommonStart, knownOf } from './common-fields.tsx';
import { OrderedPicker } from './ordered-picker.tsx';
import { useDefinitionForm, withFiles } from './use-definition-form.ts';

const schema = withFiles(procedureBody);
const departments = dictionarySource('department');
const typeOf = (task: object) => (task as { type?: Colored | null }).type;

/** Positions from 1, as the server keeps them. */
function orderOf(tasks: number[]) {
  return Object.fromEntries(tasks.map((task, at) => [String(task), at + 1]));
}

/**
 * Other tasks than before go with the procedure's own change, all or nothing; the same tasks in
 * another order are sorted by the map of positions (document 001, section 7).
 */
async function change(
  before: number[],
  id: number,
  fields: Record<string, unknown> & { tasks?: number[] },
  options: CallOptions,
) {
  const params = { id };
  const { tasks, ...rest } = fields;
  const sorted = tasks?.length === before.length && tasks.every((task) => before.includes(task));
  if (!tasks || !sorted) {
    return call(procedureDefinitions.update, { params, body: fields }, options);
  }
  let version: number | undefined;
  if (Object.keys(rest).length > 0) {
    ({ version } = await call(procedureDefinitions.update, { params, body: rest }, options));
  }
  await call(sortProcedureTasks, { params, body: { id, order: orderOf(tasks) } });
  return { version };
}

export function ProcedureForm(props: { record?: ProcedureDefinition; onClose: () => void }) {
  const { record, onClose } = props;
  const tasks = record?.tasks.map(({ id }) => id) ?? [];
  const form = useDefinitionForm({
    calls: procedureDefinitions,
    schema,
    record,
    values: {
      name: record?.name ?? '',
      department: record?.department?.id ?? (null as never),
      services: record?.services.map(({ id }) => id) ?? [],
      tasks,
      description: record?.description ?? '',
    },
    update: record && ((...rest) => change(tasks, ...rest)),
    onDone: onClose,
  });
  return (
    <FormModal
      form={form}
      title={record ? 'Edytuj procedurę' : 'Dodaj procedurę'}
      size={680}
      onClose={onClose}
    >
      <CommonStart />
      <ChoicePicker
        name="department"
        label="Dział"
        source={departments}
        known={knownOf(record?.department)}
        required
      />
      <OrderedPicker
        name="tasks"
        label="Zadania po kolei"
        help="Następne zadanie zaczyna się, gdy poprzednie jest zamknięte. Kolejność zmienia się uchwytem."
        add="Dodaj zadanie"
        source={taskDefinitionSource}
        known={record?.tasks}
        markOf={typeOf}
      />
      <RecordMultiPicker
        name="services"
        label="Usługi"
        help="Usługi, do których procedura należy."
        source={serviceDefinitionSource}
        known={record?.services}
      />
      <CommonEnd files={record?.files} />
    </FormModal>
  );
}
