import { installationFields } from '@zaplecze/contract/rooms/settings/fields';

export type SettingGroupName = {
  key: string;
  label: string;
  text: string;
  /** More words that it is searched by, those of its fields among them. */
  words: string;
};

/** The labels of a section's fields: groups are found by them. */
const labelsOf = (
  section: (typeof installationFields)[keyof typeof installationFields]['section'],
) =>
  Object.values(installationFields)
    .filter((field) => field.section === section)
    .map(({ label }) => label)
    .join(' ');

/** Groups of settings that open in place, as they are named and looked for, on their page and by Ctrl K. */
export const settingGroupNames = {
  mail: {
    key: 'mail',
    label: 'Poczta i adres programu',
    text: 'Skąd wychodzą zaproszenia, przypomnienia i odzyskiwanie hasła.',
    words: `${labelsOf('mail')} SMTP e-mail mail listy hasło URL domena poczta wychodząca adres publiczny`,
  },
  mailbox: {
    key: 'mailbox',
    label: 'Poczta przychodząca',
    text: 'Skrzynka, z której listy stają się zgłoszeniami i odpowiedziami.',
    words: `${labelsOf('mailbox')} IMAP listy odpowiedzi`,
  },
  registries: {
    key: 'registries',
    label: 'Rejestry publiczne',
    text: 'Skąd dane firm po NIP: REGON, KRS, biała lista VAT.',
    words: `${labelsOf('registries')} GUS REGON CEIDG KRS VAT NIP klucz token`,
  },
  signIn: {
    key: 'signIn',
    label: 'Logowanie kontem firmowym',
    text: 'Microsoft 365, Google albo inna usługa OpenID Connect, obok własnego hasła.',
    words: `${labelsOf('signIn')} SSO OIDC OpenID Microsoft Google Entra Keycloak hasło`,
  },
  connections: {
    key: 'connections',
    label: 'Połączone aplikacje',
    text: 'Czy każdy może dopuścić aplikację albo asystenta do tego, co sam widzi, bez klucza dostępu.',
    words: `${labelsOf('connections')} asystent AI MCP OAuth Claude ChatGPT`,
  },
  lists: {
    key: 'lists',
    label: 'Listy',
    text: 'Ile wierszy ma strona i jak są wysokie, dopóki ktoś nie wybierze inaczej pod „Widok”.',
    words: `${labelsOf('lists')} gęstość stronicowanie`,
  },
  parts: {
    key: 'parts',
    label: 'Używane części',
    text: 'Czego firma nie używa, znika z menu i ekranów; dane zostają.',
    words: `${labelsOf('parts')} moduły wyłącz ukryj menu`,
  },
  backups: {
    key: 'backups',
    label: 'Kopie zapasowe',
    text: 'Ostatnia kopia, jej sprawdzenie, kopia na żądanie i odtwarzanie.',
    words:
      'kopia zapasowa kopia bezpieczeństwa backup odtwarzanie odtworzenie kiedy ostatnia kopia archiwum klucz do archiwum klucz szyfrowania hasło do kopii przywracanie kosz usunięte skasowane',
  },
  storage: {
    key: 'storage',
    label: 'Baza danych i pliki',
    text: 'Gdzie stoją dane; ustawia to środowisko serwera.',
    words: 'baza PostgreSQL S3 magazyn pliki dysk DATA_DIR DATABASE_URL',
  },
} satisfies Record<string, SettingGroupName>;
