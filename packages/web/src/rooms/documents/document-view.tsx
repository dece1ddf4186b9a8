import { Button } from '@mantine/core';
import { IconDownload, IconPencil } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Document } from '@zaplecze/contract/rooms/documents/calls';
import { FilePreview } from '../../kit/files/file-preview.tsx';
import { download } from '../../kit/files/upload.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot, StatusDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { PersonName } from '../persons/index.ts';
import { DocumentVersions } from './document-versions.tsx';
import classes from './documents.module.css';

export function DocumentView(props: { record: Document; onEdit: () => void; onClose: () => void }) {
  const { record, onEdit, onClose } = props;
  return (
    <>
      <div className={classes.facts}>
        <Fact label="Typ">
          <ColorDot color={record.type.color}>{record.type.name}</ColorDot>
        </Fact>
        <Fact label="Klient">
          {record.client && (
            <AppLink to={addressOf('client', { id: record.client.id })}>
              {record.client.name}
            </AppLink>
          )}
        </Fact>
        <Fact label="Status">
          <StatusDot status={record.status} />
        </Fact>
        <Fact label="Dodano">
          <Change at={record.created} by={record.createdBy} />
        </Fact>
        <Fact label="Zmieniono">
          <Change at={record.modified} by={record.user} />
        </Fact>
      </div>
      {record.description && <p className={classes.description}>{record.description}</p>}
      <FilePreview key={record.file.id} file={record.file} />
      <DocumentVersions record={record} />
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          Zamknij
        </Button>
        {record.may.edit && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
            onClick={onEdit}
          >
            Edytuj
          </Button>
        )}
        <Button
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => void download(record.file)}
        >
          Pobierz
        </Button>
      </div>
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
