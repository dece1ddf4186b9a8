import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import * as contract from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import type { FastifyRequest } from 'fastify';
import { type Db, transactAs } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { readPerson } from '../../../kit/http/guard.ts';
import { countAttempt, networkOf } from '../../../kit/http/rate-limit.ts';
import { aboutIssue, notify } from '../../notifications/index.ts';
import { findActionLink, useActionLink } from '../../session/index.ts';
import * as queries from '../issues.queries.ts';
import { update } from '../issues.save.ts';
import { byLinkWords } from './acceptance.rules.ts';
import { findAcceptanceNote, outcomeSince, shownIssue } from './acceptance-page.queries.ts';

/** Links that open nothing which one address may try in a quarter of an hour, as of letters about passwords. */
const mostDead = 30;

const purpose = 'issueAcceptance';
const { done, accepted, inProgress } = issueStatus;

type LinkAnswer = contract.AcceptanceLink;
const linkAnswer = (
  state: LinkAnswer['state'],
  name: string | null = null,
  outcome: LinkAnswer['outcome'] = null,
): LinkAnswer => ({
  ...{ state, name, outcome },
  issue: null,
});
const dead = linkAnswer('dead');

/**
 * The record that a link may decide about now. Its rights are those of its person now: a person who has left, was
 * signed out everywhere or is no longer the orderer has none, and the answer reveals nothing of the issue.
 *
 * @param lock whether a decision follows: the issue is locked for it
 */
async function linkOf(db: Db, token: string, lock: boolean) {
  const link = await findActionLink(db, token, purpose);
  const user = link && !link.ended ? await readPerson(db, link.person) : null;
  if (!link || !user) return { link: dead };
  const find = lock ? queries.lockIssue : queries.findIssue;
  const known = await find(db, user, link.record);
  if (!known) return { link: linkAnswer('removed') };
  const { name, orderedBy, status } = known.issue;
  if (orderedBy.id !== user.id) return { link: dead };
  const note = await findAcceptanceNote(db, known.id);
  const waits = status.id === done && note?.round === link.round;
  // Read again: whoever waited for the lock may have come second.
  const used = lock ? (await findActionLink(db, token, purpose))?.used : link.used;
  if (used || !waits || !note)
    return { link: linkAnswer(used ? 'used' : 'decided', name, await outcomeSince(db, link)) };
  if (link.expired) return { link: linkAnswer('expired', name) };
  const open: LinkAnswer = { ...linkAnswer('open', name), issue: shownIssue(known, note, link) };
  return { link: open, user, known };
}

const count = async (db: Db, request: FastifyRequest, { state }: LinkAnswer) => {
  if (state === 'dead') await countAttempt(db, `acceptance:${networkOf(request.ip)}`, mostDead);
};

/** Accepts or returns by a link, in the name of its person, who is told of it. @throws HttpError 409 when it is too late */
async function decide(db: Db, body: Body<typeof contract.decideAcceptance>): Promise<void> {
  const { token, decision, comment = null } = body;
  const { user, known } = await linkOf(db, token, true);
  const status = decision === 'accept' ? accepted : inProgress;
  if (!user || !known || !(await useActionLink(db, token, status))) throw tooLate();
  const words = decision === 'return' ? { comment } : {};
  await update(db, user, known, { status, ...words, way: 'link' });
  await notify(db, {
    kind: 'issueByLink',
    to: [user.id],
    by: null,
    about: aboutIssue(known.issue),
    more: byLinkWords(decision, new Date()),
    personal: true,
  });
}

const tooLate = () =>
  conflict(
    'Tym odnośnikiem nie można już zdecydować o zgłoszeniu. Odśwież stronę, żeby zobaczyć, co się z nim stało.',
  );

export const acceptanceRoutes = [
  on(contract.checkAcceptance, {
    transaction: false,
    handle: async ({ services: { db }, request, body }) => {
      const { link } = await linkOf(db, body.token, false);
      await count(db, request, link);
      return { link };
    },
  }),
  on(contract.decideAcceptance, {
    // The link decides whose transaction it is; counted attempts remain after a rollback.
    transaction: false,
    handle: async ({ services: { db }, request, body }) => {
      const before = await linkOf(db, body.token, false);
      await count(db, request, before.link);
      if (!before.user) throw tooLate();
      await transactAs(db, before.user.id, (tx) => decide(tx, body));
      return { link: (await linkOf(db, body.token, false)).link };
    },
  }),
];
