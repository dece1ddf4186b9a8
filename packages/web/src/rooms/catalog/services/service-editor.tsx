import { type ServiceDefinition, serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceColumns } from '@zaplecze/contract/rooms/catalog/columns';
import { definitionForms } from '@zaplecze/contract/rooms/catalog/forms';
import { call } from '../../../kit/calls/api.ts';
import { FieldEditor } from '../../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../../choice-sources/index.ts';

/** Changes fields of a service where they are read. */
export function ServiceEditor({ record, ...place }: EditorPlace & { record: ServiceDefinition }) {
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
