import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A real mail server on this machine, without encryption.
 *
 * @param password whoever hands over a letter must know it; without one nobody is asked who they are
 */
export async function startSmtpPeer(password?: string) {
  const letters: { letter: Email; user: string }[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (sent, _session, done) =>
      sent.password === password ? done(null, { user: sent.username }) : done(new Error('nie')),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (content) => {
        letters.push({ letter: await PostalMime.parse(content), user: String(session.user) });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
