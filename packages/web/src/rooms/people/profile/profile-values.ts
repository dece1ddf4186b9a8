import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { personFields } from '@zaplecze/contract/rooms/people/fields';
import type { personForm } from '@zaplecze/contract/rooms/people/forms';
import type * as z from 'zod';

/** What the profile form holds. */
export type ProfileValues = z.input<typeof personForm>;

export const newProfile = (): ProfileValues => ({
  ...blankFields(personFields),
  picture: null,
  custom: {},
  roles: ['ROLE_USER'],
  clients: [],
  replacements: [],
  substitutes: [],
});
