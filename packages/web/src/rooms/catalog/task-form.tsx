import { type TaskDefinition, taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { taskDefinitionColumns } from '@zaplecze/contract/rooms/catalog/columns';
import { taskBody, taskDefinitionFormOf } from '@zaplecze/contract/rooms/catalog/forms';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { sourceOf } from '../choice-sources/index.ts';
import { CommonEnd } from './common-fields.tsx';
import { useDefinitionForm, withFiles } from './use-definition-form.ts';

const schema = withFiles(taskBody);

export function TaskForm({ record, onClose }: { record?: TaskDefinition; onClose: () => void }) {
  const form = useDefinitionForm({
    calls: taskDefinitions,
    schema,
    record,
    values: record && taskDefinitionFormOf(record),
    blank: { name: '', type: null, department: null, description: '' },
    onDone: onClose,
  });
  const its = { fields: taskDefinitionColumns, known: record, sourceOf, own: {} };
  return (
    <FormModal
      needs={['taskType']}
      form={form}
      title={record ? 'Edytuj zadanie' : 'Dodaj zadanie'}
      size={680}
      onClose={onClose}
    >
      <FieldSection {...its} section="start" />
      <FieldSection {...its} section="main" beside={{ type: 'department' }} />
      <CommonEnd files={record?.files} />
    </FormModal>
  );
}
