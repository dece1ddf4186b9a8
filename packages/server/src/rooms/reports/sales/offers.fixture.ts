import { insertClient } from '../../../../test/client.ts';
import { testApp } from '../../../../test/http.ts';

type Told = Partial<{
  client: number;
  seller: number;
  status: number;
  value: number | null;
  decided: string;
  created: string;
  submission: string;
  validTo: string;
  refusalReason: number;
  types: number[];
}>;

/** A firm whose offers are reported on: those decided by the ends of days and years stand, `offer` makes further ones. */
export async function offersApp() {
  const it = await testApp();
  const [manager, seller, other] = await Promise.all([
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn(),
  ]);
  const named = async (
    table: 'projectType' | 'refusalReason' | 'department' | 'company' | 'tag',
    name: string,
  ) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;

  const types = {
    audit: await named('projectType', 'Audyt'),
    taxes: await named('projectType', 'Podatki'),
    training: await named('projectType', 'Szkolenia'),
  };
  const reasons = {
    price: await named('refusalReason', 'Za drogo'),
    late: await named('refusalReason', 'Za późno'),
  };
  const department = await named('department', 'Sprzedaż');
  const company = await named('company', 'Pierwsza');
  await it.db.insertInto('companyDepartment').values({ company, department }).execute();
  await it.db.updateTable('person').set({ department }).where('id', '=', other.id).execute();
  const tag = await named('tag', 'Polecenie');
  const [tagged, plain] = [await insertClient(it.db), await insertClient(it.db)];
  await it.db.insertInto('clientTag').values({ client: tagged, tag }).execute();

  async function offer({ types: of = [types.audit], created, ...more }: Told): Promise<number> {
    const { id } = await it.db
      .insertInto('offer')
      .values({
        ...{ name: 'Oferta', client: plain, seller: seller.id },
        ...(created && { created: new Date(created) }),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const projectType of of) {
      await it.db.insertInto('offerProjectType').values({ offer: id, projectType }).execute();
    }
    return id;
  }

  // Decided in 2025: the last minute of the year in Warsaw, and the first of the next.
  const [accepted, refused] = [2, 1];
  const early = { created: '2025-06-01T10:00:00Z' };
  await offer({ ...early, status: accepted, value: 1000, decided: '2025-12-31T22:59:59Z' });
  await offer({ ...early, status: accepted, value: 2000, decided: '2025-12-31T23:00:00Z' });
  // The hour that autumn has twice belongs to the 25th; so does the one after it.
  const autumn = { status: refused, refusalReason: reasons.price };
  await offer({ ...early, ...autumn, value: 500, decided: '2026-10-25T00:30:00Z', client: tagged });
  await offer({ ...early, ...autumn, decided: '2026-10-25T22:59:00Z', seller: other.id });
  await offer({ ...early, status: refused, value: 70, decided: '2026-10-25T23:00:00Z' });
  // Of two services, in two groups; replaced ones are decided by what follows them.
  await offer({
    ...{ ...early, status: accepted, value: 300, decided: '2026-05-05T10:00:00Z' },
    types: [types.audit, types.taxes],
  });
  await offer({ ...early, status: 4, value: 900, decided: '2026-05-06T10:00:00Z' });
  return { it, manager, seller, other, types, reasons, department, company, tag, offer };
}
