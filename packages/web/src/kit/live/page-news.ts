import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useEffect } from 'react';
import { listsByTopic, useLive } from './live.ts';

/** How often a page asks by itself, with the stream of news and without, in milliseconds. */
const [withNews, alone] = [60_000, 5_000];

/** Reads the list of a page anew on a topic of its own; spread what this gives into `useApi`. */
export function usePageNews(topic: string, endpoint: Endpoint) {
  const live = useLive();
  useEffect(() => {
    listsByTopic.set(topic, [endpoint]);
    return () => void listsByTopic.delete(topic);
  }, [topic, endpoint]);
  return { refetchInterval: live ? withNews : alone };
}
