import { type Allow, allows } from '@zaplecze/contract/permissions';
import type { ReactNode } from 'react';
import { useMe } from '../kit/calls/session.ts';
import { lazyPart } from '../kit/first-screen/lazy-part.tsx';
import { part } from '../kit/first-screen/part.ts';
import { useUsualView } from '../kit/views/use-usual-view.ts';

const Forbidden = lazyPart(part(() => import('./screens.tsx'), 'Forbidden'));

/** Shows a page only to those whom its endpoint admits. */
export function Guard({ allow, children }: { allow: Allow; children: ReactNode }) {
  return allow === 'public' ? children : <SignedInGuard allow={allow}>{children}</SignedInGuard>;
}

function SignedInGuard({ allow, children }: { allow: Allow; children: ReactNode }) {
  const { flags } = useMe();
  const leaving = useUsualView();
  if (!allows(allow, flags)) return <Forbidden />;
  return leaving ? null : children;
}
