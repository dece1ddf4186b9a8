import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** 'Skutki nieobecności': what waits while somebody is away, and what becomes of it (docs/decisions/0042). */

export type { Candidate, Impact, ImpactRow, ImpactSubstitution } from './schemas.ts';

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
