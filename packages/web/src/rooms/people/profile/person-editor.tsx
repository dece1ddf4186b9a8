import { type Person, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { personFields } from '@zaplecze/contract/rooms/people/fields';
import { personChanges } from '@zaplecze/contract/rooms/people/forms';
import { fieldEditor } from '../../../kit/forms/field-editor.tsx';
import { sourceOf } from '../../choice-sources/index.ts';

/** Changes fields of a person where they are read. */
export const PersonEditor = fieldEditor<Person>({
  fields: personFields,
  custom: 'person',
  changes: personChanges,
  sourceOf,
  update: updatePerson,
});
