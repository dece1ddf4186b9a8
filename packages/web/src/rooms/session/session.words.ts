import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords, ScreenPart } from '../../kit/navigation/screen-words.ts';

const own = (label: string, words: string): ScreenPart => ({
  label,
  words,
  to: (me) => addressOf('profile', { id: me }),
  allow: 'everyone',
});

export const sessionWords: RoomWords = {
  screens: {},
  parts: [
    own('Zmień hasło', 'hasło zmiana hasła zapomniałem hasła login bezpieczeństwo logowanie'),
    own(
      'Weryfikacja dwuetapowa',
      '2FA MFA dwuskładnikowe logowanie dwuetapowe kod authenticator aplikacja bezpieczeństwo',
    ),
    own('Urządzenia i dostęp', 'sesje zalogowane urządzenia komputer bezpieczeństwo'),
    own('Wyloguj wszędzie', 'wylogowanie sesje skradziony zgubiony komputer'),
  ],
};
