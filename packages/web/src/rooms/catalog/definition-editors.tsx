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
import { fieldEditor } from '../../kit/forms/field-editor.tsx';
import { sourceOf } from '../choice-sources/index.ts';

/** What changes fields of definitions where they are read; of what they consist their forms decide. */

export const TaskEditor = fieldEditor<TaskDefinition>({
  fields: taskDefinitionColumns,
  changes: definitionForms.task.changes,
  sourceOf,
  update: taskDefinitions.update,
});

export const ProcedureEditor = fieldEditor<ProcedureDefinition>({
  fields: procedureColumns,
  changes: definitionForms.procedure.changes,
  sourceOf,
  update: procedureDefinitions.update,
});

export const ServiceEditor = fieldEditor<ServiceDefinition>({
  fields: serviceColumns,
  changes: definitionForms.service.changes,
  sourceOf,
  update: serviceDefinitions.update,
});
