import { type ReactNode, useEffect, useState } from 'react';
import { useFresh } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { RecordFoot } from '../../kit/dialogs/record-foot.tsx';
import { RecordFiles } from '../../kit/files/files.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { EditedTogether, TitlePencil } from '../../kit/records/in-place/editable-fact.tsx';
import { LackingTogether } from '../../kit/records/in-place/lacking.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './definition.module.css';
import type { Definition } from './definition.ts';
import { Part } from './definition-parts.tsx';
import type { DefinitionKind, OpenDefinition } from './use-definitions.tsx';

/** Reads the whole record of a row, then shows it or lets it be changed. */
export function DefinitionDialog<R extends Definition>(props: {
  kind: DefinitionKind<R>;
  shown: OpenDefinition;
  /** What of the address names it. */
  param: string;
  onEdit: (record: R) => void;
  onClose: () => void;
}) {
  const { kind, shown, param, onEdit, onClose } = props;
  const viewing = shown.mode === 'view';
  const answer = useFresh(kind.calls.get, { params: { id: shown.row.id } });
  const record = answer.data?.item;
  if (shown.mode === 'edit' && record) {
    return <kind.Form record={record} onClose={onClose} />;
  }
  const dialog = (
    <Modal
      title={record?.name ?? shown.row.name ?? 'Definicja'}
      opened
      onClose={onClose}
      beside={
        viewing &&
        record?.may.edit && <TitlePencil editor={kind.Editor} record={record} key={record.id} />
      }
      size={680}
      waits={!record}
      address={viewing ? param : undefined}
    >
      {viewing && record ? (
        <>
          <DeletedNote error={answer.later} />
          <View kind={kind} record={record} onEdit={() => onEdit(record)} onClose={onClose} />
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
  return shown.mode === 'edit' && !answer.error ? <Late>{dialog}</Late> : dialog;
}

const described = ['description'] as const;

function View<R extends Definition>(props: {
  kind: DefinitionKind<R>;
  record: R;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { kind, record, onEdit, onClose } = props;
  const editor = record.may.edit ? kind.Editor : undefined;
  return (
    <>
      <LackingTogether>
        <kind.View record={record} editor={editor} />
        <EditedTogether
          editor={editor}
          record={record}
          names={described}
          label="Opis"
          bare
          empty={!record.description}
          within={(text) => <Part title="Opis">{text}</Part>}
        >
          <span className={classes.text}>{record.description}</span>
        </EditedTogether>
      </LackingTogether>
      <Part title="Pliki">
        <RecordFiles files={record.files} />
      </Part>
      <p className={classes.changed}>
        Zmieniono <DateTimeText value={record.modified} />
        {record.userModified && `, ${record.userModified.name}`}
      </p>
      <RecordFoot
        onClose={onClose}
        edit={record.may.edit && onEdit}
        page={kind.page?.(record.id)}
      />
    </>
  );
}

/** Spares a flash of waiting when the answer comes at once. */
function Late({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
}
