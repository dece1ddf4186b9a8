import { type TaskDefinition, taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { taskDefinitionColumns } from '@zaplecze/contract/rooms/catalog/columns';
import { taskDefinitionFields } from '@zaplecze/contract/rooms/catalog/fields';
import {
  taskBody,
  taskDefinitionCollections,
  taskDefinitionFormOf,
} from '@zaplecze/contract/rooms/catalog/forms';
import { useCustomFields } from '../../kit/custom-fields/use-custom-fields.ts';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { fixedSource } from '../../kit/fields/pickers/source.ts';
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
    collections: taskDefinitionCollections,
    blank: { name: '', type: null, department: null, description: '', fieldsToFill: [] },
    onDone: onClose,
  });
  const fields = useCustomFields('task').filter(({ formula }) => formula === null);
  const items = fields.map(({ id, label }) => ({ id, name: label }));
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
      {fields.length > 0 && (
        <RecordMultiPicker
          name="fieldsToFill"
          label={taskDefinitionFields.fieldsToFill.label}
          help="Bez nich zadania nie da się zamknąć."
          source={fixedSource('task fields', items)}
          known={record?.fieldsToFill}
        />
      )}
      <CommonEnd files={record?.files} />
    </FormModal>
  );
}
