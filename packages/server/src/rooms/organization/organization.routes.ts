import * as contract from '@zaplecze/contract/organization';
import { notFound } from '../../kit/http/errors.ts';
import { on, type Route } from '../../kit/http/mount.ts';
import { findLogo, findOrganization } from './organization.queries.ts';
import { save } from './organization.save.ts';

export const organizationRoutes: Route[] = [
  on(contract.getOrganization, async ({ db }) => ({ organization: await findOrganization(db) })),
  on(contract.saveOrganization, async ({ db, user, services, body }) => {
    await save({ db, user, storage: services.storage }, body);
    const organization = await findOrganization(db);
    if (!organization) throw notFound();
    return { organization };
  }),
  on(contract.getLogo, async ({ db, query, reply }) => {
    const logo = await findLogo(db);
    if (!logo) throw notFound();
    // Its address changes with it.
    const lasting = query.v !== undefined;
    reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    reply.type('image/png');
    return logo;
  }),
];
