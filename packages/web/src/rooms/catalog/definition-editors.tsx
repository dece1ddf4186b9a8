import {
  type ProcedureDefinition,
  procedureDefinitions,
  type ServiceDefinition,
  serviceDefinitions,
  type TaskDefinition,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import {
  procedureColumns,
  serviceColumns,
  taskDefinitionColumns,
} from '@zaplecze/contract/rooms/catalog/columns';
import { definitionForms } from '@zaplecze/contract/rooms/catalog/forms';
import { call } from '../../kit/calls/api.ts';
import { FieldEditor } from '../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** What changes fields of definitions where they are read; of what they consist their forms decide. */

type Of<R> = EditorPlace & { record: R };

export function TaskEditor({ record, ...place }: Of<TaskDefinition>) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={taskDefinitionColumns}
      record={record}
      changes={definitionForms.task.changes}
      sourceOf={sourceOf}
      send={(body, options) => call(taskDefinitions.update, { params: { id }, body }, options)}
    />
  );
}

export function ProcedureEditor({ record, ...place }: Of<ProcedureDefinition>) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={procedureColumns}
      record={record}
      changes={definitionForms.procedure.changes}
      sourceOf={sourceOf}
      send={(body, options) => call(procedureDefinitions.update, { params: { id }, body }, options)}
    />
  );
}

export function ServiceEditor({ record, ...place }: Of<ServiceDefinition>) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={serviceColumns}
      record={record}
      changes={definitionForms.service.changes}
      sourceOf={sourceOf}
      send={(body, options) => call(serviceDefinitions.update, { params: { id }, body }, options)}
    />
  );
}
