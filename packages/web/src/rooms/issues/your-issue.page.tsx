import { Button } from '@mantine/core';
import { IconMessagePlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { issueHistory } from '@zaplecze/contract/history';
import { getIssue, type Issue, removeIssue } from '@zaplecze/contract/issues';
import { useEffect, useRef, useState } from 'react';
import { StatusDot } from '../../kit/color-pill.tsx';
import { confirm } from '../../kit/confirm.tsx';
import { Overdue } from '../../kit/date-text.tsx';
import { DetailHeader, MainBox } from '../../kit/details.tsx';
import { HistoryPanel } from '../../kit/history-panel.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useApi, useSend } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { IssueAcceptance } from './issue-acceptance.tsx';
import { IssueComments } from './issue-comments.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { IssueMoments, IssuePeople } from './issue-facts.tsx';
import { IssueFiles } from './issue-files.tsx';
import { StatusHistory } from './issue-history.tsx';
import { IssueWork } from './issue-work.tsx';
import classes from './issues.module.css';

export function YourIssuePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useApi(getIssue, { params: { id } });
  const issue = found.data?.issue;
  usePageTitle(issue?.name);
  if (found.error && !issue)
    return (
      <PageProblem error={found.error} retry={() => void found.refetch()} back="/yourIssues" />
    );
  if (!issue) return <DetailSkeleton />;
  return <YourIssue key={issue.id} issue={issue} />;
}

function YourIssue({ issue }: { issue: Issue }) {
  const comments = useRef<HTMLElement>(null);
  const write = () => {
    const box = comments.current?.querySelector('textarea');
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <DetailHeader
        title={issue.name}
        back="/yourIssues"
        beside={
          <>
            <StatusDot status={issue.status} />
            {issue.overdue && <Overdue value={issue.dateRealization} lead="termin" />}
          </>
        }
        actions={<Actions issue={issue} />}
      />
      {issue.may.accept && <IssueAcceptance issue={issue} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Description issue={issue} />
          <MainBox title="Realizacja">
            <Work issue={issue} />
          </MainBox>
          <MainBox title="Pliki" count={issue.files.length}>
            <IssueFiles issue={issue} />
          </MainBox>
          <details className={classes.more}>
            <summary>Historia statusów</summary>
            <StatusHistory issue={issue} />
          </details>
          <HistoryPanel endpoint={issueHistory} id={issue.id} />
        </div>
        <aside ref={comments} className={classes.side} aria-label="Komentarze do zgłoszenia">
          <h2 className={classes.sideTitle}>Komentarze</h2>
          <IssueComments issue={issue} />
        </aside>
      </div>
      <div className={classes.reach}>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconMessagePlus size={16} stroke={1.5} aria-hidden />}
          onClick={write}
        >
          Napisz komentarz
        </Button>
      </div>
    </>
  );
}

/** A change saved here or elsewhere starts the form anew, unless something in it is unsaved. */
function Work({ issue }: { issue: Issue }) {
  const [base, setBase] = useState(issue);
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    if (!dirty) setBase(issue);
  }, [dirty, issue]);
  return <IssueWork key={base.version} issue={base} onDirty={setDirty} />;
}

function Actions({ issue: { id, name, may } }: { issue: Issue }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const remove = useSend(removeIssue, {
    toast: 'Zgłoszenie usunięte',
    onDone: () => void navigate({ to: '/yourIssues' as never }),
  });
  const drop = async () => {
    if (await confirm({ text: name })) remove.mutate({ params: { id } });
  };
  return (
    <>
      {may.edit && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          Edytuj
        </Button>
      )}
      {may.delete && (
        <RowMenu
          name={name}
          actions={[{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]}
        />
      )}
      {editing && (
        <IssueDialog shown={{ mode: 'edit', row: { id, name } }} show={() => setEditing(false)} />
      )}
    </>
  );
}

function Description({ issue }: { issue: Issue }) {
  return (
    <MainBox title="Opis">
      <p className={classes.text}>{issue.description}</p>
      <div className={classes.facts}>
        <IssuePeople issue={issue} />
        <IssueMoments issue={issue} />
      </div>
    </MainBox>
  );
}
