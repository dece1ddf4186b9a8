import { addressOf } from '@zaplecze/contract/addresses';
import type { Config } from '../../kit/operations/config.ts';
import { escapeHtml } from '../../kit/records/html.ts';

/** The letter with the link to a new password; its address is the configured one, never the Host header. */
export function resetLetter(
  config: Config,
  person: { email: string; firstName: string },
  token: string,
) {
  const link = `${config.publicUrl}${addressOf('passwordChange', { recoveryToken: token })}`;
  return {
    to: person.email,
    subject: `${config.productName}: nowe hasło`,
    text: `Dzień dobry, ${person.firstName}!

Ktoś (zapewne Ty) poprosił o nowe hasło do systemu ${config.productName}. Ustawisz je pod adresem:

${link}

Odnośnik działa przez godzinę i tylko raz. Jeśli to nie Ty, pomiń tę wiadomość: hasło się nie zmieni.`,
    html: `<p>Dzień dobry, ${escapeHtml(person.firstName)}!</p>
<p>Ktoś (zapewne Ty) poprosił o nowe hasło do systemu ${escapeHtml(config.productName)}.</p>
<p><a href="${escapeHtml(link)}">Ustaw nowe hasło</a></p>
<p>Odnośnik działa przez godzinę i tylko raz. Jeśli to nie Ty, pomiń tę wiadomość: hasło się nie zmieni.</p>`,
  };
}
