import { pages } from '@zaplecze/contract/addresses';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../operations/config.ts';

/** With HEAD, which checkers of sites ask with. */
const open = { config: { allow: 'public' as const }, exposeHeadRoute: true };
const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Addresses that programs look for on every site: where a password is changed (managers of passwords lead there), and,
 * where the operator says it (`SECURITY_CONTACT`), whom to tell of a hole (RFC 9116; good for a year from when it is read).
 */
export function registerWellKnown(app: FastifyInstance, config: Config): void {
  app.get('/.well-known/change-password', open, (_, reply) =>
    reply.redirect(pages.passwordRecovery),
  );
  const { securityContact } = config;
  if (!securityContact) return;
  app.get('/.well-known/security.txt', open, (_, reply) => {
    // An administrator may give another address while the server runs.
    const { publicUrl } = config;
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(Date.now() + year).toISOString()}`,
          'Preferred-Languages: pl, en',
          `Canonical: ${publicUrl.replace(/\/$/, '')}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
