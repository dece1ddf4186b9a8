import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { CallSchemas } from '@zaplecze/contract/kit/calls/io';
import type { Allow } from '@zaplecze/contract/permissions';
import type { FastifyInstance } from 'fastify';
import type { WorkKind } from '../../database/work.ts';

/** Who may call an address: as calls of the contract, or the operator's machines with a token of their own. */
export type Access = Allow | 'operator';

/** An address that the server answers, as Fastify has it. */
export type ServedAddress = { method: string; url: string; allow: Access; endpoint?: Endpoint };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose limits its statements have; ordinary unless told (kit/database/work.ts). */
    kind?: WorkKind;
    /** It changes nothing but notes. */
    reads?: boolean;
    /** The call of the contract. */
    endpoint?: Endpoint;
    /** The schemas of its input and answer. */
    schemas?: CallSchemas;
    /** The call that the API's description tells this address as, which is answered outside of the usual way of calls. */
    described?: Endpoint;
    /** Who may call what stands outside of the contract (downloads, probes, pages). */
    allow?: Access;
  }
  interface FastifyInstance {
    /** Every address there is, in the order of their registration; the permission matrix walks it. */
    accessTable: ServedAddress[];
  }
}

/**
 * Builds the table of addresses. Must be registered first: an address whose access is declared neither by a call of
 * the contract nor by `allow` stops the start.
 */
export function registerAddresses(app: FastifyInstance): void {
  const addresses: ServedAddress[] = [];
  const found: { method: string; url: string; config?: { endpoint?: Endpoint; allow?: Access } }[] =
    [];
  app.decorate('accessTable', addresses);
  app.addHook('onRoute', (route) => {
    // HEAD is a GET without its body, OPTIONS names methods: neither opens anything of its own.
    const methods = [route.method].flat().filter((method) => !/^(HEAD|OPTIONS)$/.test(method));
    found.push(
      ...methods.map((method) => ({
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
