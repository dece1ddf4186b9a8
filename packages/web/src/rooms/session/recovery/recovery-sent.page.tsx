import { addressOf } from '@zaplecze/contract/addresses';
import { AppLink } from '../../../kit/navigation/link.tsx';

export function RecoverySentPage() {
  return (
    <>
      <h1>Wiadomość wysłana</h1>
      <p>
        Na podany adres wysłaliśmy e-mail z instrukcją ustawienia nowego hasła. Odnośnik z tej
        wiadomości działa przez 60 minut.
      </p>
      <AppLink to={addressOf('login')}>Wróć do logowania</AppLink>
    </>
  );
}
