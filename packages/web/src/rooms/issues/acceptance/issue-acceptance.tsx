import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { type Issue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { useState } from 'react';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Help } from '../../../kit/help/help.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import classes from '../issues.module.css';
import { IssueReturn } from './issue-return.tsx';

/** Asks the orderer of a done issue to accept or return it. */
export function IssueAcceptance({ issue }: { issue: Issue }) {
  const [returning, setReturning] = useState(false);
  const accept = useSend(updateIssue, { toast: 'Zgłoszenie zaakceptowane' });
  const params = { id: issue.id };
  return (
    <section className={classes.acceptance} aria-label="Akceptacja">
      <p>
        Zgłoszenie zostało zrealizowane i czeka na Twoją decyzję.
        {issue.acceptsOn && ` Bez niej zaakceptuje się samo ${formatDay(issue.acceptsOn)}.`}
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
      {returning && <IssueReturn issue={issue} onClose={() => setReturning(false)} />}
    </section>
  );
}
