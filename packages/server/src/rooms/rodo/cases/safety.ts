import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../../kit/database/database.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { safetyNumbers } from '../registers/activities.list.queries.ts';

/**
 * Measures of security (art. 30(1)(g), art. 32) as they are really set on this server: what is not set is not told, or
 * told to be missing.
 */
export async function measuresOf(db: Db, config: Config): Promise<string[]> {
  const { accounts, admins, secondFactor, former } = await safetyNumbers(db);
  const { publicUrl, session, s3, oidc, databaseUrl } = config;
  const files = s3 ? 'Pliki w magazynie S3' : 'Pliki w katalogu serwera';
  return [
    publicUrl.startsWith('https:')
      ? 'Połączenia szyfrowane (HTTPS), przeglądarka ich wymaga'
      : 'Brak szyfrowania połączeń: adres systemu nie zaczyna się od https',
    'Hasła co najmniej 12-znakowe, przechowywane jako skróty argon2id; ograniczona liczba prób',
    `Sesje wygasają po ${countWords(session.idleHours, 'godzinie', 'godzinach', 'godzinach')} bezczynności i najpóźniej po ${countWords(session.maxDays, 'dniu', 'dniach', 'dniach')}`,
    `Drugi składnik logowania: ${secondFactor} z ${countWords(accounts, 'konta', 'kont', 'kont')}`,
    oidc
      ? 'Logowanie jednokrotne (OpenID Connect)'
      : 'Logowanie hasłem, bez logowania jednokrotnego',
    `Uprawnienia według ról sprawdzane na serwerze; administratorów: ${admins}`,
    'Historia zmian każdego zapisu, rejestr pobrań i udostępnień',
    `${files}, odczyt tylko z prawem do zapisu, do którego należą`,
    databaseUrl
      ? 'Baza danych na osobnym serwerze PostgreSQL'
      : 'Baza danych PostgreSQL na serwerze systemu, dostępna tylko z niego',
    'Kopia zapasowa bazy i plików, sprawdzana po odtworzeniu',
    former === 0
      ? 'Konta osób, które odeszły, są zanonimizowane'
      : `Konta osób, które odeszły, do anonimizacji: ${former}`,
  ];
}
