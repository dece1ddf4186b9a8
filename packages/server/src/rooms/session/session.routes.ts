import { login, logout, requestPasswordReset } from '@zaplecze/contract/session';
import { HttpError } from '../../kit/errors.ts';
import { tokenOf } from '../../kit/guard.ts';
import { enqueue } from '../../kit/jobs.ts';
import { sendMail } from '../../kit/mail-task.ts';
import { on } from '../../kit/mount.ts';
import { countAttempt, forgetAttempts } from '../../kit/rate-limit.ts';
import { letIn } from './let-in.ts';
import { passwordFits } from './passwords.ts';
import { resetLetter } from './reset-letter.ts';
import * as queries from './session.queries.ts';

export const sessionRoutes = [
  on(login, {
    // A failed attempt must stay counted, so this is no transaction.
    transaction: false,
    handle: async ({ db, body, request, services }) => {
      const account = `login:account:${body.username.toLowerCase()}`;
      await countAttempt(db, `login:address:${request.ip}`, queries.perAddress);
      await countAttempt(db, account, queries.perAccount);
      const person = await queries.findAccount(db, body.username);
      const fits = await passwordFits(person?.passwordHash, body.password);
      if (!person || !fits) throw new HttpError(400, 'Nieprawidłowe hasło lub nazwa użytkownika');
      await forgetAttempts(db, account);
      return letIn(db, services.config, person.id);
    },
  }),
  on(logout, async ({ db, request }) => {
    await queries.endSession(db, tokenOf(request) ?? '');
    return {};
  }),
  on(requestPasswordReset, async ({ db, body, request, services }) => {
    await countAttempt(services.db, `reset:address:${request.ip}`, 20);
    await countAttempt(services.db, `reset:email:${body.email.toLowerCase()}`, 5);
    const person = await queries.findByEmail(db, body.email);
    if (!person) return { status: 0 };
    const token = await queries.createReset(db, person.id);
    await enqueue(db, sendMail, resetLetter(services.config, person, token));
    // A reference that opens nothing: the token itself goes by mail only.
    return { status: 1, password_reset_token: queries.newToken() };
  }),
];
