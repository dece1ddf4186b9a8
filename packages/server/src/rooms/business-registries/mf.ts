import { notOnList } from '@zaplecze/contract/rooms/business-registries/lists';
import * as z from 'zod';
import { callService, type ServiceAnswer } from '../../kit/outgoing/named-service.ts';
import {
  type Adapter,
  dayLong,
  filledRegistryFields,
  type RegistryAnswer,
  RegistryError,
  type RegistryFields,
} from './adapter.ts';
import { readLine } from './address-words.ts';

/** The list of VAT payers of the Ministry of Finance: https://wl-api.mf.gov.pl, open to everybody, counted by address. */

const text = z.string().nullish();
const subject = z.object({
  name: text,
  nip: text,
  statusVat: text,
  regon: text,
  krs: text,
  residenceAddress: text,
  workingAddress: text,
  removalDate: text,
  accountNumbers: z.array(z.string()).nullish(),
});
const one = z.object({ result: z.object({ subject: subject.nullish(), requestId: text }) });
const several = z.object({
  result: z.object({
    entries: z.array(z.object({ identifier: z.string(), subjects: z.array(subject).nullish() })),
    requestId: text,
  }),
});
const check = z.object({ result: z.object({ accountAssigned: z.string(), requestId: text }) });
const refusal = z.object({ code: z.string(), message: text });

/** Numbers that one search takes. */
export const mostAtOnce = 30;

/** Of the register itself; `check` is counted apart. */
export const mfLimits = {
  search: [{ calls: 100, seconds: dayLong }],
  check: [{ calls: 5000, seconds: dayLong }],
};

function toSaid(found: z.output<typeof subject> | null | undefined): RegistryFields | null {
  if (!found) return null;
  const place = readLine(found.workingAddress) ?? readLine(found.residenceAddress);
  return [
    ...filledRegistryFields({
      name: found.name,
      nip: found.nip,
      regon: found.regon,
      krs: found.krs,
      ...place,
      vatStatus: found.statusVat ?? notOnList,
    }),
    ...(found.accountNumbers ?? []).map((value) => ({ field: 'account' as const, value })),
  ];
}

/** @throws RegistryError for all that is not an answer of this shape */
function read<S extends z.ZodType>({ status, body }: ServiceAnswer, schema: S): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    json = null;
  }
  if (status === 200) {
    const answer = schema.safeParse(json);
    if (answer.success) return answer.data;
    throw new RegistryError('failed', 'MF: an answer of another shape');
  }
  const { code = '' } = refusal.safeParse(json).data ?? {};
  // WL-191 stands in the body of what was too much for the day; 429 comes from what stands before the register.
  if (status === 429 || code === 'WL-191') throw new RegistryError('limit', `MF: ${code}`);
  if (status === 400) throw new RegistryError('refused', `MF: ${code}`);
  throw new RegistryError('failed', `MF: ${status}`);
}

export function createMf(url: string) {
  const get = async <S extends z.ZodType>(path: string, schema: S, signal: AbortSignal) =>
    read(
      await callService(`${url}/api/${path}`, { headers: { accept: 'application/json' }, signal }),
      schema,
    );

  const find: Adapter['find'] = async (
    { kind, number },
    { day, signal },
  ): Promise<RegistryAnswer> => {
    const { result } = await get(`search/${kind}/${number}?date=${day}`, one, signal);
    return { fields: toSaid(result.subject), requestId: result.requestId ?? null };
  };

  /** Several NIPs in one search of the day, at most `mostAtOnce`. */
  const findMany = async (
    nips: string[],
    { day, signal }: { day: string; signal: AbortSignal },
  ) => {
    const { result } = await get(`search/nips/${nips.join(',')}?date=${day}`, several, signal);
    const requestId = result.requestId ?? null;
    const found = new Map(result.entries.map((entry) => [entry.identifier, entry.subjects?.[0]]));
    return new Map<string, RegistryAnswer>(
      nips
        .filter((nip) => found.has(nip))
        .map((nip) => [nip, { fields: toSaid(found.get(nip)), requestId }]),
    );
  };

  /** Whether an account is on the list under that NIP. */
  const checkAccount = async (
    { nip, account }: { nip: string; account: string },
    { day, signal }: { day: string; signal: AbortSignal },
  ) => {
    const path = `check/nip/${nip}/bank-account/${account}?date=${day}`;
    const { result } = await get(path, check, signal);
    return { assigned: result.accountAssigned === 'TAK', requestId: result.requestId ?? null };
  };

  const adapter: Adapter = { id: 'mf', by: ['nip', 'regon'], limits: mfLimits.search, find };
  return { ...adapter, findMany, checkAccount };
}
