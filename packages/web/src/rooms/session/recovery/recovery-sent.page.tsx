import { addressOf } from '@zaplecze/contract/addresses';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { usePageSearch } from '../../../kit/navigation/page-place.tsx';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';

/** Says what became of the letter, also where the program has no mail to send it by. */
export function RecoverySentPage() {
  const { saved } = usePageSearch();
  const title = saved ? 'Zapisano, nie wysłano' : 'Wiadomość wysłana';
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {saved ? (
        <p>
          W tym programie nie ustawiono jeszcze poczty, więc list z odnośnikiem nie wyszedł. Poproś
          administratora: odnośnik do nowego hasła przekaże Ci inną drogą.
        </p>
      ) : (
        <p>
          Na podany adres wysłaliśmy e-mail z instrukcją ustawienia nowego hasła. Odnośnik z tej
          wiadomości działa przez 60 minut.
        </p>
      )}
      <AppLink to={addressOf('login')}>Wróć do logowania</AppLink>
    </>
  );
}
