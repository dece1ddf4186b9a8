import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { type Issue, updateIssue } from '@zaplecze/contract/issues';
import { issueReturn } from '@zaplecze/contract/issues.forms';
import { issueStatus } from '@zaplecze/contract/issues.lists';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { useSend } from '../../kit/calls/use-api.ts';
import { MentionField } from '../../kit/fields/mention-field.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Help } from '../../kit/help/help.tsx';
import { namedOn } from '../comments/index.ts';
import classes from './issues.module.css';

/** What the orderer of a done issue is asked: is it as it should be? */
export function IssueAcceptance({ issue }: { issue: Issue }) {
  const [returning, setReturning] = useState(false);
  const accept = useSend(updateIssue, { toast: 'Zgłoszenie zaakceptowane' });
  const params = { id: issue.id };
  return (
    <section className={classes.acceptance} aria-label="Akceptacja">
      <p>
        Zgłoszenie zostało zrealizowane i czeka na Twoją decyzję.
        <Help about="acceptance" />
      </p>
      <div className={classes.decide}>
        <Button
          size="xs"
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
          loading={accept.isPending}
          onClick={() =>
            accept.mutate({
              params,
              body: { status: issueStatus.accepted },
              ifMatch: issue.version,
            })
          }
        >
          Zaakceptuj
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => setReturning(true)}
        >
          Zwróć do poprawy
        </Button>
      </div>
      {returning && <Return issue={issue} onClose={() => setReturning(false)} />}
    </section>
  );
}

function Return({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const form = useRecordForm({
    schema: issueReturn,
    defaults: { comment: '' },
    send: ({ comment }, options) =>
      call(
        updateIssue,
        { params: { id: issue.id }, body: { status: issueStatus.inProgress, comment } },
        { ...options, ifMatch: issue.version },
      ),
    onDone: onClose,
    done: 'Zwrócono do poprawy',
  });
  return (
    <FormModal form={form} title="Zwróć do poprawy" save="Zwróć do poprawy" onClose={onClose}>
      <MentionField
        name="comment"
        label="Co trzeba poprawić?"
        help="Trafi do komentarzy; wykonawcy dostaną powiadomienie."
        people={namedOn.issue(issue.id)}
        required
      />
    </FormModal>
  );
}
