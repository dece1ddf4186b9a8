import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { monthsOf, reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import * as clients from '@zaplecze/contract/rooms/reports/clients/calls';
import * as offers from '@zaplecze/contract/rooms/reports/offers/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import * as value from '@zaplecze/contract/rooms/reports/value/calls';
import type { Db } from '../../../kit/database/database.ts';
import { onShortList } from '../../../kit/lists/list-routes.ts';
import { findCost } from '../risk/cost.queries.ts';
import { findRisk } from '../risk/project-risk.queries.ts';
import { countCare, findSilent } from './client-care.queries.ts';
import { findExpected } from './offer-expected.queries.ts';
import { findFunnel } from './offer-funnel.queries.ts';
import { findRefusals } from './offer-refusals.queries.ts';
import { findWaiting } from './offer-waiting.queries.ts';
import { findWins } from './offer-wins.queries.ts';
import { findValue } from './project-value.queries.ts';
import * as sheets from './sales.sheet.ts';
import { findSubscriptions } from './subscriptions.queries.ts';
import { gridOf } from './subscriptions.rules.ts';

const monthsShown = (filter: ReportFilter) => monthsOf(reportPeriod(filter));

const subscriptionRows = async (db: Db, filter: ReportFilter) =>
  gridOf(await findSubscriptions(db, filter), monthsShown(filter), warsawDay());

/** More than a company has; a download needs an end. */
const allSilent = 10_000;

/** Charts about offers, projects and clients. */
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
  ...onShortList(value.projectValue, {
    find: ({ db, query }) => findValue(db, query),
    sheet: ({ by }) => sheets.valueSheet(by),
  }),
  ...onShortList(value.valueAtRisk, {
    find: ({ db, query }) => findRisk(db, query),
    sheet: ({ by }) => sheets.riskSheet(by),
  }),
  ...onShortList(value.workCost, {
    find: ({ db, query }) => findCost(db, query),
    sheet: ({ by }) => sheets.costSheet(by),
  }),
  ...onShortList(value.subscriptions, {
    find: async ({ db, query }) =>
      (await subscriptionRows(db, query.filter)).slice(0, value.mostSubscriptions),
    whole: ({ db, query }) => subscriptionRows(db, query.filter),
    besides: (_, { query }) => ({ months: monthsShown(query.filter) }),
    sheet: ({ filter }) => sheets.subscriptionSheet(monthsShown(filter)),
  }),
  ...onShortList(clients.clientCare, {
    find: async ({ db, query }) => {
      const counts = await countCare(db, query);
      return (['total', ...clients.careKinds] as const).map((kind) => ({
        kind,
        count: counts[kind],
      }));
    },
    sheet: ({ days }) => sheets.careSheet(days),
  }),
  ...onShortList(clients.silentClients, {
    find: ({ db, query }) => findSilent(db, query, clients.mostSilent),
    whole: ({ db, query }) => findSilent(db, query, allSilent),
    sheet: sheets.silentSheet,
  }),
];
