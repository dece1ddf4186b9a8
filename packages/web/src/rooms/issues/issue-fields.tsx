import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueFields } from '@zaplecze/contract/rooms/issues/fields';
import { suggestArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { useFormContext } from 'react-hook-form';
import { useMay } from '../../kit/calls/session.ts';
import { CustomInputs } from '../../kit/custom-fields/custom-section.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { WritingField } from '../../kit/fields/writing/writing-field.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { AwayHint } from '../absences/index.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { namedOn } from '../comments/index.ts';
import { ArticleHints } from '../knowledge/index.ts';
import { useWorkers } from '../radar/index.ts';
import { SimilarIssues } from './merging/similar-issues.tsx';
import { TypePoints } from './types/type-points.tsx';

/** Fields of an issue; the files of a known one are kept apart from its form. */
export function IssueFields({ issue }: { issue?: Issue }) {
  const { watch } = useFormContext();
  const hasArticles = useMay(suggestArticles);
  const workers = useWorkers({ limit: watch('dateRealization') });
  const own = {
    users: (props: FieldProps) => (
      <RecordMultiPicker {...props} source={workers} known={issue?.users} />
    ),
    rich: (props: FieldProps) => (
      <WritingField
        {...props}
        people={issue ? namedOn.issue(issue.id) : namedOn.everybody}
        draft={`description/issue/${issue?.id ?? 'new'}`}
      />
    ),
    files: (props: FieldProps) => (issue ? null : <FilesField {...props} />),
  };
  const its = { fields: issueFields, known: issue, sourceOf, own };
  return (
    <>
      <FieldSection
        {...its}
        section="issue"
        beside={{ type: 'client' }}
        autoFocus={issue ? undefined : 'name'}
      />
      <TypePoints type={watch('type')} before={issue?.type.id} />
      {!issue && hasArticles && <ArticleHints type={watch('type')} name={watch('name')} />}
      {!issue && <SimilarIssues />}
      <div>
        <FieldSection
          {...its}
          section="people"
          help={{ users: 'Kto ma się tym zająć; może być kilka osób.' }}
        />
        <AwayHint users={watch('users') ?? []} limit={watch('dateRealization')} />
      </div>
      <FieldSection {...its} section="words" />
      <IssueDates />
      <CustomInputs of="issue" known={issue?.custom} record={issue} />
      <FieldSection {...its} section="files" />
    </>
  );
}

const dates = { dateRealization: 'dateRealizationEstimation' } as const;
const none = { rich: () => null, files: () => null };

/** When, and how long: in the form and on the issue's page alike. */
const IssueDates = () => (
  <FieldSection fields={issueFields} section="dates" beside={dates} own={none} />
);
