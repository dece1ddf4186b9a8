import type { Schemas } from './impact.schemas.ts';
import { endpoint } from './kit/endpoint.ts';

/** 'Skutki nieobecności': what waits while somebody is away, and what becomes of it (docs/decisions/0042). */

export type { Candidate, Impact, ImpactRow, Standing } from './impact.schemas.ts';

export const getImpact = endpoint<Schemas['getImpact']>({
  method: 'GET',
  path: '/absence/impact/:id',
  allow: 'everyone',
  area: 'overview',
});

export const previewImpact = endpoint<Schemas['previewImpact']>({
  method: 'GET',
  path: '/absence/impact',
  allow: 'everyone',
  area: 'overview',
});

export const settleImpact = endpoint<Schemas['settleImpact']>({
  method: 'POST',
  path: '/absence/impact/:id',
  allow: 'everyone',
  area: 'none',
});
