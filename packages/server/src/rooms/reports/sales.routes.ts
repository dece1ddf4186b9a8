import * as offers from '@zaplecze/contract/report-offers';
import { onShortList } from '../../kit/lists/list-routes.ts';
import { findExpected } from './offer-expected.queries.ts';
import { findFunnel } from './offer-funnel.queries.ts';
import { findRefusals } from './offer-refusals.queries.ts';
import { findWaiting } from './offer-waiting.queries.ts';
import { findWins } from './offer-wins.queries.ts';
import * as sheets from './sales.sheet.ts';

/** Charts about offers. */
export const salesRoutes = [
  ...onShortList(offers.offerFunnel, {
    find: ({ db, query }) => findFunnel(db, query.filter),
    sheet: sheets.funnelSheet,
  }),
  ...onShortList(offers.offerWins, {
    find: ({ db, query }) => findWins(db, query),
    sheet: ({ by }) => sheets.winsSheet(by),
  }),
  ...onShortList(offers.offersWaiting, {
    find: ({ db, query }) => findWaiting(db, query.filter),
    sheet: sheets.waitingSheet,
  }),
  ...onShortList(offers.offerRefusals, {
    find: ({ db, query }) => findRefusals(db, query.filter),
    sheet: sheets.refusalSheet,
  }),
  ...onShortList(offers.offersExpected, {
    find: ({ db, query }) => findExpected(db, query.filter),
    sheet: sheets.expectedSheet,
  }),
];
