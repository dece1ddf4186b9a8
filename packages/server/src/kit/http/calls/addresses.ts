import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { Served } from '@zaplecze/contract/kit/calls/io';
import type { Allow } from '@zaplecze/contract/permissions';
import type { FastifyInstance } from 'fastify';
import type { Kind } from '../../database/work.ts';

/** Who may call an address: as calls of the contract, or the operator's machines with a token of their own. */
export type Access = Allow | 'operator';

/** An address that the server answers, as Fastify has it. */
export type Address = { method: string; url: string; allow: Access; endpoint?: Endpoint };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose limits its statements have; ordinary unless told (kit/database/work.ts). */
    kind?: Kind;
    /** It changes nothing but notes. */
    reads?: boolean;
    /** The call of the contract. */
    endpoint?: Endpoint;
    /** What goes in and out of it. */
    schemas?: Served;
    /** Who may call what stands outside of the contract (downloads, probes, pages). */
    allow?: Access;
  }
  interface FastifyInstance {
    /** Every address there is, in the order of their registration; the permission matrix walks it. */
    accessTable: Address[];
  }
}

/**
 * Keeps the table of addresses. Register it first: what says neither by a call of the contract nor by `allow` who
 * may call it keeps the server from starting.
 */
export function registerAddresses(app: FastifyInstance): void {
  const addresses: Address[] = [];
  const found: { method: string; url: string; config?: { endpoint?: Endpoint; allow?: Access } }[] =
    [];
  app.decorate('accessTable', addresses);
  app.addHook('onRoute', (route) => {
    found.push(
      ...[route.method].flat().map((method) => ({
        method,
        url: route.url,
        // Read later: plugins of others are told who may call them by a hook that comes after this one.
        get config() {
          return route.config;
        },
      })),
    );
  });
  app.addHook('onReady', async () => {
    for (const { method, url, config } of found) {
      const allow = config?.endpoint?.allow ?? config?.allow;
      if (!allow) throw new Error(`Nobody says who may call ${method} ${url}`);
      const endpoint = config?.endpoint;
      addresses.push({ method, url, allow, ...(endpoint && { endpoint }) });
    }
  });
}

/** Says for every address that this scope registers from here on who may call it. */
export function allowAll(scope: FastifyInstance, allow: Access): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, allow };
  });
}
