import { useEnding, useToken } from '../kit/calls/session.ts';
import { lazyPart } from '../kit/first-screen/lazy-part.tsx';
import { part } from '../kit/first-screen/part.ts';
import { BoxLayout } from './frame/box-layout.tsx';
import { ShellLayout } from './frame/shell.tsx';

const NotFound = lazyPart(part(() => import('./screens.tsx'), 'NotFound'));

/** The 404 page: within the shell for people signed in, in the box for others. */
export function UnknownPage() {
  const token = useToken();
  const ending = useEnding();
  return token === null && ending === null ? (
    <BoxLayout>
      <NotFound />
    </BoxLayout>
  ) : (
    <ShellLayout>
      <NotFound />
    </ShellLayout>
  );
}
