import { type Issue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueFields } from '@zaplecze/contract/rooms/issues/fields';
import { issueChanges, issueCollections } from '@zaplecze/contract/rooms/issues/forms';
import { call } from '../../../kit/calls/api.ts';
import { RecordMultiPicker } from '../../../kit/fields/pickers/record-multi-picker.tsx';
import { WritingField } from '../../../kit/fields/writing/writing-field.tsx';
import { FieldEditor } from '../../../kit/forms/field-editor.tsx';
import type { FieldProps } from '../../../kit/forms/form-context.tsx';
import type { EditorPlace } from '../../../kit/records/in-place/editable-fact.tsx';
import { AwayHint } from '../../absences/index.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { namedOn } from '../../comments/index.ts';
import { useWorkers } from '../../radar/index.ts';

/** Changes fields of an issue where they are read. */
export function IssueEditor({ record, ...place }: EditorPlace & { record: Issue }) {
  const { id, users, dateRealization: limit } = record;
  const workers = useWorkers({ limit });
  return (
    <FieldEditor
      {...place}
      fields={issueFields}
      custom="issue"
      record={record}
      changes={issueChanges}
      collections={issueCollections}
      sourceOf={sourceOf}
      own={{
        users: (props: FieldProps) => (
          <>
            <RecordMultiPicker {...props} source={workers} known={users} />
            <AwayHint users={users.map((one) => one.id)} limit={limit} />
          </>
        ),
        rich: (props: FieldProps) => (
          <WritingField {...props} people={namedOn.issue(id)} draft={`description/issue/${id}`} />
        ),
      }}
      send={(body, options) => call(updateIssue, { params: { id }, body }, options)}
    />
  );
}
