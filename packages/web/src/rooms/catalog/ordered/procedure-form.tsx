import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import {
  type ProcedureDefinition,
  procedureDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { procedureColumns } from '@zaplecze/contract/rooms/catalog/columns';
import {
  procedureBody,
  procedureCollections,
  procedureFormOf,
  type StepForm,
  stepFilesField,
} from '@zaplecze/contract/rooms/catalog/forms';
import { useFormContext } from 'react-hook-form';
import { RecordMultiPicker } from '../../../kit/fields/pickers/record-multi-picker.tsx';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Help } from '../../../kit/help/help.tsx';
import { sourceOf } from '../../choice-sources/index.ts';
import { CommonEnd } from '../common-fields.tsx';
import { serviceDefinitionSource, taskDefinitionSource } from '../definition-sources.ts';
import { filesOfSteps, useStepFiles } from '../services/step-files.ts';
import { blankStep, StepRuleFields } from '../services/step-rule.tsx';
import { useDefinitionForm, withFiles } from '../use-definition-form.ts';
import { OrderedPicker } from './ordered-picker.tsx';

const schema = withFiles(procedureBody).extend({ stepFiles: stepFilesField });
const typeOf = (task: object) => (task as { type?: ColoredRef | null }).type;

export function ProcedureForm(props: { record?: ProcedureDefinition; onClose: () => void }) {
  const { record, onClose } = props;
  const keepStepFiles = useStepFiles(record);
  const form = useDefinitionForm({
    calls: procedureDefinitions,
    schema,
    record,
    collections: procedureCollections,
    values: record && { ...procedureFormOf(record), stepFiles: filesOfSteps(record) },
    blank: {
      ...{ name: '', department: null, services: [], tasks: [], steps: [], description: '' },
      stepFiles: {},
    },
    parts: { stepFiles: keepStepFiles },
    onDone: onClose,
  });
  const its = { fields: procedureColumns, known: record, sourceOf, own: {} };
  return (
    <FormModal
      needs={['department', 'taskDefinition']}
      form={form}
      title={record ? 'Edytuj procedurę' : 'Dodaj procedurę'}
      size={680}
      onClose={onClose}
    >
      <FieldSection {...its} section="start" />
      <FieldSection {...its} section="main" />
      <Tasks record={record} />
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

/** The tasks in their order, each with the rule by which projects plan it. */
function Tasks({ record }: { record?: ProcedureDefinition }) {
  const { getValues, setValue } = useFormContext();
  const keepSteps = (tasks: number[]) => {
    const steps = (getValues('steps') ?? []) as StepForm[];
    const of = (task: number) => steps.find((step) => step.task === task) ?? blankStep(task);
    setValue('steps', tasks.map(of), { shouldDirty: true });
  };
  return (
    <OrderedPicker
      name="tasks"
      label="Zadania po kolei"
      help={
        <>
          Następne zadanie zaczyna się, gdy poprzednie jest zamknięte. Kolejność zmienia się
          uchwytem. Według reguł projekty same dostają osoby i terminy.
          <Help about="order" />
        </>
      }
      add="Dodaj zadanie"
      source={taskDefinitionSource}
      known={record?.tasks}
      markOf={typeOf}
      below={(task) => {
        const known = record?.tasks.find(({ id }) => id === task.id);
        return <StepRuleFields task={task} named={known?.named} files={known?.files} />;
      }}
      onChange={keepSteps}
    />
  );
}
