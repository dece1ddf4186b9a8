import * as z from 'zod';
import {
  choice,
  ids,
  optionalChoice,
  requiredLines,
  requiredText,
} from '../../kit/fields/fields.ts';
import { issueTypes } from '../issues/lists.ts';
import '../../kit/calls/messages.ts';

const typeMissing = 'Typ zgłoszenia jest wymagany';

/** A letter as an issue; its words become the description. */
export const letterForm = z.strictObject({
  name: requiredText('Nazwa jest wymagana', 250),
  client: optionalChoice(),
  users: ids(50, 'Użytkownik jest wymagany').refine((list) => list.length > 0, {
    error: 'Użytkownik jest wymagany',
  }),
  type: choice(typeMissing).refine((value) => issueTypes.some((type) => type.id === value), {
    error: typeMissing,
  }),
});

/** Why a letter is put away. */
export const putAwayForm = z.strictObject({ reason: requiredLines('Powód jest wymagany', 500) });
