import { Button } from '@mantine/core';
import { IconMessagePlus, IconPencil } from '@tabler/icons-react';
import { type Address, addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import { getIssue, type Issue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { withOthers } from '../../kit/live/shared-record.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { PageProblem } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { DetailHeader, MainBox } from '../../kit/records/details.tsx';
import { Description } from '../../kit/records/formatted-text.tsx';
import { DetailSkeleton } from '../../kit/records/states.tsx';
import { ChecklistCard } from '../checklists/index.ts';
import { HistoryPanel } from '../history/index.ts';
import { WholeLetter } from '../letters/index.ts';
import { useAsk } from '../questions/index.ts';
import { IssueAcceptance } from './acceptance/issue-acceptance.tsx';
import classes from './issues.module.css';
import { IssueJoined } from './merging/issue-joined.parts.ts';
import { IssueComments } from './record/issue-comments.tsx';
import { IssueDialog } from './record/issue-dialog.tsx';
import { IssueMoments, IssuePeople } from './record/issue-facts.tsx';
import { IssueFiles } from './record/issue-files.tsx';
import { StatusHistory } from './record/issue-history.tsx';
import { PromiseLate } from './record/issue-promise.tsx';
import { IssueWork } from './record/issue-work.tsx';

export const YourIssuePage = ({ id }: ParamsOf<'yourIssue'>) => (
  <OneIssue id={id} back={addressOf('yourIssues')} />
);

/** An issue with everything that is done about it; `back`: the list that it is reached from. */
export function OneIssue({ id, back }: { id: number; back: Address }) {
  const found = useApi(getIssue, { params: { id } }, withOthers);
  const issue = found.data?.issue;
  usePageTitle(issue?.name);
  // Whoever is no longer one of its people sees no more of it.
  if (found.error && (!issue || found.error.status === 403))
    return <PageProblem error={found.error} retry={() => void found.refetch()} back={back} />;
  if (!issue) return <DetailSkeleton />;
  return (
    <>
      <DeletedNote error={found.error} />
      <YourIssue key={issue.id} issue={issue} back={back} />
    </>
  );
}

function YourIssue({ issue, back }: { issue: Issue; back: Address }) {
  const comments = useRef<HTMLElement>(null);
  const write = () => {
    const box = comments.current?.querySelector<HTMLElement>('textarea, [role="textbox"]');
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <DetailHeader
        title={issue.name}
        back={back}
        beside={
          <>
            <StatusDot status={issue.status} />
            {issue.overdue && <Overdue value={issue.dateRealization} lead="termin" />}
            <PromiseLate issue={issue} />
          </>
        }
        actions={<Actions issue={issue} back={back} />}
      />
      {issue.may.accept && <IssueAcceptance issue={issue} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <About issue={issue} />
          <MainBox title="Realizacja">
            <Work issue={issue} />
          </MainBox>
          <ChecklistCard of={{ kind: 'issue', id: issue.id }} heading="h2" />
          <IssueJoined issue={issue} heading="h2" follow />
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

function Actions({ issue, back }: { issue: Issue; back: Address }) {
  const go = useGo();
  const [editing, setEditing] = useState(false);
  const ask = useAsk({ kind: 'issue', id: issue.id, name: issue.name });
  const remove = useRemoveAction<Issue>(removeIssue, {
    toast: 'Zgłoszenie usunięte',
    words: ({ name }) => name,
    onDone: () => void go(back),
  });
  return (
    <>
      {issue.may.edit && (
        <IconButton icon={IconPencil} onClick={() => setEditing(true)}>
          Edytuj
        </IconButton>
      )}
      <RowMenu name={issue.name} actions={[ask.action, ...remove(issue)]} />
      {ask.dialog}
      {editing && (
        <IssueDialog shown={{ mode: 'edit', row: issue }} show={() => setEditing(false)} />
      )}
    </>
  );
}

function About({ issue }: { issue: Issue }) {
  return (
    <MainBox title="Opis">
      <Description of={issue} className={classes.text} />
      <WholeLetter letter={issue.letter} />
      <div className={classes.facts}>
        <IssuePeople issue={issue} />
        <IssueMoments issue={issue} />
      </div>
    </MainBox>
  );
}
