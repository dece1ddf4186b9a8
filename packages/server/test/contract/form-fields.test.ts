import { type FormEntity, fieldOf, recordFields } from '@zaplecze/contract/rooms/fields';
import { schemasOf } from '@zaplecze/contract/rooms/schemas';
import { expect, test } from 'vitest';
import { everyRecord, otherForms } from '../fields/every-field.fixture.ts';

/** What can be typed of each record: what its call takes, or the forms in which it is changed with others. */
const forms = new Map<string, string[]>();
for (const { entity, update } of everyRecord) {
  const { shape } = schemasOf(update).body as unknown as { shape: object };
  forms.set(entity, [...(forms.get(entity) ?? []), ...Object.keys(shape)]);
}
for (const [entity, others] of Object.entries(otherForms)) {
  forms.set(
    entity,
    others.flatMap(({ shape }) => Object.keys(shape)),
  );
}

/** What names an element or is said once: two editors cannot differ about it. */
const never = [
  ...['id', 'comment', 'reason', 'category', 'archived'],
  ...['project', 'service', 'procedure', 'task'],
  // Lists, of which the elements are asked about.
  ...['files', 'persons', 'agreements', 'tasks', 'replacements', 'substitutes', 'clients'],
  ...['steps', 'checked', 'successors'],
  // Which version was opened, what proves who changes it, and one's own switches.
  ...['version', 'password', 'code', 'pushSettings'],
  // Secrets are not told to anybody.
  ...['smtpPassword', 'imapPassword', 'gusKey', 'ceidgToken', 'oidcClientSecret'],
];

test.each(Object.keys(recordFields) as FormEntity[])(
  'a conflict about %s never shows the name of a field [HIS-17]',
  (entity) => {
    const typed = forms.get(entity) ?? [];
    expect(typed.length, 'its form belongs in test/fields/every-field.fixture.ts').toBeGreaterThan(
      0,
    );
    // Own fields are asked about one by one, under their own names (CUS-21).
    const fields = typed.filter((field) => field !== 'custom' && !never.includes(field));
    expect(fields.filter((field) => fieldOf(entity, field).label === field)).toEqual([]);
  },
);
