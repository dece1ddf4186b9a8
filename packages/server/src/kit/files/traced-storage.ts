import { inSpan } from '../tracing/tracing.ts';
import type { Storage } from './storage.ts';

/** Tells of each call to a storage as a part of the request or job it is made in; never the key. */
export function traceStorage(storage: Storage, name: 's3' | 'folder'): Storage {
  const client = (what: string) => ({ name: `${name} ${what}`, kind: 'client' }) as const;
  return {
    put: (...parameters) =>
      inSpan(client('put'), async (span) => {
        const stored = await storage.put(...parameters);
        span.set({ 'zaplecze.bytes': stored.size });
        return stored;
      }),
    get: (...parameters) => inSpan(client('get'), () => storage.get(...parameters)),
    remove: (key) => inSpan(client('remove'), () => storage.remove(key)),
    check: () => storage.check(),
  };
}
