import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { companyStates } from '@zaplecze/contract/rooms/business-registries/lists';
import type { Db } from '../../kit/database/database.ts';

const legalForms: [RegExp, string][] = [
  [/sp\. z o\.o\.$/, 'Spółka z ograniczoną odpowiedzialnością'],
  [/S\.A\.$/, 'Spółka akcyjna'],
  [/sp\. j\.$/, 'Spółka jawna'],
  [/sp\. k\.$/, 'Spółka komandytowa'],
];

/** A REGON whose last digit fits. */
function regonOf(at: number): string {
  const digits = String(36_100_000 + at * 17);
  const weights = [8, 9, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${(sum % 11) % 10}`;
}

/** An account whose check digits fit. */
function accountOf(id: number): string {
  const rest = `10902590${String(id).padStart(16, '0')}`;
  return `${String(98n - (BigInt(`${rest}252100`) % 97n)).padStart(2, '0')}${rest}`;
}

/** The numbers of a third of the clients, by their place. */
export function registeredAs(name: string, at: number) {
  if (at % 3 !== 0) return {};
  const legalForm = legalForms.find(([end]) => end.test(name))?.[1] ?? null;
  const krs = legalForm && String(310_000 + at * 7).padStart(10, '0');
  return { regon: regonOf(at), krs, legalForm };
}

/** What registers said of those clients some days ago: VAT status with its proof, and one change. */
export async function fillRegistries(db: Db, { now }: { now: number }): Promise<void> {
  const clients = await db
    .selectFrom('client')
    .select(['id', 'name', 'nip', 'regon', 'krs', 'street', 'postalCode', 'city'])
    .where('regon', 'is not', null)
    .orderBy('id')
    .execute();
  const at = new Date(now - 4 * 86_400_000);
  const day = warsawDay(at);
  for (const { id, name, nip, krs, street, postalCode, city } of clients) {
    const place = { name, street, postalCode, city };
    const listed = { ...place, nip, vatStatus: 'Czynny', account: accountOf(id) };
    const facts = (values: object) =>
      JSON.stringify(Object.entries(values).map(([field, value]) => ({ field, value })));
    const answer = { day, at, nip, state: 'found' };
    const requestId = `demo-${String(id).padStart(6, '0')}`;
    await db
      .insertInto('registryAnswer')
      .values([
        { registry: 'mf', question: `nip:${nip}`, requestId, facts: facts(listed), ...answer },
        ...(krs
          ? [
              {
                ...{ registry: 'krs', question: `krs:${krs}`, requestId: null, ...answer },
                facts: facts({ ...place, state: companyStates.active }),
              },
            ]
          : []),
      ])
      .onConflict((known) => known.doNothing())
      .execute();
  }
  const [, moved] = clients;
  if (!moved) return;
  const change = { nip: moved.nip, registry: 'mf', field: 'street', at };
  await db
    .insertInto('registryChange')
    .values({ ...change, before: 'Dawna 4', after: moved.street })
    .execute();
}
