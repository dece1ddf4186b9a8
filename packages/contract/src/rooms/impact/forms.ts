import * as z from 'zod';
import { optionalLimit } from '../../kit/fields/date-fields.ts';
import { id, optionalChoice } from '../../kit/fields/fields.ts';
import { impactKinds, remedies } from './lists.ts';

/** What becomes of what an absence leaves behind. */

export const impactMessages = {
  nobody: 'Nie ma takiej osoby',
  owner: 'Ta osoba jest wtedy nieobecna',
  substitute: 'Wskaż, kto zastępuje',
  to: 'Wskaż, komu przekazać',
  limit: 'Podaj nowy termin',
  remedy: 'Tego nie można tu wybrać',
};

const row = z.strictObject({
  kind: z.enum(impactKinds),
  id: id(),
  /** The version that the person saw: rows that changed meanwhile stay as they are and are reported. */
  version: z.int().min(1),
  remedy: z.enum(remedies),
  /** The person who takes the work over; with `handOver`. */
  to: optionalChoice(),
  /** With `move`. */
  limit: optionalLimit(),
});

export const impactForm = z
  .strictObject({
    /** Who stands in for the absent person; null: nobody beside those who do already. */
    user: optionalChoice(),
    rows: z.array(row).max(1000),
  })
  .superRefine(({ rows }, context) => {
    for (const [at, { remedy, to, limit }] of rows.entries()) {
      if (remedy === 'handOver' && !to)
        context.addIssue({ code: 'custom', message: impactMessages.to, path: ['rows', at, 'to'] });
      if (remedy === 'move' && !limit)
        context.addIssue({
          ...{ code: 'custom', message: impactMessages.limit },
          path: ['rows', at, 'limit'],
        });
    }
  });
export type ImpactForm = z.output<typeof impactForm>;
