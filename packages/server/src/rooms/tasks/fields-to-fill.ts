import { customName, mayEditCustom } from '@zaplecze/contract/kit/fields/custom-fields';
import { customAudienceWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { findCustomFields } from '../../kit/custom-fields/definitions.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { emptyFields } from './fields-to-fill.queries.ts';

/** 'Najpierw wypełnij: „Numer UPO”, „Kwota”' */
const words = (labels: string[]) =>
  `Najpierw wypełnij: ${labels.map((label) => `„${label}”`).join(', ')}`;

/**
 * Refuses to close a task while an own field is empty that its definition asks for, as it asks now. What this person does not
 * see they are not asked for, nor told of. After what they sent of its own fields was saved.
 *
 * @throws HttpError 400 on `custom.<key>`, naming the fields
 */
export async function assertFilled(
  db: Db,
  user: User,
  task: { id: number; task: number },
): Promise<void> {
  const empty = await emptyFields(db, task);
  if (empty.length === 0) return;
  const seen = await findCustomFields(db, { record: 'task', flags: user.flags });
  const missing = seen.filter(({ id }) => empty.includes(id));
  if (missing.length === 0) return;
  throw invalid(
    Object.fromEntries(
      missing.map((field) => [
        customName(field.key),
        mayEditCustom(field, user.flags)
          ? `${field.label}: wypełnij to pole, zanim zamkniesz zadanie`
          : `${field.label}: przed zamknięciem to pole wypełniają ${customAudienceWords[field.edits]}`,
      ]),
    ),
    words(missing.map(({ label }) => label)),
  );
}
