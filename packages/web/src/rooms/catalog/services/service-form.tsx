import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import { type ServiceDefinition, serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceDefinitionFields } from '@zaplecze/contract/rooms/catalog/fields';
import {
  serviceBody,
  serviceCollections,
  serviceFormOf,
} from '@zaplecze/contract/rooms/catalog/forms';
import { serviceStatus } from '@zaplecze/contract/rooms/catalog/lists';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FieldSection } from '../../../kit/fields/record-fields.tsx';
import type { FieldProps } from '../../../kit/forms/form-context.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { dictionarySource, sourceOf } from '../../choice-sources/index.ts';
import { CommonEnd } from '../common-fields.tsx';
import { procedureDefinitionSource } from '../definition-sources.ts';
import { OrderedPicker } from '../ordered/ordered-picker.tsx';
import { useDefinitionForm, withFiles } from '../use-definition-form.ts';

const schema = withFiles(serviceBody);
const companies = dictionarySource('company');
const departmentOf = (row: object) => (row as { department?: ColoredRef | null }).department;

export function ServiceForm(props: { record?: ServiceDefinition; onClose: () => void }) {
  const { record, onClose } = props;
  const form = useDefinitionForm({
    calls: serviceDefinitions,
    schema,
    record,
    collections: serviceCollections,
    values: record && serviceFormOf(record),
    blank: {
      name: '',
      department: null,
      type: null,
      // Left out, so that the server takes the department's only company.
      company: undefined,
      status: serviceStatus.active,
      usualValue: null,
      usualInterval: null,
      procedures: [],
      description: '',
    },
    onDone: onClose,
  });
  const its = { fields: serviceDefinitionFields, known: record, sourceOf, own: {} };
  return (
    <FormModal
      needs={['department', 'projectType', 'procedureDefinition']}
      form={form}
      title={record ? 'Edytuj usługę' : 'Dodaj usługę'}
      size={680}
      onClose={onClose}
    >
      <FieldSection {...its} section="start" />
      <FieldSection {...its} section="main" beside={{ department: 'type' }} />
      <FieldSection
        {...its}
        section="state"
        beside={{ status: 'company' }}
        own={{
          company: (props: FieldProps) => (
            <RecordPicker
              {...props}
              source={companies}
              known={record?.company ? [record.company] : []}
              placeholder={record ? undefined : 'Jedyna spółka działu'}
            />
          ),
        }}
      />
      <FieldSection
        {...its}
        section="usual"
        beside={{
          usualValue: {
            shown: (
              <SelectField
                name="usualInterval"
                label={serviceDefinitionFields.usualInterval.label}
                options={intervals}
                clearable
              />
            ),
          },
        }}
      />
      <OrderedPicker
        name="procedures"
        label="Procedury po kolei"
        help="Kolejność zmienia się, przeciągając za uchwyt."
        add="Dodaj procedurę"
        source={procedureDefinitionSource}
        known={record?.procedures}
        markOf={departmentOf}
      />
      <CommonEnd files={record?.files} />
    </FormModal>
  );
}
