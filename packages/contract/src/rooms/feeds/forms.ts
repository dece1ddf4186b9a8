import * as z from 'zod';
import { optionalChoice } from '../../kit/fields/fields.ts';
import { feedAlarmIds, feedKindIds } from './lists.ts';
import '../../kit/calls/messages.ts';
import { ownPassword } from '../session/own-proof/forms.ts';

/** A new address of a calendar; a department's absences need the department. */
export const feedForm = z
  .strictObject({
    kind: z.enum(feedKindIds, { error: 'Wybierz, co ma być w kalendarzu' }),
    department: optionalChoice(),
    alarm: z.enum(feedAlarmIds, { error: 'Wybierz przypomnienie' }).default('none'),
    password: ownPassword,
  })
  .refine(({ kind, department }) => kind !== 'department' || Boolean(department), {
    error: 'Wybierz dział',
    path: ['department'],
  });
