import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { useWatch } from 'react-hook-form';
import { useMe } from '../../../kit/calls/session.ts';
import { Row } from '../../../kit/forms/form-page.tsx';
import { OwnProof } from '../../../kit/forms/own-proof.tsx';

/** Below an own e-mail that is being changed: the password, and a code where the account has one. */
export function EmailProof({ user }: { user: Person }) {
  const me = useMe();
  const email = useWatch({ name: 'email' }) as string | undefined;
  if (me.id !== user.id || (email ?? '').trim() === user.email) return null;
  return (
    <Row>
      <OwnProof
        withCode
        help="Zmiana adresu e-mail wymaga hasła; list o niej przyjdzie na oba adresy."
      />
    </Row>
  );
}
