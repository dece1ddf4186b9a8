import { useQuery } from '@tanstack/react-query';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { isDrawn } from '@zaplecze/contract/rooms/files/calls';
import { Suspense } from 'react';
import { ApiError } from '../calls/api.ts';
import { suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { ErrorState, Loading, Spinner } from '../records/states.tsx';
import { isShown } from './file-name.tsx';
import classes from './preview.module.css';
import { previewQuery } from './preview-blob.ts';
import { useObjectUrl } from './use-object-url.ts';

const PdfPages = suspendingPart(part(() => import('./pdf-pages.tsx'), 'PdfPages'));
const FileInWords = suspendingPart(part(() => import('./file-in-words.tsx'), 'FileInWords'));

/** A picture, a PDF or a file in words inside the page; for other kinds a line that says they are downloaded. */
export function FilePreview({ file }: { file: FileRef }) {
  const showable = isShown(file);
  const { data, error, refetch } = useQuery({
    ...previewQuery(file.id),
    enabled: showable,
  });
  // What is too large or cannot be shown stays so; a busy server or a lost connection is another matter in a moment.
  const isFinal = error instanceof ApiError && [413, 415].includes(error.status);
  if (error && !data && !isFinal) return <ErrorState error={error} retry={() => void refetch()} />;
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
