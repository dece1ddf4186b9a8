import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { download } from '../../kit/files/upload.ts';
import classes from './letters.module.css';

/** The letter as it came, to be opened in a mail program, and the small pictures of its signature. */
export function WholeFiles({ files }: { files: FileRef[] }) {
  const letter = files.find(({ fileName }) => /^list(\.eml)?$/.test(fileName));
  const pictures = files.filter((file) => file !== letter);
  return (
    <>
      {pictures.length > 0 && (
        <details>
          <summary>Małe obrazki z podpisu ({pictures.length})</summary>
          <FileRows files={pictures} />
        </details>
      )}
      {letter && (
        <div className={classes.bar}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={() => void download(letter)}
          >
            Pobierz cały list (.eml)
          </Button>
        </div>
      )}
    </>
  );
}
