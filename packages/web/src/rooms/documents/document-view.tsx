import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Document } from '@zaplecze/contract/rooms/documents/calls';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { CustomRows } from '../../kit/custom-fields/custom-facts.tsx';
import { RecordFoot } from '../../kit/dialogs/record-foot.tsx';
import { FilePreview } from '../../kit/files/file-preview.tsx';
import { download } from '../../kit/files/upload.ts';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import { EditedTogether } from '../../kit/records/in-place/editable-fact.tsx';
import { LackingTogether } from '../../kit/records/in-place/lacking.tsx';
import { PersonName } from '../person-names/index.ts';
import { DocumentVersions } from './document-versions.tsx';
import classes from './documents.module.css';

const Editor = suspendingPart(part(() => import('./document-editor.tsx'), 'DocumentEditor'));
const description = ['description'] as const;

export function DocumentView(props: { record: Document; onEdit: () => void; onClose: () => void }) {
  const { record, onEdit, onClose } = props;
  const editor = record.may.edit ? Editor : undefined;
  return (
    <>
      <LackingTogether>
        <div className={classes.facts}>
          <FieldFacts
            fields={documentFields}
            record={record}
            editor={editor}
            only={['type', 'client', 'status', 'created', 'modified']}
            own={{
              type: ({ name, color }) => <ColorDot color={color}>{name}</ColorDot>,
              client: ({ id, name }) => <AppLink to={addressOf('client', { id })}>{name}</AppLink>,
              created: (at) => <Change at={at} by={record.createdBy} />,
              modified: (at) => <Change at={at} by={record.user} />,
            }}
          />
          <CustomRows of="document" record={record} editor={editor} />
        </div>
        {(record.description || editor) && (
          <div className={classes.description}>
            <EditedTogether
              editor={editor}
              record={record}
              names={description}
              label="Opis"
              bare
              empty={!record.description}
            >
              {record.description}
            </EditedTogether>
          </div>
        )}
      </LackingTogether>
      <FilePreview key={record.file.id} file={record.file} />
      <DocumentVersions record={record} />
      <RecordFoot onClose={onClose} edit={record.may.edit && onEdit}>
        <Button
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => void download(record.file)}
        >
          Pobierz
        </Button>
      </RecordFoot>
    </>
  );
}

function Change({ at, by }: { at: string; by: Document['user'] }) {
  return (
    <span className={classes.change}>
      <DateTimeText value={at} />
      {by && <PersonName person={by} />}
    </span>
  );
}
