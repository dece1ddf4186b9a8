import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { instant, ref, statusRef } from '../../../kit/values/records.ts';
import { statusWays } from '../status-ways.ts';
import * as calls from './calls.ts';
import { acceptanceForm, acceptanceLink } from './forms.ts';

/** What a link is good for now, and if for nothing any more, what became of it. */
const link = z.object({
  /**
   * `open`: it waits for a decision. `used`: by this link it was decided. `decided`: it was decided or taken up again
   * otherwise. `expired`: its time has passed. `removed`: there is no such issue any more. `dead`: it opens nothing.
   */
  state: z.enum(['open', 'used', 'decided', 'expired', 'removed', 'dead']),
  /** Of the issue; null where the link tells nothing. */
  name: z.string().nullable(),
  /** The step that ended the waiting, where it has ended. */
  outcome: z
    .object({ status: statusRef, at: instant, way: z.enum(statusWays).nullable() })
    .nullable(),
  /** What there is to decide about, while it is open. */
  issue: z
    .object({
      id: z.int(),
      /** Whose decision it is. */
      orderer: z.string(),
      client: z.string().nullable(),
      type: z.string(),
      description: z.string(),
      users: z.array(ref),
      doneBy: z.string().nullable(),
      doneAt: instant,
      /** What those who did it wrote last, oldest first. */
      said: z.array(z.object({ by: z.string(), at: instant, text: z.string() })),
      /** The day on which it is accepted by itself. */
      acceptsOn: z.string().nullable(),
      /** Until when the link works, an instant. */
      expires: z.string(),
    })
    .nullable(),
});
export type AcceptanceLink = z.output<typeof link>;

const answer = z.object({ link });

const schemas = {
  checkAcceptance: io({
    summary: 'Co odnośnik z listu albo powiadomienia pozwala zrobić ze zrealizowanym zgłoszeniem',
    body: acceptanceLink,
    answer,
  }),
  decideAcceptance: io({
    summary: 'Akceptacja albo zwrot zgłoszenia odnośnikiem, bez logowania; odnośnik działa raz',
    body: acceptanceForm,
    answer,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
