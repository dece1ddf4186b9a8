import { useQuery } from '@tanstack/react-query';
import { isShowable, largestPreview, previewPath } from '@zaplecze/contract/files';
import type { FileRef } from '@zaplecze/contract/kit/records';
import { Suspense, useEffect, useState } from 'react';
import { ApiError, offline, readFailure } from '../calls/api.ts';
import { getToken } from '../calls/token.ts';
import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { Loading } from '../records/states.tsx';
import classes from './preview.module.css';

const PdfPages = lazyPart(part(() => import('./pdf-pages.tsx'), 'PdfPages'));

/** A picture or a PDF inside the page; for other kinds a line that says they are downloaded. */
export function FilePreview({ file }: { file: FileRef }) {
  const showable = isShowable(file.fileName) && file.size <= largestPreview;
  const { data, error } = useQuery({
    queryKey: ['preview', file.id],
    queryFn: ({ signal }) => load(file.id, signal),
    enabled: showable,
    // A file never changes; what was shown is dropped soon, it may be large.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  if (!showable || error) {
    const none = 'Podglądu tego rodzaju pliku nie ma. Pobierz go, żeby go zobaczyć.';
    return <p className={classes.none}>{error?.message ?? none}</p>;
  }
  if (!data) return <Loading />;
  if (data.type !== 'application/pdf') return <Picture blob={data} name={file.fileName} />;
  return (
    <Suspense fallback={<Loading />}>
      <PdfPages blob={data} name={file.fileName} />
    </Suspense>
  );
}

async function load(file: number, signal: AbortSignal): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(previewPath(file), {
      headers: { 'access-token': getToken() ?? '' },
      signal,
    });
  } catch (reason) {
    throw signal.aborted ? reason : new ApiError(0, offline);
  }
  if (!response.ok) throw await readFailure(response);
  return await response.blob();
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <div className={classes.frame}>
      {address && <img src={address} alt={`Podgląd: ${name}`} className={classes.picture} />}
    </div>
  );
}
