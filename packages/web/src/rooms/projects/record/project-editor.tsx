import { type Project, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectFields } from '@zaplecze/contract/rooms/projects/fields';
import { projectChanges } from '@zaplecze/contract/rooms/projects/forms';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { FieldEditor } from '../../../kit/forms/field-editor.tsx';
import type { FieldProps } from '../../../kit/forms/form-context.tsx';
import type { EditorPlace } from '../../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../../choice-sources/index.ts';
import { ScopeChoice, type SeriesScope } from '../project-edit.page.tsx';
import { ProjectDescription } from '../project-fields.tsx';
import { timeOf } from '../project-values.ts';

/** Changes fields of a project where they are read; of a period of a series it asks what else is meant. */
export function ProjectEditor({ record, ...place }: EditorPlace & { record: Project }) {
  const { id, series } = record;
  const [scope, setScope] = useState<SeriesScope>('following');
  return (
    <FieldEditor
      {...place}
      fields={projectFields}
      custom="project"
      record={record}
      changes={projectChanges}
      sourceOf={sourceOf}
      own={{
        unitQuantity: (props: FieldProps) => <NumberField {...props} min={0} decimals={2} exact />,
        rich: () => <ProjectDescription record={id} />,
      }}
      send={(body: object, options) =>
        call(
          updateProject,
          {
            params: { id },
            query: series === null ? {} : { scope },
            body: { ...body, ...timeOf(body) },
          },
          options,
        )
      }
    >
      {series !== null && <ScopeChoice scope={scope} onChoose={setScope} />}
    </FieldEditor>
  );
}
