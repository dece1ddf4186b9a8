import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/session/connections/calls';
import {
  connectionDays,
  connectionScopes,
} from '@zaplecze/contract/rooms/session/connections/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transactAs } from '../../../kit/database/database.ts';
import { protectedResource } from '../../../kit/http/access-token.ts';
import { HttpError, notFound } from '../../../kit/http/calls/errors.ts';
import { on, type Services } from '../../../kit/http/calls/mount.ts';
import { revokeToken } from '../access-tokens/access-tokens.queries.ts';
import { notifyOfAccountEvent } from '../accounts/account-events.ts';
import { plainName, returnWords } from './applications.ts';
import { authorizationServer } from './authorization-server.ts';
import { findConnection, insertConnection, listConnections } from './connections.queries.ts';

type Asking = {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  params: { uid: string };
};

/** @throws HttpError 404 where another browser was asked, the question is answered or too old */
async function openQuestion({ services, request, reply, params }: Asking) {
  if (!services.config.usesAssistants) throw notFound();
  const provider = await authorizationServer(services);
  const goneError = new HttpError(404, 'Ta prośba wygasła. Zacznij łączenie od nowa w aplikacji.');
  const question = await provider.interactionDetails(request.raw, reply.raw).catch(() => {
    throw goneError;
  });
  if (question.uid !== params.uid || question.result) throw goneError;
  const {
    client_id: id,
    redirect_uri: redirect,
    scope,
  } = question.params as Record<string, string>;
  const client = id === undefined ? undefined : await provider.Client.find(id);
  if (!client || id === undefined || redirect === undefined) throw goneError;
  const known = /^https:/.test(id) ? new URL(id).host : null;
  const name = plainName(client.clientName ?? '') || known || 'Aplikacja bez nazwy';
  const writes = (scope ?? '').split(' ').includes('write');
  return { provider, client: id, redirect, known, name, writes };
}

export const connectionRoutes = [
  on(contract.getConnectionQuestion, {
    record: openQuestion,
    handle: async ({ record: { name, known, redirect, writes } }) => {
      const until = addDays(warsawDay(), connectionDays);
      return { application: name, known, returns: returnWords(redirect), writes, until };
    },
  }),
  on(contract.answerConnection, {
    // The library writes by itself; what it wrote opens nothing before the connection stands.
    transaction: false,
    record: openQuestion,
    handle: async ({ services, user, body, request, reply, record }) => {
      const { provider, client, name, ...rest } = record;
      if (!body.allow) {
        const refused = { error: 'access_denied', error_description: 'The person refused' };
        return { to: await provider.interactionResult(request.raw, reply.raw, refused) };
      }
      const writes = rest.writes && body.writes;
      const accountId = String(user.id);
      const grant = new provider.Grant({ accountId, clientId: client });
      const resource = protectedResource(services.config);
      for (const scope of connectionScopes) {
        if (scope === 'read' || writes) grant.addResourceScope(resource, scope);
        else grant.rejectResourceScope(resource, scope);
      }
      const grantId = await grant.save();
      await transactAs(services.db, user.id, async (tx) => {
        await insertConnection(tx, { person: user.id, name, client, grantId, writes });
        const event = {
          person: user.id,
          event: 'connectionMade',
          by: user.id,
          more: name,
        } as const;
        await notifyOfAccountEvent(tx, services.config, event);
      });
      const result = { login: { accountId, remember: false }, consent: { grantId } };
      return { to: await provider.interactionResult(request.raw, reply.raw, result) };
    },
  }),
  on(contract.listConnections, async ({ db, user }) => ({
    list: await listConnections(db, user.id),
  })),
  on(contract.endConnection, {
    record: ({ db, user, params }) => findConnection(db, params.id, user.id),
    handle: ({ db, user, record }) => revokeToken(db, record.id, user.id),
  }),
];
