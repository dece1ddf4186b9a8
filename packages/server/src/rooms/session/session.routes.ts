import { login, logout, requestPasswordReset } from '@zaplecze/contract/rooms/session/calls';
import { HttpError } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { tokenOf } from '../../kit/http/guard.ts';
import { assertMayGuess, countAttempt, countRepeat, guess } from '../../kit/http/rate-limit.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { sendMail } from '../../kit/mail/mail-task.ts';
import { attemptKeys, ofAddress } from './failed-attempts.ts';
import { inTurn, passwordFits } from './recovery/passwords.ts';
import { resetLetter } from './recovery/reset-letter.ts';
import * as queries from './session.queries.ts';
import { letIn } from './sign-in.ts';

export const sessionRoutes = [
  on(login, {
    // A failed attempt must stay counted, so this is no transaction.
    transaction: false,
    handle: async ({ db, body, request, reply, services: { config } }) => {
      const person = await queries.findAccount(db, body.username);
      const tries = await attemptKeys({ db, request }, person?.id ?? body.username, 'password');
      // Who has to wait anyway does not stand in line; a turn counts when it comes, so that an
      // office in line is not taken for an attack.
      await assertMayGuess(db, tries);
      const fits = await inTurn(() =>
        guess(db, tries, () => passwordFits(person?.passwordHash, body.password)),
      );
      if (!person || !fits) throw new HttpError(400, 'Nieprawidłowe hasło lub nazwa użytkownika');
      return letIn({ db, config, request, reply }, person.id);
    },
  }),
  on(logout, ({ db, request }) => queries.endSession(db, tokenOf(request) ?? '')),
  on(requestPasswordReset, async ({ db, body, request, services }) => {
    const person = await queries.findByEmail(db, body.email);
    const mailSet = Boolean(services.config.smtpUrl);
    const own = { db: services.db, request };
    const { key } = await attemptKeys(own, person?.id ?? body.email, 'recovery');
    await countRepeat(services.db, key);
    if (!person) {
      const { key: address, most, seconds } = ofAddress(request);
      await countAttempt(services.db, address, most, { seconds });
      return { status: 0, mailSet };
    }
    const token = await queries.createReset(db, person.id, 'recovery');
    if (token !== null) await enqueue(db, sendMail, resetLetter(services.config, person, token));
    // A reference that opens nothing: the token itself goes by mail only.
    return { status: 1, password_reset_token: queries.newToken(), mailSet };
  }),
];
