/** Why somebody came back without a ticket, as /login is told. */
export const ssoFailures = {
  unknown:
    'Nie ma tu czynnego konta z potwierdzonym adresem e-mail, którym się zalogowano. Poproś administratora o konto.',
  refused: 'Usługa logowania odmówiła. Spróbuj ponownie albo zaloguj się hasłem.',
  expired: 'Logowanie trwało zbyt długo albo zaczęło się w innym oknie. Spróbuj ponownie.',
  away: 'Usługa logowania nie odpowiada. Spróbuj za chwilę albo zaloguj się hasłem.',
} as const;
export type SsoFailure = keyof typeof ssoFailures;
