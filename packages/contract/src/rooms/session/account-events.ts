/**
 * What changes an account or opens a door to it, as its person reads it in the letter, the notice and the history
 * (docs/decisions/0080-changes-of-accounts.md).
 */
export const accountEvents = {
  passwordSet: 'Ustawiono pierwsze hasło',
  passwordChanged: 'Zmieniono hasło',
  passwordReset: 'Ustawiono nowe hasło odnośnikiem z listu',
  emailChanged: 'Zmieniono adres e-mail konta',
  rolesChanged: 'Zmieniono role',
  deactivated: 'Wyłączono konto',
  activated: 'Przywrócono konto',
  secondFactorOn: 'Włączono weryfikację dwuetapową',
  secondFactorOff: 'Wyłączono weryfikację dwuetapową',
  codesMade: 'Utworzono nowe kody zapasowe',
  codeUsed: 'Użyto kodu zapasowego',
  wrongCodes: 'Ktoś zna hasło i podaje błędne kody',
  codesBlocked: 'Kody z aplikacji przestały wpuszczać',
  keyMade: 'Utworzono klucz dostępu',
  connectionMade: 'Połączono aplikację',
  feedMade: 'Utworzono adres kalendarza',
  serviceLinked: 'Zalogowano przez usługę logowania firmy',
  newDevice: 'Zalogowano na nowym urządzeniu',
} as const;
export type AccountEvent = keyof typeof accountEvents;

/** 'Utworzono klucz dostępu: Arkusz płac'. */
export const accountEventWords = (event: AccountEvent, more = ''): string =>
  [accountEvents[event], more].filter(Boolean).join(': ');
