import { afterAll, beforeAll, expect, test } from 'vitest';
import { offersApp } from './offers.fixture.ts';

let desk: Awaited<ReturnType<typeof offersApp>>;
beforeAll(async () => {
  desk = await offersApp();
});
afterAll(() => desk.it.close());

async function insertDepartment(name: string, company: number): Promise<number> {
  const { db } = desk.it;
  const { id } = await db
    .insertInto('department')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('companyDepartment').values({ company, department: id }).execute();
  return id;
}

test('offers of departments and companies are those of their sellers, and of no others [OFF-11]', async () => {
  const { it, create, list } = desk;
  const companies = await it.db
    .insertInto('company')
    .values([{ name: 'Księgi' }, { name: 'Kadry' }])
    .returning('id')
    .execute();
  const [books = 0, staff = 0] = companies.map(({ id }) => id);
  const sales = await insertDepartment('Sprzedaż', books);
  const taxes = await insertDepartment('Podatki', books);
  const idle = await insertDepartment('Archiwum', staff);
  const [first, second, nobody] = [await it.signIn(), await it.signIn(), await it.signIn()];
  const offers: number[] = [];
  for (const [{ id: seller }, department] of [
    [first, sales],
    [second, taxes],
    [nobody, idle],
  ] as const) {
    await it.db.updateTable('person').set({ department }).where('id', '=', seller).execute();
    if (department !== idle) offers.push((await create({ seller })).data.id);
  }
  const [ofFirst = 0, ofSecond = 0] = offers;
  for (const [filter, found] of [
    [{ department: [sales] }, [ofFirst]],
    [{ department: [sales, taxes] }, [ofFirst, ofSecond]],
    [{ company: [books] }, [ofFirst, ofSecond]],
    [{ company: [books], department: [taxes, idle] }, [ofSecond]],
    [{ department: [sales, taxes], seller: [second.id] }, [ofSecond]],
    [{ department: [sales], status: [0] }, [ofFirst]],
    // One that sells nothing, one of another company, a seller of another department.
    [{ department: [idle] }, []],
    [{ company: [staff], department: [sales] }, []],
    [{ department: [sales], seller: [second.id] }, []],
  ] as const) {
    const page = await list({ filter });
    const ids = page.list.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
    expect([filter, ids, page.count]).toEqual([filter, found, found.length]);
  }
});
