import { useEnding, useToken } from '../kit/calls/session.ts';
import { BoxLayout } from './frame/box-layout.tsx';
import { ShellLayout } from './frame/shell.tsx';
import { NotFound } from './screens.tsx';

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
