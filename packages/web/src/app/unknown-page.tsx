import { useEnding, useToken } from '../kit/calls/session.ts';
import { BoxLayout } from './box-layout.tsx';
import { NotFound } from './screens.tsx';
import { ShellLayout } from './shell.tsx';

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
