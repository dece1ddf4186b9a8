import { createHash } from 'node:crypto';
import type { Db } from '../../kit/database/database.ts';
import { keepSecret } from '../../kit/database/secret.ts';
import { newSealKey, seal } from '../../kit/operations/encrypt.ts';
import { webhookKey } from '../../rooms/webhooks/index.ts';

const day = 86_400_000;
/** No key has this hash: those of the demonstration open nothing. */
const nobodys = (name: string) => createHash('sha256').update(`demo ${name}`).digest();

/** A program with its keys, a manager's own key, and a webhook that is off: the demonstration calls nobody. */
export async function fillMachines(
  db: Db,
  { staff, now }: { staff: { id: number }[]; now: number },
): Promise<void> {
  const [admin = 0, manager = 0] = [staff[0]?.id, staff[1]?.id];
  const at = (days: number) => new Date(now + days * day);
  const { id: program } = await db
    .insertInto('person')
    .values({
      ...{ firstName: 'Program', lastName: 'Fakturownia', username: 'program', email: '' },
      ...{ roles: ['ROLE_USER'], active: false, createdBy: admin },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const description = 'Wystawia faktury z przyjętych ofert. Odpowiada: księgowość.';
  await db
    .insertInto('program')
    .values({ person: program, description, createdBy: admin, created: at(-120) })
    .execute();
  const key = (person: number, name: string, ending: string) => ({
    ...{ person, name, ending, tokenHash: nobodys(name), createdBy: person },
  });
  await db
    .insertInto('accessToken')
    .values([
      {
        ...key(program, 'Serwer faktur', 'k3Wd'),
        ...{ reads: ['clients'], writes: ['offers'], created: at(-120), expires: at(180) },
        ...{ lastUsed: at(-0.01), lastAddress: '198.51.100.24', createdBy: admin },
      },
      {
        ...key(program, 'Próby przed wdrożeniem', 'Qz81'),
        ...{ reads: ['clients', 'offers'], writes: [], created: at(-130), expires: at(-40) },
        ...{ createdBy: admin },
      },
      {
        ...key(manager, 'Arkusz z obciążeniem', 'p0Xe'),
        ...{ reads: ['projects', 'reports'], writes: [], created: at(-20), expires: at(6) },
        lastUsed: at(-1),
      },
    ])
    .execute();
  const sealKey = await keepSecret(db, webhookKey, newSealKey);
  const { id: webhook } = await db
    .insertInto('webhook')
    .values({
      ...{ name: 'Kadry i płace', url: 'https://kadry.example.com/zaplecze', active: false },
      events: ['absence.requested', 'absence.decided'],
      secret: seal(sealKey, `whsec_${createHash('sha256').update('demo').digest('base64')}`),
      ...{ created: at(-60), createdBy: admin, stopped: at(-2), failingSince: at(-5) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: delivery } = await db
    .insertInto('webhookDelivery')
    .values({
      ...{ webhook, event: 'msg_demo', type: 'absence.decided', state: 'failed', attempts: 2 },
      ...{ created: at(-5), payload: JSON.stringify({ type: 'absence.decided' }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const failed = { delivery, status: 502, duration: 340, answer: 'Bad gateway' };
  await db
    .insertInto('webhookAttempt')
    .values([
      { ...failed, at: at(-5) },
      {
        ...failed,
        at: at(-4),
        status: null,
        answer: null,
        duration: 15_002,
        problem: 'Brak odpowiedzi w 15 sekund',
      },
    ])
    .execute();
}
