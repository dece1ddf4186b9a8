import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../kit/fields/date-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { NumberField, TextField } from '../../kit/fields/text-fields.tsx';
import { WritingField } from '../../kit/fields/writing/writing-field.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { AwayHint } from '../absences/index.ts';
import { clientSource } from '../choices/index.ts';
import { namedOn } from '../comments/index.ts';
import { ArticleHints } from '../knowledge/index.ts';
import { useWorkers } from '../radar/index.ts';
import { SimilarIssues } from './merging/similar-issues.tsx';
import { TypePoints } from './types/type-points.tsx';

/** Fields of an issue; the files of a known one are kept apart from its form. */
export function IssueFields({ issue }: { issue?: Issue }) {
  const { watch } = useFormContext();
  const workers = useWorkers({ limit: watch('dateRealization') });
  return (
    <>
      <TextField name="name" label="Nazwa" required maxLength={250} autoFocus={!issue} />
      <Row>
        <SelectField name="type" label="Typ zgłoszenia" options={issueTypes} required />
        <RecordPicker
          name="client"
          label="Klient"
          source={clientSource}
          known={issue?.client ? [issue.client] : []}
        />
      </Row>
      <TypePoints type={watch('type')} before={issue?.type.id} />
      {!issue && <ArticleHints type={watch('type')} name={watch('name')} />}
      {!issue && <SimilarIssues />}
      <div>
        <RecordMultiPicker
          name="users"
          label="Przydzielono do"
          help="Kto ma się tym zająć; może być kilka osób."
          source={workers}
          known={issue?.users}
          required
        />
        <AwayHint users={watch('users') ?? []} limit={watch('dateRealization')} />
      </div>
      <WritingField
        name="description"
        label="Opis"
        required
        people={issue ? namedOn.issue(issue.id) : namedOn.everybody}
        draft={`description/issue/${issue?.id ?? 'new'}`}
      />
      <IssueDates />
      {!issue && <FilesField name="files" label="Pliki" />}
    </>
  );
}

/** When, and how long: in the form and on the issue's page alike. */
export function IssueDates() {
  return (
    <>
      <Row>
        <LimitField name="dateRealization" label="Graniczna data zakończenia" />
        <LimitField name="dateRealizationEstimation" label="Prognozowana data zakończenia" />
      </Row>
      <NumberField name="timeRequired" label="Wymagany czas" min={0} decimals={2} suffix="godz." />
    </>
  );
}
