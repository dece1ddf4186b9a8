import type { RecordItem, useAddressed } from '../../kit/records/use-item.ts';
import { RequestDialog } from '../absences/index.ts';
import { IssueDialog, type ShownIssue } from '../issues/index.ts';
import { ArticleOver } from '../knowledge/index.ts';
import { ReceptionView } from '../reception/index.ts';
import { fromParam, TaskDialog } from '../tasks/index.ts';
import { DayDialog, type LineQuestion } from './day-dialog.tsx';
import type { AnyLine, Arrival } from './lines/day-lines.ts';

type Props = {
  task: ReturnType<typeof useAddressed>;
  issue: RecordItem;
  shown: ShownIssue | null;
  show: (shown: ShownIssue | null) => void;
  arrival: Arrival | null;
  setArrival: (arrival: Arrival | null) => void;
  /** An absence that somebody asked for. */
  request: number | null;
  setRequest: (request: number | null) => void;
  /** What somebody asks the reader to read. */
  article: { id: number; name: string } | null;
  setArticle: (article: null) => void;
  question: LineQuestion | null;
  /** Called when the question is answered; with the line that ended by it. */
  onAsked: (ended?: AnyLine) => void;
  /** Closes whatever is open. */
  onClose: () => void;
};

/** What opens over the day: a task, an issue, a guest or parcel, a question about a line. */
export function DayOver({ task, issue, shown, show, question, onAsked, ...rest }: Props) {
  const { arrival, setArrival, request, setRequest, article, setArticle } = rest;
  const at = fromParam(task.value);
  return (
    <>
      {at && (
        <TaskDialog
          key={task.value}
          address={at}
          param="task"
          name={task.name}
          onClose={task.close}
        />
      )}
      {arrival && (
        <ReceptionView
          guest={arrival.kind === 'guest'}
          item={{
            ...{ id: arrival.id, name: arrival.name, value: String(arrival.id) },
            open: () => undefined,
            close: () => setArrival(null),
          }}
          onClose={() => setArrival(null)}
        />
      )}
      {request && <RequestDialog id={request} onClose={() => setRequest(null)} />}
      {article && <ArticleOver {...article} onClose={() => setArticle(null)} />}
      {question && (
        <DayDialog
          question={question}
          onClose={() => onAsked()}
          onDone={() =>
            onAsked(question.ask === 'end' || question.ask === 'return' ? question.line : undefined)
          }
        />
      )}
      <IssueDialog shown={shown} show={show} item={issue} />
    </>
  );
}
