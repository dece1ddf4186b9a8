import { UnstyledButton } from '@mantine/core';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { isShowable, largestPreview } from '@zaplecze/contract/rooms/files/calls';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { download } from './upload.ts';

const FileDialog = lazyPart(part(() => import('./file-dialog.tsx'), 'FileDialog'));

/** Whether the page can show a file; others are only downloaded. */
export const isShown = ({ fileName, size }: FileRef) =>
  isShowable(fileName) && size <= largestPreview;

/** A file's name where it is listed (FIL-40): it opens the file over the page, or downloads one that cannot be shown. */
export function FileName(props: { file: FileRef; className?: string; children: ReactNode }) {
  const { file, className, children } = props;
  const [opened, setOpened] = useState(false);
  const isOpened = isShown(file);
  return (
    <>
      <UnstyledButton
        className={className}
        onClick={() => (isOpened ? setOpened(true) : void download(file))}
      >
        {children}
        <span className="visually-hidden">{isOpened ? ', podgląd' : ', pobierz'}</span>
      </UnstyledButton>
      {opened && <FileDialog file={file} onClose={() => setOpened(false)} />}
    </>
  );
}
