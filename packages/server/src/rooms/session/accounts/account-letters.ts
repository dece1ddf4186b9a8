import { addressOf } from '@zaplecze/contract/addresses';
import {
  type AccountEvent,
  accountEventWords,
} from '@zaplecze/contract/rooms/session/account-events';
import { composeLetter } from '../../../kit/mail/letter.ts';
import type { Message } from '../../../kit/mail/mail.ts';
import type { Config } from '../../../kit/operations/config.ts';

/** What a letter about an account tells beside what has happened. */
export type AccountLetter = {
  event: AccountEvent;
  firstName: string;
  person: number;
  /** The name of the author, where it was not the person. */
  by: string | null;
  more: string;
  facts: { label: string; value: string }[];
};

/** Further facts of an event. */
const notes: Partial<Record<AccountEvent, string>> = {
  emailChanged: 'Wiadomości z systemu przychodzą odtąd tylko na nowy adres.',
  secondFactorOff: 'Do zalogowania wystarcza teraz samo hasło.',
  codeUsed: 'Ten kod już nikogo nie wpuści. Nowe kody zapasowe utworzysz w swoim profilu.',
  wrongCodes:
    'Do konta nikt nie wszedł, ale ktoś podał jego hasło. Jeśli to nie Ty mylisz się przy kodzie, hasło zna ktoś obcy.',
  codesBlocked:
    'W ciągu 30 dni podano zbyt wiele błędnych kodów. Zaloguj się kodem zapasowym albo poproś administratora o wyłączenie weryfikacji dwuetapowej. Zmiana hasła po zalogowaniu też przywraca kody z aplikacji.',
  keyMade: 'Kto ma ten klucz, ten może to, co mu nadano, bez hasła i bez kodu.',
  feedMade: 'Kto ma ten adres, ten czyta kalendarz bez logowania.',
};

/** Advice for the case that somebody else did it. */
function alarm(event: AccountEvent): string {
  if (event === 'deactivated' || event === 'activated' || event === 'rolesChanged')
    return 'Jeśli to nie było uzgodnione z Tobą, skontaktuj się z administratorem systemu.';
  if (event === 'emailChanged')
    return 'Jeśli to nie było uzgodnione z Tobą, od razu skontaktuj się z administratorem systemu: kto ma nowy adres, może przejąć konto.';
  return 'Jeśli to nie Ty: od razu ustaw nowe hasło, zaznaczając przy tym, że mają się skończyć także klucze dostępu i adresy kalendarzy, i powiadom administratora systemu. Nowe hasło kończy wszystkie sesje.';
}

const moment = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'long',
  timeStyle: 'short',
});

const shut: readonly AccountEvent[] = ['deactivated', 'activated', 'emailChanged'];

/** The letter about a change of an account: what, when, by whom, and what to do if it was somebody else. */
export function accountLetter(config: Config, to: string, letter: AccountLetter): Message {
  const { productName: product, publicUrl } = config;
  const { event, more, by, firstName, person, facts } = letter;
  const what = accountEventWords(event, more);
  const note = notes[event];
  const buttons = [
    {
      label: 'Otwórz swój profil',
      url: `${publicUrl}${addressOf('profile', { id: person })}`,
    },
    { label: 'Ustaw nowe hasło', url: `${publicUrl}${addressOf('passwordRecovery')}` },
  ];
  return {
    to,
    subject: `${product}: ${accountEventWords(event).replace(/^./, (first) => first.toLowerCase())}`,
    ...composeLetter(product, {
      firstName,
      words: [`Twoje konto w systemie ${product}. ${what}.`, ...(note ? [note] : [])],
      facts: [
        { label: 'Kiedy', value: moment.format(new Date()) },
        ...(by === null ? [] : [{ label: 'Kto', value: by }]),
        ...facts,
      ],
      ...(!shut.includes(event) && { buttons }),
      notes: [alarm(event)],
      why: 'Ten list przychodzi zawsze: o zmianach konta nie da się nie wiedzieć.',
    }),
  };
}
