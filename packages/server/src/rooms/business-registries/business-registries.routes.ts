import { companyNumber, numberProblem } from '@zaplecze/contract/kit/fields/company-numbers';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/business-registries/calls';
import type { RegistryField } from '@zaplecze/contract/rooms/business-registries/lists';
import type { Db } from '../../kit/database/database.ts';
import { HttpError, invalid, notFound } from '../../kit/http/calls/errors.ts';
import { on, type Services } from '../../kit/http/calls/mount.ts';
import { countAttempt } from '../../kit/http/rate-limit.ts';
import { clientNumbers } from '../clients/index.ts';
import { checksOf, listRegistryChanges, newestOf, type StoredAnswer } from './answers.queries.ts';
import { factsOf, lookUp, lookUpRecord, refusalWords } from './look-up.ts';
import { registersOf } from './registers.ts';

const worldOf = ({ db, config }: Services) => ({ db, registers: registersOf(config.registries) });

/** What one person may ask in a quarter of an hour: the company's day has a hundred. */
const perPerson = 40;

const record = ({ db, params }: { db: Db; params: { id: number } }) => clientNumbers(db, params.id);

const checkOf = ({ question, state, requestId, day, at }: StoredAnswer) => ({
  account: question.split(':')[2] ?? '',
  assigned: state === 'found',
  ...{ requestId, day, at },
});

async function ask(services: Services, user: { id: number }, typed: string) {
  const number = companyNumber(typed);
  const problem = numberProblem(typed);
  if (!number || problem) throw invalid({ nip: problem ?? '' }, problem ?? undefined);
  await countAttempt(services.db, `registry:${user.id}`, perPerson);
  return await lookUp(worldOf(services), number, user.id);
}

export const registryRoutes = [
  on(contract.lookUpCompany, {
    transaction: false,
    handle: ({ services, user, body }) => ask(services, user, body.number),
  }),
  on(contract.knownOfClient, {
    record,
    handle: async ({ db, services, record: { nip } }) => {
      const { adapters, checkAccount } = registersOf(services.config.registries);
      const [answers, checks, changes] = await Promise.all([
        newestOf(db, nip),
        checksOf(db, nip),
        listRegistryChanges(db, nip),
      ]);
      // In the order of the settings, and what a register said that is switched off by now after it.
      const place = new Map(services.config.registries.order.map((id, at) => [id, at]));
      answers.sort((one, two) => (place.get(one.registry) ?? 9) - (place.get(two.registry) ?? 9));
      return {
        known: {
          nip,
          on: adapters.length > 0,
          accounts: checkAccount !== undefined,
          facts: answers.flatMap(factsOf),
          asked: answers.map(lookUpRecord),
          checks: checks.map(checkOf),
          changes: changes.map((one) => ({
            ...one,
            registry: one.registry as StoredAnswer['registry'],
            field: one.field as RegistryField,
          })),
        },
      };
    },
  }),
  on(contract.checkClient, {
    transaction: false,
    record,
    handle: ({ services, user, record: { nip } }) => ask(services, user, nip),
  }),
  on(contract.checkAccount, {
    transaction: false,
    record,
    handle: async ({ db, services, user, record: { nip }, body: { account } }) => {
      const { checkAccount } = registersOf(services.config.registries);
      if (!checkAccount) throw notFound();
      await countAttempt(db, `registry:${user.id}`, perPerson);
      const outcome = await checkAccount(db, { nip, account, day: warsawDay() });
      if (!('answer' in outcome))
        throw new HttpError(503, refusalWords('mf', outcome), { headers: { 'retry-after': '60' } });
      return { check: checkOf(outcome.answer) };
    },
  }),
];
