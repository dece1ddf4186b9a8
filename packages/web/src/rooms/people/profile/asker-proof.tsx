import type { Role } from '@zaplecze/contract/permissions';
import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { becomesAdmin } from '@zaplecze/contract/rooms/people/forms';
import { useWatch } from 'react-hook-form';
import { useMe } from '../../../kit/calls/session.ts';
import { Row } from '../../../kit/forms/form-page.tsx';
import { OwnProof } from '../../../kit/forms/own-proof.tsx';

/**
 * The password of who fills the form in, and a code where their account has one: below an e-mail that changes and below
 * the role of an administrator that is given.
 */
export function AskerProof({
  user,
  below,
}: {
  user: Person | undefined;
  below: 'email' | 'roles';
}) {
  const me = useMe();
  const [email, roles] = useWatch({ name: ['email', 'roles'] }) as [string?, Role[]?];
  const waits = user?.awaiting && !user.roles.includes('ROLE_ADMIN');
  const moves = user !== undefined && !waits && (email ?? '').trim() !== user.email;
  // One field asks for the proof, the first that the eye meets.
  const asks = below === 'email' ? moves : !moves && becomesAdmin(user, roles);
  if (!asks) return null;
  const owner = user?.id === me.id ? 'Zmiana adresu e-mail' : 'Zmiana czyjegoś adresu e-mail';
  return (
    <Row>
      <OwnProof
        withCode
        help={
          below === 'email'
            ? `${owner} wymaga Twojego hasła; list o niej przyjdzie na oba adresy.`
            : 'Nadanie roli administratora wymaga Twojego hasła; dowiedzą się o tym wszyscy administratorzy.'
        }
      />
    </Row>
  );
}
