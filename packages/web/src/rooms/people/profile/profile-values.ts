import type { personForm } from '@zaplecze/contract/rooms/people/forms';
import type * as z from 'zod';

/** What the profile form holds. */
export type ProfileValues = z.input<typeof personForm>;

export const newProfile = (): ProfileValues => ({
  firstName: '',
  lastName: '',
  department: null,
  position: null,
  phone: '',
  email: '',
  businessArea: '',
  picture: null,
  roles: ['ROLE_USER'],
  clients: [],
  replacements: [],
  substitutes: [],
});
