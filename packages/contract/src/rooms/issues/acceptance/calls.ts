import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * Acceptance of a done issue by the link of a letter or a push, without a session: the link is the right to this one
 * decision. It stands in the body, so that no log and no address has it.
 */

export type { AcceptanceLink } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

/** Asked when the page of a link opens; changes nothing, so that whoever only looks uses nothing up. */
export const checkAcceptance = endpoint<'checkAcceptance'>('POST /auth/acceptance/check', 'public');

export const decideAcceptance = endpoint<'decideAcceptance'>('POST /auth/acceptance', 'public');
