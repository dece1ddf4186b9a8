import { signInTo } from '../starting/server-process.ts';

/** What writers saw: the names that were acknowledged, and how often which status was answered. */
export type Witness = { acknowledged: string[]; statuses: Map<number, number> };

type Calling = { url: string; token: string };

export async function post({ url, token }: Calling, path: string, body: unknown) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'access-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data?: { id: number } };
  return {
    status: answer.status,
    id: data?.id ?? 0,
    retryAfter: answer.headers.get('retry-after'),
  };
}

/** A client with its carer and two contact persons: four tables and their history in one call. */
export function clientNamed(name: string, { service, carer }: { service: number; carer: number }) {
  const firm = {
    phone: '600700800',
    email: 'a@b.pl',
    city: 'Łódź',
    street: 'Prosta 1',
    province: 10,
  };
  const invoice = { fvName: name, fvPhone: '600700800', fvEmail: 'a@b.pl', fvCity: 'Łódź' };
  const more = { fvStreet: 'Prosta 1', fvPostalCode: '90-001', fvProvince: 10, nip: '5260250995' };
  const person = { firstName: 'Jan', lastName: 'Kot', phone: '600700800' };
  return {
    ...{ name, ...firm, postalCode: '90-001', ...invoice, ...more, status: 1 },
    ...{ projectTypes: [service], clientService: [carer], persons: [person, person] },
  };
}

/** Signs in and makes what clients need; gives a session to write with. */
export async function prepareWrites(
  url: string,
  password = 'haslo-do-testow-startu',
): Promise<Calling & { service: number; carer: number }> {
  const token = await signInTo(url, 'admin', password);
  const made = await post({ url, token }, '/definition/projectType/create', {
    name: 'Usługa',
    color: '#112233',
  });
  return { url, token, service: made.id, carer: 1 };
}

/**
 * Writers that create clients side by side until they are stopped; a call that breaks off or is
 * refused is not repeated, and only what was answered 200 counts as acknowledged.
 */
export function startWriters(
  calling: Calling & { service: number; carer: number },
  { count = 4, prefix = 'klient' }: { count?: number; prefix?: string } = {},
) {
  const witness: Witness = { acknowledged: [], statuses: new Map() };
  let [going, at] = [true, 0];
  const write = async () => {
    while (going) {
      at += 1;
      const name = `${prefix} ${at}`;
      const status = await post(calling, '/client/create', clientNamed(name, calling))
        .then((answer) => answer.status)
        .catch(() => 0);
      witness.statuses.set(status, (witness.statuses.get(status) ?? 0) + 1);
      if (status === 200) witness.acknowledged.push(name);
      // A server that is away is asked again, not battered.
      else await new Promise((next) => setTimeout(next, 10));
    }
  };
  const writing = Promise.all(Array.from({ length: count }, write));
  const stop = async () => {
    going = false;
    await writing;
  };
  return { witness, stop };
}
