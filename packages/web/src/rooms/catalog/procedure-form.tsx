import { type ProcedureDefinition, procedureDefinitions } from '@zaplecze/contract/catalog';
import {
  procedureBody,
  procedureCollections,
  procedureFormOf,
} from '@zaplecze/contract/catalog.forms';
import type { Colored } from '@zaplecze/contract/kit/records';
import { RecordMultiPicker } from '../../kit/fields/record-multi-picker.tsx';
import { ChoicePicker } from '../../kit/fields/record-picker.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Help } from '../../kit/help/help.tsx';
import {
  dictionarySource,
  serviceDefinitionSource,
  taskDefinitionSource,
} from '../choices/index.ts';
import { CommonEnd, CommonStart, knownOf } from './common-fields.tsx';
import { OrderedPicker } from './ordered-picker.tsx';
import { useDefinitionForm, withFiles } from './use-definition-form.ts';

const schema = withFiles(procedureBody);
const departments = dictionarySource('department');
const typeOf = (task: object) => (task as { type?: Colored | null }).type;

export function ProcedureForm(props: { record?: ProcedureDefinition; onClose: () => void }) {
  const { record, onClose } = props;
  const form = useDefinitionForm({
    calls: procedureDefinitions,
    schema,
    record,
    collections: procedureCollections,
    values: record && procedureFormOf(record),
    blank: { name: '', department: null, services: [], tasks: [], description: '' },
    onDone: onClose,
  });
  return (
    <FormModal
      needs={['department', 'taskDefinition']}
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
        help={
          <>
            Następne zadanie zaczyna się, gdy poprzednie jest zamknięte. Kolejność zmienia się
            uchwytem.
            <Help about="order" />
          </>
        }
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
