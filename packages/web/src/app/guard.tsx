import { type Allow, isOffered } from '@zaplecze/contract/permissions';
import type { ReactNode } from 'react';
import { useMe } from '../kit/calls/session.ts';
import { lazyPart } from '../kit/first-screen/lazy-part.tsx';
import { part } from '../kit/first-screen/part.ts';
import { useUsualView } from '../kit/views/use-usual-view.ts';

const NoPage = lazyPart(part(() => import('./screens.tsx'), 'NoPage'));

type Guarded = { allow: Allow; path: string; title: string; children: ReactNode };

/** Shows a page only to those whom its endpoint admits, and only while the company uses it. */
export function Guard(props: Guarded) {
  return props.allow === 'public' ? props.children : <SignedInGuard {...props} />;
}

function SignedInGuard({ allow, path, title, children }: Guarded) {
  const { flags } = useMe();
  const leaving = useUsualView();
  if (!isOffered(allow, flags, path)) return <NoPage allow={allow} title={title} />;
  return leaving ? null : children;
}
