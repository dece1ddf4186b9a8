import { readFileSync } from 'node:fs';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { Config } from '../../../kit/operations/config.ts';

/** The future owner of the password. */
export type Owner = { firstName: string; lastName: string; email: string; username: string };

/** Of at least twelve characters, that head the lists of leaked ones, and local ones. */
const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Letters that a name part must have to be looked for: 'Jan' stands in too many words. */
const shortestPart = 4;

/** Letter case and diacritics aside: 'Łódź' is 'lodz'. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

const partsOf = (names: string[]) =>
  names
    .flatMap((name) => folded(name).split(/[^\p{L}]+/u))
    .filter((part) => part.length >= shortestPart);

/**
 * The message why a new password is refused beyond its length, or null (SES-20, SES-21):
 * a common one, or one with a name in it that whoever guesses tries first.
 *
 * @param house names of the product and of the companies
 */
export function weakness(password: string, owner: Owner | null, house: string[]): string | null {
  const plain = folded(password);
  if (commonPasswords.has(password.toLowerCase()) || new Set(plain).size < 4) {
    return 'To hasło jest zbyt łatwe do odgadnięcia';
  }
  const holds = (names: string[]) => partsOf(names).some((part) => plain.includes(part));
  if (holds(house)) return 'Hasło nie może zawierać nazwy systemu ani firmy';
  if (!owner) return null;
  const local = owner.email.split('@')[0] ?? '';
  const name = owner.username.split('@')[0] ?? '';
  if (holds([owner.firstName, owner.lastName, local, name])) {
    return 'Hasło nie może zawierać imienia, nazwiska, nazwy użytkownika ani adresu e-mail';
  }
  return null;
}

/**
 * That a password may become this person's.
 * @throws HttpError 400 on `password`
 */
export async function assertStrong(
  db: Db,
  config: Config,
  { password, owner }: { password: string; owner: Owner | null },
): Promise<void> {
  const companies = await db.selectFrom('company').select('name').execute();
  const house = [config.productName, ...companies.map(({ name }) => name)];
  const weak = weakness(password, owner, house);
  if (weak) throw invalid({ password: weak });
}
