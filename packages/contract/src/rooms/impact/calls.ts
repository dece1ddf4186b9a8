import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** 'Skutki nieobecności': what waits while somebody is away, and what becomes of it (docs/decisions/0042). */

export type { Candidate, Impact, ImpactRow, ImpactSubstitution } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('overview');

export const getImpact = endpoint<'getImpact'>('GET /absence/impact/:id', 'everyone');

export const previewImpact = endpoint<'previewImpact'>('GET /absence/impact', 'everyone');

export const settleImpact = endpoint<'settleImpact'>('POST /absence/impact/:id', 'everyone', {
  area: 'none',
});
