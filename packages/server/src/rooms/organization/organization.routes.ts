import { organizationHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/organization/calls';
import { noOrganization, organizationFormOf } from '@zaplecze/contract/rooms/organization/forms';
import { notFound } from '../../kit/http/calls/errors.ts';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import { mergeEdits } from '../changes/index.ts';
import { recordHistory } from '../history/index.ts';
import {
  companyHistory,
  findLogo,
  findOrganization,
  lockOrganization,
  logoPath,
  onlyId,
} from './organization.queries.ts';
import { save } from './organization.save.ts';

export const organizationRoutes: Route[] = [
  on(contract.getOrganization, async ({ db }) => ({ organization: await findOrganization(db) })),
  on(contract.saveOrganization, async ({ db, user, services, request, body }) => {
    const known = await lockOrganization(db);
    const edited = {
      entity: 'organization',
      id: onlyId,
      version: known?.version ?? noOrganization,
      first: noOrganization,
      form: organizationFormOf(known),
      columns: { logo: (mark: unknown) => ({ logo: logoPath(mark as string | null) }) },
    } as const;
    const changes = await mergeEdits(db, request, edited, body);
    if (Object.keys(changes).length > 0) {
      await save({ db, user, storage: services.storage }, known, changes);
    }
    return { organization: await findOrganization(db) };
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
  recordHistory(organizationHistory, {
    source: companyHistory,
    record: async ({ db, params }) =>
      params.id === onlyId ? ((await findOrganization(db)) ?? undefined) : undefined,
  }),
];
