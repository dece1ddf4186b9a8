import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  checkAcceptance,
  decideAcceptance,
} from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Someone } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { nothingToDo } from '../../../../test/waiting-jobs.ts';
import { startWorker } from '../../../kit/jobs/jobs.ts';
import { createMail } from '../../../kit/mail/mail.ts';
import { createLog } from '../../../kit/operations/log.ts';
import { createOutgoing } from '../../../kit/outgoing/outgoing.ts';
import { jobs } from '../../house.ts';
import { pushPeer } from '../../notifications/delivery/push-peer.fixture.ts';
import { issueApp } from '../issues.fixture.ts';

type Letter = Awaited<ReturnType<typeof PostalMime.parse>>;

/** A company whose letters go to a real mail server and whose pushes to a push service, both on this machine. */
export async function acceptanceApp() {
  const peer = await pushPeer();
  const outgoing = createOutgoing({ hosts: ['fcm.googleapis.com'], detour: peer.detour });
  const app = await issueApp(outgoing);
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream).then(async (content) => {
        letters.push(await PostalMime.parse(content));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const { config, db } = app.it.services;

  /** Lets everything that waits be sent. */
  async function work(): Promise<void> {
    const log = createLog('silent');
    const mail = createMail({ ...config, smtpUrl }, log);
    const tasks = jobs({ ...app.it.services, mail, outgoing });
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await eventually(() => nothingToDo(db));
    await worker.stop();
  }
  const lettersTo = async (one: Someone): Promise<Letter[]> => {
    const { email } = await db
      .selectFrom('person')
      .select('email')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    return letters.filter(({ to }) => to?.some(({ address }) => address === email));
  };
  const tokenIn = (text = ''): string => /\/accept#([\w-]{43})/.exec(text)?.[1] ?? '';
  /** The newest letter to a person by which an issue can be decided about. */
  const letterAbout = async (as: Someone, id: number) =>
    (await lettersTo(as)).findLast(
      ({ text = '' }) => text.includes(`/yourIssues/${id}\n`) && tokenIn(text) !== '',
    );
  /** An issue that was done just now, and the token of the letter about it. */
  async function done(more: object = {}, as: Someone = app.orderer) {
    const id = await app.made(more, as);
    await app.patch(id, { status: 9 }, app.doer);
    await work();
    const letter = await letterAbout(as, id);
    return { id, letter, token: tokenIn(letter?.text) };
  }
  const check = async (token: string) =>
    (await app.it.call(checkAcceptance, { body: { token } })).data.link;
  const decide = (body: object, as: Someone | null = null) =>
    app.it.call(decideAcceptance, { as, body });
  const withDevice = (as: Someone, name: string) =>
    app.it.call(updatePerson, {
      as,
      params: { id: as.id },
      body: { pushSettings: peer.device(name) },
    });
  async function close(): Promise<void> {
    await app.it.close();
    await peer.close();
    await new Promise<void>((ended) => server.close(ended));
  }
  return {
    ...app,
    peer,
    work,
    lettersTo,
    letterAbout,
    tokenIn,
    done,
    check,
    decide,
    withDevice,
    close,
  };
}
