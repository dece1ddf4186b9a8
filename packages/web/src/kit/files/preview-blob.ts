import { previewPath } from '@zaplecze/contract/rooms/files/calls';
import { ApiError, offline, readFailure } from '../calls/api.ts';
import { getToken } from '../calls/token.ts';

/** What the page may show of a file; an address alone would not say who asks. Throws ApiError. */
async function previewBlob(file: number, signal: AbortSignal): Promise<Blob> {
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

/** For `useQuery`: a file never changes, whatever else is read anew; what was shown is dropped soon, it may be large. */
export const previewQuery = (file: number) => ({
  queryKey: ['preview', file],
  queryFn: ({ signal }: { signal: AbortSignal }) => previewBlob(file, signal),
  staleTime: 'static' as const,
  refetchOnWindowFocus: false,
  gcTime: 60_000,
  retry: false,
});
