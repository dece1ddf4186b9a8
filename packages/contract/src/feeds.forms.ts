import * as z from 'zod';
import { feedKindIds } from './feeds.lists.ts';
import { optionalChoice } from './kit/fields.ts';
import './kit/messages.ts';
import { ownPassword } from './own-proof.forms.ts';

/** A new address of a calendar; a department's absences need the department. */
export const feedForm = z
  .strictObject({
    kind: z.enum(feedKindIds, { error: 'Wybierz, co ma być w kalendarzu' }),
    department: optionalChoice(),
    password: ownPassword,
  })
  .refine(({ kind, department }) => kind !== 'department' || Boolean(department), {
    error: 'Wybierz dział',
    path: ['department'],
  });
