import { addressOf } from '@zaplecze/contract/addresses';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  createIssue,
  getIssue,
  type Issue,
  updateIssue,
} from '@zaplecze/contract/rooms/issues/calls';
import { issueCollections, issueEdit, issueForm } from '@zaplecze/contract/rooms/issues/forms';
import { call } from '../../../kit/calls/api.ts';
import { useApi, useFresh } from '../../../kit/calls/use-api.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { RecordFoot } from '../../../kit/dialogs/record-foot.tsx';
import { RecordFiles } from '../../../kit/files/files.tsx';
import { partsInOrder } from '../../../kit/first-screen/in-order.tsx';
import { FormModal, ModalForm } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { Description } from '../../../kit/records/formatted-text.tsx';
import { PendingAnswer } from '../../../kit/records/states.tsx';
import type { OpenItem } from '../../../kit/records/use-item.ts';
import { ChecklistCard } from '../../checklists/index.ts';
import { HistoryPanel } from '../../history/index.ts';
import { WholeLetter } from '../../letters/index.ts';
import { IssueFields } from '../issue-fields.tsx';
import { issueValues, newIssue } from '../issue-values.ts';
import classes from '../issues.module.css';
import { IssueJoined } from '../merging/issue-joined.parts.ts';
import { IssueComments } from './issue-comments.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { IssueFiles } from './issue-files.tsx';
import { StatusHistory } from './issue-history.tsx';

export { PromiseCell } from './issue-promise.tsx';

const width = 680;

/** A new issue; the signed-in person is its orderer. */
export function IssueAdd({
  client = null,
  onClose,
}: {
  client?: number | null;
  onClose: () => void;
}) {
  const form = useRecordForm({
    schema: issueForm,
    defaults: { ...newIssue, client },
    send: (body, options) => call(createIssue, { body }, options),
    onDone: onClose,
    done: 'Zgłoszenie dodane',
  });
  return (
    <FormModal
      form={form}
      title="Nowe zgłoszenie"
      save="Dodaj zgłoszenie"
      size={width}
      onClose={onClose}
    >
      <IssueFields />
    </FormModal>
  );
}

type Editing = { id: number; name: string; onClose: () => void };

export function IssueEdit({ id, name, onClose }: Editing) {
  const answer = useFresh(getIssue, { params: { id } });
  const issue = answer.data?.issue;
  return (
    <Modal
      title={`Edycja: ${issue?.name ?? name}`}
      opened
      onClose={onClose}
      size={width}
      waits={!issue}
    >
      {issue ? (
        <EditForm key={issue.id} issue={issue} onClose={onClose} />
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
}

function EditForm({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const form = useRecordForm({
    schema: issueEdit,
    record: issueValues(issue),
    collections: issueCollections,
    version: issue.version,
    send: (body, options) => call(updateIssue, { params: { id: issue.id }, body }, options),
    onDone: onClose,
    anew: async (whole, options) => {
      await call(createIssue, { body: { ...whole, files: [] } }, options);
      return onClose;
    },
  });
  return (
    <ModalForm form={form} onClose={onClose}>
      <IssueFields issue={issue} />
      <ChecklistCard of={{ kind: 'issue', id: issue.id }} />
      <div>
        <h3 className={classes.heading}>Pliki</h3>
        <IssueFiles issue={issue} />
      </div>
    </ModalForm>
  );
}

/** An issue to read, over the managers' list. */
export function IssueView(props: { item: OpenItem; onEdit: (issue: Issue) => void }) {
  const { id, name = 'Zgłoszenie', close } = props.item;
  const answer = useApi(getIssue, { params: { id } });
  const issue = answer.data?.issue;
  return (
    <Modal
      title={issue?.name ?? name}
      opened
      onClose={close}
      size={760}
      waits={!issue}
      address="item"
    >
      {issue ? (
        <>
          <div className={partsInOrder}>
            <DeletedNote error={answer.error} />
            <div className={classes.facts}>
              <Fact label="Status">
                <StatusDot status={issue.status} />
              </Fact>
              <IssueFacts issue={issue} />
            </div>
            <h3 className={classes.heading}>Opis</h3>
            <Description of={issue} className={classes.text} />
            <WholeLetter letter={issue.letter} />
            <ChecklistCard of={{ kind: 'issue', id: issue.id }} />
            <IssueJoined issue={issue} />
            <h3 className={classes.heading}>Pliki</h3>
            <RecordFiles files={issue.files} />
            <h3 className={classes.heading}>Komentarze</h3>
            <IssueComments issue={issue} />
            <h3 className={classes.heading}>Historia statusów</h3>
            <StatusHistory issue={issue} />
            <HistoryPanel endpoint={issueHistory} id={issue.id} />
          </div>
          <RecordFoot
            onClose={close}
            edit={issue.may.edit && (() => props.onEdit(issue))}
            page={addressOf('issue', { id: issue.id })}
          />
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
}
