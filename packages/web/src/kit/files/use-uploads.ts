import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { useRef, useState } from 'react';
import { randomKey } from '../calls/api.ts';
import { useUnsaved } from '../forms/drafts/use-unsaved.ts';
import { upload } from './upload.ts';

export type Upload = {
  key: string;
  name: string;
  /** 0 to 1. */
  share: number;
  error: string | null;
  retry: () => void;
  dismiss: () => void;
};

/**
 * Files on their way; each is given to `onSent` when it has arrived, one after another. `hold` is told of
 * every try: a form whose value they are waits for it.
 *
 * @returns `settled`: waits for those on their way; true when each has been given to `onSent` or was let go
 */
export function useUploads(
  onSent: (file: FileRef) => Promise<void>,
  hold: (coming: Promise<void>) => void = () => undefined,
) {
  const [running, setRunning] = useState<Upload[]>([]);
  // A file that is on its way, or did not arrive, is work that the record does not have yet.
  useUnsaved(running.length > 0);
  // Beside what is drawn: who waits for files must not depend on when that happens.
  const [missing, tries] = [useRef(new Set<string>()), useRef(new Set<Promise<void>>())];
  const latest = useRef(onSent);
  latest.current = onSent;
  const patch = (key: string, change: Partial<Upload>) =>
    setRunning((before) =>
      before.map((each) => (each.key === key ? { ...each, ...change } : each)),
    );
  const drop = (key: string) => {
    missing.current.delete(key);
    setRunning((before) => before.filter((each) => each.key !== key));
  };
  const begin = (coming: Promise<void>) => {
    tries.current.add(coming);
    void coming.finally(() => tries.current.delete(coming));
    hold(coming);
  };

  async function send(file: File, key: string) {
    patch(key, { error: null, share: 0 });
    try {
      const stored = await upload(file, { onProgress: (share) => patch(key, { share }) });
      await latest.current(stored);
      drop(key);
    } catch (reason) {
      patch(key, { error: reason instanceof Error ? reason.message : 'Nie udało się przesłać.' });
    }
  }

  async function add(files: File[]) {
    const fresh = files.map((file) => ({ file, key: randomKey() }));
    for (const { key } of fresh) missing.current.add(key);
    setRunning((before) => [
      ...before,
      ...fresh.map(({ file, key }) => ({
        key,
        name: file.name,
        share: 0,
        error: null,
        retry: () => begin(send(file, key)),
        dismiss: () => drop(key),
      })),
    ]);
    for (const { file, key } of fresh) await send(file, key);
  }

  async function settled(): Promise<boolean> {
    while (tries.current.size > 0) await Promise.all(tries.current);
    return missing.current.size === 0;
  }

  return { running, add: (files: File[]) => begin(add(files)), settled };
}
