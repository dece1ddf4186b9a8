import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMessagePlus } from '@tabler/icons-react';
import { type Address, addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import { getIssue, type Issue } from '@zaplecze/contract/rooms/issues/calls';
import { useRef } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { WindowFoot } from '../../kit/dialogs/window-foot.tsx';
import { partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { withOthers } from '../../kit/live/shared-record.ts';
import { PageProblem } from '../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { DetailHeader, MainBox } from '../../kit/records/details.tsx';
import { Description } from '../../kit/records/formatted-text.tsx';
import { EditableTitle, EditedTogether } from '../../kit/records/in-place/editable-fact.tsx';
import { DetailSkeleton } from '../../kit/records/states.tsx';
import { ChecklistCard } from '../checklists/index.ts';
import { HistoryPanel } from '../history/index.ts';
import { WholeLetter } from '../letters/index.ts';
import { IssueAcceptance } from './acceptance/issue-acceptance.tsx';
import classes from './issues.module.css';
import { IssueJoined } from './merging/issue-joined.parts.ts';
import { IssueActions } from './record/issue-actions.tsx';
import { IssueComments } from './record/issue-comments.tsx';
import { IssueFacts, issueEditor } from './record/issue-facts.tsx';
import { IssueFiles } from './record/issue-files.tsx';
import { StatusHistory } from './record/issue-history.tsx';
import { PromiseLate } from './record/issue-promise.tsx';

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
  // The comments stand below the issue there.
  const isNarrow = useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
  const write = () => {
    const box = comments.current?.querySelector<HTMLElement>('textarea, [role="textbox"]');
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <DetailHeader
        title={<EditableTitle editor={issueEditor(issue)} record={issue} />}
        back={back}
        beside={
          <>
            <StatusDot status={issue.status} />
            {issue.overdue && <Overdue value={issue.dateRealization} lead="termin" />}
            <PromiseLate issue={issue} />
          </>
        }
        actions={<IssueActions issue={issue} back={back} />}
      />
      {issue.may.accept && <IssueAcceptance issue={issue} />}
      <div className={classes.columns}>
        <div className={`${classes.main} ${partsInOrder}`}>
          <About issue={issue} />
          <ChecklistCard of={{ kind: 'issue', id: issue.id }} heading="h2" />
          <IssueJoined issue={issue} heading="h2" follow />
          <MainBox title="Pliki" count={issue.files.length}>
            <IssueFiles issue={issue} />
          </MainBox>
          <MainBox title="Historia statusów" folds="closed">
            <StatusHistory issue={issue} />
          </MainBox>
          <HistoryPanel endpoint={issueHistory} id={issue.id} />
        </div>
        <aside ref={comments} className={classes.side} aria-label="Komentarze do zgłoszenia">
          <h2 className={classes.sideTitle}>Komentarze</h2>
          <IssueComments issue={issue} />
        </aside>
      </div>
      {isNarrow && (
        <WindowFoot>
          <Button
            fullWidth
            variant="default"
            leftSection={<IconMessagePlus size={16} stroke={1.5} aria-hidden />}
            onClick={write}
          >
            Napisz komentarz
          </Button>
        </WindowFoot>
      )}
    </>
  );
}

const description = ['description'] as const;

function About({ issue }: { issue: Issue }) {
  return (
    <MainBox title="Opis">
      <EditedTogether
        editor={issueEditor(issue)}
        record={issue}
        names={description}
        label="Opis"
        bare
      >
        <Description of={issue} className={classes.text} />
      </EditedTogether>
      <WholeLetter letter={issue.letter} />
      <div className={classes.facts}>
        <IssueFacts issue={issue} />
      </div>
    </MainBox>
  );
}
