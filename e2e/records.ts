import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Company } from './company.ts';
import { type Caller, expect, passwordOf, signedIn } from './support.ts';

/** Records that a test makes for itself by the API, under names that nobody else has. */

let made = 0;

/** A name of its own: what a search finds by it is this record alone. */
export function unique(word: string): string {
  return `${word} ${number()}`;
}

/** As long as any other, so that none is the beginning of another. */
function number(): string {
  made += 1;
  return String(made).padStart(4, '0');
}

const firstOf = async (by: Caller, kind: string): Promise<number> =>
  (await by.get(`/definition/${kind}/list`)).list[0].id;

/** A tax number that no other client has: of nine figures the tenth checks them, where it is one. */
export function ownNip(): string {
  for (;;) {
    made += 1;
    const figures = `7${String(made * 7919).padStart(8, '0')}`;
    const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce(
      (all, by, at) => all + by * Number(figures[at]),
      0,
    );
    if (sum % 11 < 10) return `${figures}${sum % 11}`;
  }
}

/** A client in the care of whoever makes it; `more`: what it has otherwise than the others. */
export async function makeClient(by: Caller, name: string, more: object = {}): Promise<number> {
  const { user } = await by.get('/profile/me');
  const contact = { phone: '600700800', email: 'biuro@firma.example' };
  const { id } = await by.post('/client/create', {
    ...contact,
    name,
    city: 'Gdynia',
    street: 'Portowa 3',
    postalCode: '81-000',
    province: 22,
    fvName: name,
    fvPhone: contact.phone,
    fvEmail: contact.email,
    fvCity: 'Gdynia',
    fvStreet: 'Portowa 3',
    fvPostalCode: '81-000',
    fvProvince: 22,
    nip: '5261040828',
    status: 1,
    projectTypes: [await firstOf(by, 'projectType')],
    clientService: [user.id],
    persons: [{ ...contact, firstName: 'Zofia', lastName: 'Żak' }],
    ...more,
  });
  return id;
}

/** A service that nothing is done in, without a description. */
export async function makeService(by: Caller, name: string): Promise<number> {
  const [department, type] = await Promise.all(
    ['department', 'projectType'].map((kind) => firstOf(by, kind)),
  );
  return (await by.post('/definition/service/create', { name, department, type })).id;
}

export type MadeProject = {
  id: number;
  name: string;
  service: number;
  /** Its tasks in their order, each with the address of its dialog. */
  tasks: { id: number; procedure: number; name: string; path: string }[];
};

/**
 * A project of the demonstration's bookkeeping service, all of its tasks given to one person; `more`: whose it is, the offer
 * that it is made of, what it is worth, and the day of all limits.
 */
export async function makeProject(
  by: Caller,
  word: string,
  user: number,
  more: {
    client?: number;
    offer?: number;
    unitQuantity?: number;
    unitValue?: number;
    limit?: string;
  } = {},
): Promise<MadeProject> {
  const name = unique(word);
  const { limit, ...own } = more;
  const client = own.client ?? (await makeClient(by, unique('Klient')));
  const [{ id: service }] = (await by.get('/definition/service/list?search=ksiegowosc')).list.list;
  type Procedure = { id: number; tasks: { id: number; name: string }[] };
  const { procedures } = (await by.get(`/definition/service/${service}`)).item as {
    procedures: Procedure[];
  };
  const tasks = procedures.flatMap((procedure) =>
    procedure.tasks.map((task) => ({ procedure: procedure.id, ...task })),
  );
  const given = tasks.map(({ procedure, id: task }) => ({
    ...{ procedure, task, user },
    ...(limit && { dateRealizationLimit: limit }),
  }));
  const { id } = await by.post('/project/create', {
    name,
    client,
    services: [service],
    tasks: given,
    ...own,
  });
  const path = (one: (typeof tasks)[number]) => `/task/${id}/${one.id}/${one.procedure}/${service}`;
  return { id, name, service, tasks: tasks.map((task) => ({ ...task, path: path(task) })) };
}

async function upload(request: APIRequestContext, by: Caller, name: string): Promise<number> {
  const buffer = Buffer.from('%PDF-1.4 x');
  const uploaded = await request.post('/api/media/upload', {
    headers: { 'access-token': by.token },
    multipart: { file: { name, mimeType: 'application/pdf', buffer } },
  });
  return (await uploaded.json()).data.file.id;
}

/** A document without a description and a client; its file is called `{name}.pdf`. */
export async function makeDocument(
  request: APIRequestContext,
  by: Caller,
  name: string,
): Promise<number> {
  const type = await firstOf(by, 'documentType');
  const file = await upload(request, by, `${name}.pdf`);
  return (await by.post('/document/create', { type, file })).id;
}

/** An offer that a client has not answered yet. */
export async function makeOffer(
  request: APIRequestContext,
  by: Caller,
  offer: { client: number; value?: number; description?: string },
): Promise<number> {
  const { user } = await by.get('/profile/me');
  const { id } = await by.post('/offer/create', {
    ...{ ...offer, name: unique('Oferta'), seller: user.id },
    projectTypes: [await firstOf(by, 'projectType')],
    files: [await upload(request, by, 'a.pdf')],
  });
  return id;
}

/** An accepted offer of a client, as far as a project can be made of it. */
export async function makeAcceptedOffer(
  request: APIRequestContext,
  by: Caller,
  offer: { client: number; value: number },
): Promise<number> {
  const id = await makeOffer(request, by, offer);
  await by.patch(`/offer/${id}`, { status: 2 });
  return id;
}

/** The newest letter to an address, as the server of the company writes them; '' while there is none. */
export function letterTo({ dataDir }: Company, address: string): string {
  const folder = join(dataDir, 'mail');
  const letters = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${address}`) || letter.includes(`<${address}>`));
  return (letters.at(-1) ?? '').replace(/=\r?\n/g, '');
}

/** Today, or the last day before it that has work: nobody takes leave of days without work alone. */
export function lastWorkday(): string {
  let day = warsawDay();
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}

/** A colleague who has taken up the invitation: signs in by `username`, has nothing to do and no news. */
export async function makeColleague(
  company: Company,
  request: APIRequestContext,
  role = 'ROLE_USER',
): Promise<{ id: number; username: string; name: string }> {
  const admin = await signedIn(request, 'admin');
  const lastName = `Kolega${number()}`;
  const email = `${lastName.toLowerCase()}@meridian.example`;
  const person = { firstName: 'Zenon', lastName, phone: '600700800', email, roles: [role] };
  const proof = { password: passwordOf('admin'), code: '' };
  const { id } = await admin.post('/profile/create', { ...person, ...proof });
  const link = /recoveryChange\/([\w-]+)/;
  await expect.poll(() => letterTo(company, email)).toMatch(link);
  const password = passwordOf(email);
  const [, token] = link.exec(letterTo(company, email)) ?? [];
  await admin.post('/auth/reset_password_form', { token, password, passwordRepeat: password });
  return { id, username: email, name: `Zenon ${lastName}` };
}
