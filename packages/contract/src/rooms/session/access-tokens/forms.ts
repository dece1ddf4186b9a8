import * as z from 'zod';
import { day } from '../../../kit/fields/date-fields.ts';
import { requiredText } from '../../../kit/fields/fields.ts';
import { addDays, warsawDay } from '../../../kit/values/time.ts';
import { ownPassword } from '../own-proof/forms.ts';
import { tokenAreaKeys } from './lists.ts';

/** The form of a key of a program. */

const areas = z.array(z.enum(tokenAreaKeys)).max(tokenAreaKeys.length).default([]);

export const tokenForm = z
  .strictObject({
    name: requiredText('Nazwa jest wymagana', 80),
    reads: areas,
    writes: areas,
    password: ownPassword,
    /** The last day on which it opens anything. */
    expires: day('Data końca jest wymagana', { ahead: 1 }),
  })
  .refine(({ reads, writes }) => reads.length + writes.length > 0, {
    error: 'Wybierz przynajmniej jedno prawo',
    path: ['reads'],
  })
  .refine(({ expires }) => expires >= warsawDay(), {
    error: 'Data końca nie może być w przeszłości',
    path: ['expires'],
  });

/** Days that a key lives unless somebody chooses. */
const usualDays = 90;

export const emptyToken = () => ({
  name: '',
  reads: [],
  writes: [],
  password: '',
  expires: addDays(warsawDay(), usualDays),
});
