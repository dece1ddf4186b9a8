import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { Modal } from '../dialogs/modal.tsx';
import { FilePreview } from './file-preview.tsx';
import classes from './preview.module.css';
import { download } from './upload.ts';

/** A file looked into over the record that lists it. */
export function FileDialog({ file, onClose }: { file: FileRef; onClose: () => void }) {
  return (
    <Modal title={file.fileName} opened onClose={onClose} size={920}>
      <FilePreview file={file} />
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          Zamknij
        </Button>
        <Button
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => void download(file)}
        >
          Pobierz
        </Button>
      </div>
    </Modal>
  );
}
