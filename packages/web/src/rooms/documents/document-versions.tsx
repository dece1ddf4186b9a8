import { Button } from '@mantine/core';
import { type Document, updateDocument } from '@zaplecze/contract/rooms/documents/calls';
import { useSend } from '../../kit/calls/use-send.ts';
import { FileName } from '../../kit/files/file-name.tsx';
import { formatSize } from '../../kit/files/upload.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import classes from './documents.module.css';

/** Files that the document has had, the newest first; nothing while there was only one. */
export function DocumentVersions({ record }: { record: Document }) {
  const restore = useSend(updateDocument, { toast: 'Przywrócono wersję' });
  if (record.versions.length < 2) return null;
  return (
    <section className={classes.versions}>
      <h3 className={classes.heading}>Wersje pliku</h3>
      <ul className={classes.list} aria-label="Wersje pliku">
        {record.versions.map(({ file, createdBy, current }) => (
          <li key={file.id} className={classes.version}>
            <span className={classes.what}>
              <FileName file={file} className={classes.open}>
                {file.fileName}
              </FileName>
              <span className={classes.second}>
                <DateTimeText value={file.created} />
                {createdBy && `, ${createdBy.name}`}, {formatSize(file.size)}
              </span>
            </span>
            {current ? (
              <span className={classes.current}>obecna</span>
            ) : (
              record.may.edit && (
                <Button
                  size="compact-xs"
                  variant="default"
                  loading={restore.isPending}
                  aria-label={`Przywróć wersję: ${file.fileName}`}
                  onClick={() =>
                    restore.mutate({
                      params: { id: record.id },
                      body: { file: file.id },
                      ifMatch: record.version,
                    })
                  }
                >
                  Przywróć
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
