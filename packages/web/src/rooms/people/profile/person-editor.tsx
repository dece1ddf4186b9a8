import { type Person, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { personFields } from '@zaplecze/contract/rooms/people/fields';
import { personChanges } from '@zaplecze/contract/rooms/people/forms';
import { call } from '../../../kit/calls/api.ts';
import { FieldEditor } from '../../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../../choice-sources/index.ts';

/** Changes fields of a person where they are read. */
export function PersonEditor({ record, ...place }: EditorPlace & { record: Person }) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={personFields}
      record={record}
      changes={personChanges}
      sourceOf={sourceOf}
      send={(body, options) => call(updatePerson, { params: { id }, body }, options)}
    />
  );
}
