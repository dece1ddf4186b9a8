import { useQuery } from '@tanstack/react-query';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { isDrawn } from '@zaplecze/contract/rooms/files/calls';
import { Suspense } from 'react';
import { suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { Loading, Spinner } from '../records/states.tsx';
import { isShown } from './file-name.tsx';
import classes from './preview.module.css';
import { previewQuery } from './preview-blob.ts';
import { useObjectUrl } from './use-object-url.ts';

const PdfPages = suspendingPart(part(() => import('./pdf-pages.tsx'), 'PdfPages'));
const FileInWords = suspendingPart(part(() => import('./file-in-words.tsx'), 'FileInWords'));

/** A picture, a PDF or a file in words inside the page; for other kinds a line that says they are downloaded. */
export function FilePreview({ file }: { file: FileRef }) {
  const showable = isShown(file);
  const { data, error } = useQuery({
    ...previewQuery(file.id),
    enabled: showable,
  });
  if (!showable || (error && !data)) {
    const none = 'Podglądu tego rodzaju pliku nie ma. Pobierz go, żeby go zobaczyć.';
    return <p className={classes.none}>{error?.message ?? none}</p>;
  }
  if (!data) return isDrawn(file.fileName) ? <Drawing /> : <Loading />;
  if (data.type.startsWith('image/')) return <Picture blob={data} name={file.fileName} />;
  const Shown = data.type === 'application/pdf' ? PdfPages : FileInWords;
  return (
    <Suspense fallback={<Loading />}>
      <Shown blob={data} name={file.fileName} />
    </Suspense>
  );
}

/** A wait of many seconds says what it is for. */
const Drawing = () => (
  <div className={classes.drawing} role="status">
    <Spinner />
    Tworzenie podglądu…
  </div>
);

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const address = useObjectUrl(blob);
  return (
    <div className={classes.frame}>
      {address && <img src={address} alt={`Podgląd: ${name}`} className={classes.picture} />}
    </div>
  );
}
