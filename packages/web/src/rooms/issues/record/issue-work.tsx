import { Button } from '@mantine/core';
import { type Issue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueWork } from '@zaplecze/contract/rooms/issues/forms';
import { isReturn, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { MentionField } from '../../../kit/fields/writing/mention-field.tsx';
import { ConflictDialog } from '../../../kit/forms/conflicts/conflict-dialog.tsx';
import { ErrorSummary } from '../../../kit/forms/error-summary.tsx';
import { RecordFormProvider } from '../../../kit/forms/form-context.tsx';
import { savesOnKeys } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { namedOn } from '../../comments/index.ts';
import { IssueDates } from '../issue-fields.tsx';
import { workOf } from '../issue-values.ts';
import classes from '../issues.module.css';

/** Status, dates and time, changed in place; `onDirty` tells whether something is unsaved. */
export function IssueWork({ issue, onDirty }: { issue: Issue; onDirty: (dirty: boolean) => void }) {
  const schema = useMemo(() => issueWork(issue.status.id), [issue.status.id]);
  const form = useRecordForm({
    schema,
    record: workOf(issue),
    version: issue.version,
    send: (body, options) => call(updateIssue, { params: { id: issue.id }, body }, options),
    onDone: () => onDirty(false),
  });
  const element = useRef<HTMLFormElement>(null);
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <RecordFormProvider form={form}>
      <form
        ref={element}
        noValidate
        className={classes.work}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
        onKeyDown={savesOnKeys(() => void form.submit())}
      >
        <Status issue={issue} />
        <IssueDates />
        <ErrorSummary short />
        <div className={classes.save}>
          <Button
            type="submit"
            loading={form.sending}
            disabled={!dirty || form.left()}
            title="Ctrl+Enter"
          >
            Zapisz
          </Button>
        </div>
      </form>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}

/** Only the statuses that the server offers this person; a return asks what is to be corrected. */
function Status({ issue: { id: issue, status, may } }: { issue: Issue }) {
  const next = Number(useFormContext().watch('status'));
  const returned = isReturn(status.id, next);
  return (
    <>
      <SelectField
        name="status"
        label="Status"
        options={issueStatuses.filter(({ id }) => may.statuses.includes(id))}
        required
      />
      {returned && (
        <MentionField
          name="comment"
          label="Co trzeba poprawić?"
          people={namedOn.issue(issue)}
          required
        />
      )}
    </>
  );
}
