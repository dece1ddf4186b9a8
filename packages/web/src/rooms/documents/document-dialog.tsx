import type { RecordKey } from '@zaplecze/contract/addresses';
import { type Document, getDocument } from '@zaplecze/contract/rooms/documents/calls';
import { useFresh } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { DocumentEdit } from './document-form.tsx';
import { DocumentView } from './document-view.tsx';

/** Reads a document, then shows it or lets it be changed. */
export function DocumentDialog(props: {
  id: number;
  param: RecordKey;
  name?: string;
  editing: boolean;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { id, param, name = 'Dokument', editing, onEdit, onClose } = props;
  const answer = useFresh(getDocument, { params: { id } });
  const record: Document | undefined = answer.data?.document;
  if (record && editing && record.may.edit)
    return <DocumentEdit record={record} onClose={onClose} />;
  return (
    <Modal
      title={record?.filename ?? name}
      opened
      onClose={onClose}
      size={820}
      waits={!record}
      address={editing ? undefined : param}
    >
      {record ? (
        <>
          <DeletedNote error={answer.later} />
          <DocumentView record={record} onEdit={onEdit} onClose={onClose} />
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
}
