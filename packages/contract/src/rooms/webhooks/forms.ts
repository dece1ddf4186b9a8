import * as z from 'zod';
import { requiredText } from '../../kit/fields/fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import type { Webhook } from './calls.ts';
import { webhookTypes } from './events.ts';

/** The form of a webhook. */

const wrongAddress = 'Podaj adres zaczynający się od https://';

const shape = {
  name: requiredText('Nazwa jest wymagana', 80),
  url: requiredText('Adres jest wymagany', 500).refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    { error: wrongAddress },
  ),
  /** None: all of notices, those of later releases too; those of records are chosen. */
  events: z.array(z.enum(webhookTypes)).max(webhookTypes.length),
  active: z.boolean(),
};

export const webhookForm = z.strictObject({
  ...shape,
  events: shape.events.default([]),
  active: shape.active.default(true),
});
/** Without the defaults of a new one: a change of the name alone must not switch it on. */
export const webhookChanges = z.strictObject(shape).partial();

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
