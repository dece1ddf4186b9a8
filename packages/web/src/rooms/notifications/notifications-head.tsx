import type { ReactNode } from 'react';
import { type Count, countWords } from '../../kit/lists/state/use-count.ts';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { ReadAll } from './read-all.tsx';

/** The title with how many there are, what narrows them, and where the person says how they want to be told. */
export function NotificationsHead(props: {
  count: Count | undefined;
  beside: ReactNode;
  tools: ReactNode;
}) {
  const { count, ...others } = props;
  return (
    <PageHead title="Powiadomienia" count={count && countWords(count)} {...others}>
      <ReadAll />
    </PageHead>
  );
}
