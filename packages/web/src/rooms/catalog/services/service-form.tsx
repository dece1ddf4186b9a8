import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import { type ServiceDefinition, serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import {
  serviceBody,
  serviceCollections,
  serviceFormOf,
} from '@zaplecze/contract/rooms/catalog/forms';
import { serviceStatus, serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { MoneyField } from '../../../kit/fields/number-field.tsx';
import { ChoicePicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { dictionarySource } from '../../choice-sources/index.ts';
import { CommonEnd, CommonStart, knownOf } from '../common-fields.tsx';
import { procedureDefinitionSource } from '../definition-sources.ts';
import { OrderedPicker } from '../ordered/ordered-picker.tsx';
import { useDefinitionForm, withFiles } from '../use-definition-form.ts';

const schema = withFiles(serviceBody);
const departments = dictionarySource('department');
const types = dictionarySource('projectType');
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
  return (
    <FormModal
      needs={['department', 'projectType', 'procedureDefinition']}
      form={form}
      title={record ? 'Edytuj usługę' : 'Dodaj usługę'}
      size={680}
      onClose={onClose}
    >
      <CommonStart />
      <Row>
        <ChoicePicker
          name="department"
          label="Dział"
          source={departments}
          known={knownOf(record?.department)}
          required
        />
        <ChoicePicker
          name="type"
          label="Typ"
          source={types}
          known={knownOf(record?.type)}
          required
        />
      </Row>
      <Row>
        <SelectField name="status" label="Status" options={serviceStatuses} required />
        <ChoicePicker
          name="company"
          label="Spółka"
          source={companies}
          known={knownOf(record?.company)}
          placeholder={record ? undefined : 'Jedyna spółka działu'}
        />
      </Row>
      <Row>
        <MoneyField name="usualValue" label="Zwykła wartość" />
        <SelectField
          name="usualInterval"
          label="Zwykłe powtarzanie"
          options={intervals}
          clearable
        />
      </Row>
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
