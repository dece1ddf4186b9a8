import * as z from 'zod';
import { requiredText } from '../../kit/fields/fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import type { Webhook } from './calls.ts';
import { webhookTypes } from './events.ts';

/** The form of a webhook. */

const wrongAddress = 'Podaj adres zaczynający się od https://';

export const webhookForm = z.strictObject({
  name: requiredText('Nazwa jest wymagana', 80),
  url: requiredText('Adres jest wymagany', 500).refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    { error: wrongAddress },
  ),
  /** None: all of notices, those of later releases too; those of records are chosen. */
  events: z.array(z.enum(webhookTypes)).max(webhookTypes.length).default([]),
  active: z.boolean().default(true),
});
export const webhookChanges = webhookForm.partial();

export const webhookCollections: Collections<z.output<typeof webhookForm>> = {
  events: { kind: 'set' },
};

export const webhookFormOf = ({
  name,
  url,
  events,
  active,
}: Pick<Webhook, 'name' | 'url' | 'events' | 'active'>) => ({
  name,
  url,
  events,
  active,
});
