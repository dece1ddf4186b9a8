import { type TaskDefinition, taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { taskBody, taskDefinitionFormOf } from '@zaplecze/contract/rooms/catalog/forms';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { dictionarySource } from '../choice-sources/index.ts';
import { CommonEnd, CommonStart, knownOf } from './common-fields.tsx';
import { useDefinitionForm, withFiles } from './use-definition-form.ts';

const schema = withFiles(taskBody);
const types = dictionarySource('taskType');
const departments = dictionarySource('department');

export function TaskForm({ record, onClose }: { record?: TaskDefinition; onClose: () => void }) {
  const form = useDefinitionForm({
    calls: taskDefinitions,
    schema,
    record,
    values: record && taskDefinitionFormOf(record),
    blank: { name: '', type: null, department: null, description: '' },
    onDone: onClose,
  });
  return (
    <FormModal
      needs={['taskType']}
      form={form}
      title={record ? 'Edytuj zadanie' : 'Dodaj zadanie'}
      size={680}
      onClose={onClose}
    >
      <CommonStart />
      <Row>
        <ChoicePicker
          name="type"
          label="Typ"
          source={types}
          known={knownOf(record?.type)}
          required
        />
        <ChoicePicker
          name="department"
          label="Dział"
          source={departments}
          known={knownOf(record?.department)}
        />
      </Row>
      <CommonEnd files={record?.files} />
    </FormModal>
  );
}
