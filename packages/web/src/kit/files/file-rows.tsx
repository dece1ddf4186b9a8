import { ActionIcon, CloseButton, Progress, UnstyledButton } from '@mantine/core';
import { IconDownload, IconFile } from '@tabler/icons-react';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { FileName, isShown } from './file-name.tsx';
import classes from './files.module.css';
import { download, formatSize } from './upload.ts';
import type { Upload } from './use-uploads.ts';

/** Files with their sizes, to look into, to download and to remove; below them what is being sent. */
export function FileRows(props: {
  files: FileRef[];
  uploads?: { running: Upload[] };
  /** Said when there are none; a form's field says enough by itself. */
  none?: string;
  onRemove?: (file: FileRef) => void;
}) {
  const { files, uploads, none, onRemove } = props;
  const running = uploads?.running ?? [];
  if (files.length === 0 && running.length === 0) {
    return none ? <p className={classes.none}>{none}</p> : null;
  }
  return (
    <ul className={classes.rows}>
      {files.map((file) => (
        <li key={file.id} className={classes.row}>
          <FileName file={file} className={classes.name}>
            <IconFile size={16} stroke={1.5} aria-hidden />
            <span>{file.fileName}</span>
          </FileName>
          <span className={classes.size}>{formatSize(file.size)}</span>
          {isShown(file) && (
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={`Pobierz plik: ${file.fileName}`}
              title="Pobierz"
              onClick={() => void download(file)}
            >
              <IconDownload size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
          {onRemove && (
            <CloseButton
              size="sm"
              aria-label={`Usuń plik: ${file.fileName}`}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
      {running.map((each) => (
        <li key={each.key} className={classes.row}>
          <span className={classes.name}>
            <IconFile size={16} stroke={1.5} aria-hidden />
            <span>{each.name}</span>
          </span>
          {each.error === null ? (
            <Progress
              className={classes.progress}
              value={each.share * 100}
              aria-label={`Przesyłanie: ${each.name}`}
            />
          ) : (
            <span className={classes.failed} role="alert">
              {each.error}{' '}
              <UnstyledButton className={classes.retry} onClick={each.retry}>
                Spróbuj ponownie
              </UnstyledButton>
              <CloseButton
                size="sm"
                aria-label={`Zrezygnuj: ${each.name}`}
                onClick={each.dismiss}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
