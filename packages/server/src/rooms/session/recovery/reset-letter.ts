import { addressOf } from '@zaplecze/contract/addresses';
import { composeLetter } from '../../../kit/mail/letter.ts';
import type { Config } from '../../../kit/operations/config.ts';

/** The letter with the link to a new password; its address is the configured one, never the Host header. */
export function resetLetter(
  config: Config,
  person: { email: string; firstName: string },
  token: string,
) {
  const url = `${config.publicUrl}${addressOf('passwordChange', { recoveryToken: token })}`;
  return {
    to: person.email,
    subject: `${config.productName}: nowe hasło`,
    ...composeLetter(config.productName, {
      firstName: person.firstName,
      words: [`Ktoś (zapewne Ty) poprosił o nowe hasło do systemu ${config.productName}.`],
      buttons: [{ label: 'Ustaw nowe hasło', url }],
      notes: [
        'Odnośnik działa przez godzinę i tylko raz. Jeśli to nie Ty, pomiń tę wiadomość: hasło się nie zmieni.',
      ],
    }),
  };
}
