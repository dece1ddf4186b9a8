import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import '../../../kit/first-screen/styles-forms.ts';
import { IconArrowMerge, IconChecklist, IconLink } from '@tabler/icons-react';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { activeIssueStatuses, openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { useId, useState } from 'react';
import { useMe } from '../../../kit/calls/session.ts';
import { PersonName } from '../../person-names/index.ts';
import { IssueTasks } from '../tasks/issue-tasks.tsx';
import { LinkTaskDialog } from '../tasks/link-task-dialog.tsx';
import { MakeTaskDialog } from '../tasks/make-task-dialog.tsx';
import classes from './joined.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { MergedIssues } from './merged-issues.tsx';
import { MergedAway } from './merged-redirect.tsx';
import { SimilarOpen } from './similar-open.tsx';

export { TaskIssues } from '../tasks/task-issues.tsx';

type Shown = { act: 'merge'; with?: number } | { act: 'link' } | { act: 'make' };

/** Issues that belong to an issue, and candidates to merge; of a merged one, the remaining issue. */
export function IssueJoined(props: { issue: Issue; heading?: 'h2' | 'h3'; follow?: boolean }) {
  const { issue, heading: Heading = 'h3', follow = false } = props;
  const id = useId();
  const { flags } = useMe();
  const [shown, show] = useState<Shown | null>(null);
  const close = () => show(null);
  if (issue.mergedInto !== null) return <MergedAway issue={issue} follow={follow} />;
  const active = activeIssueStatuses.includes(issue.status.id);
  const open = openIssueStatuses.includes(issue.status.id);
  return (
    <section className={classes.joined} aria-labelledby={id}>
      <Heading id={id} className={classes.heading}>
        Powiązania
      </Heading>
      <MergedIssues issue={issue} />
      {issue.followers.length > 0 && (
        <div className={classes.followers}>
          <span className={classes.label}>Współzgłaszający</span>
          {issue.followers.map((person) => (
            <PersonName key={person.id} person={person} />
          ))}
        </div>
      )}
      <IssueTasks issue={issue} />
      {active && (
        <SimilarOpen issue={issue} onMerge={(other) => show({ act: 'merge', with: other })} />
      )}
      <div className={classes.acts}>
        {active && (
          <IconButton icon={IconArrowMerge} onClick={() => show({ act: 'merge' })}>
            Połącz z innym…
          </IconButton>
        )}
        <IconButton icon={IconLink} onClick={() => show({ act: 'link' })}>
          Powiąż z zadaniem…
        </IconButton>
        {open && flags.manager && (
          <IconButton icon={IconChecklist} onClick={() => show({ act: 'make' })}>
            Zrób z tego zadanie…
          </IconButton>
        )}
      </div>
      {shown?.act === 'merge' && (
        <MergeDialog issue={issue} {...(shown.with && { other: shown.with })} onClose={close} />
      )}
      {shown?.act === 'link' && <LinkTaskDialog issue={issue} onClose={close} />}
      {shown?.act === 'make' && <MakeTaskDialog issue={issue} onClose={close} />}
    </section>
  );
}
