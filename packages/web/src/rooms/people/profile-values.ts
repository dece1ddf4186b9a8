import type { Person } from '@zaplecze/contract/people';
import type { personForm } from '@zaplecze/contract/people.forms';
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

/** A profile in its form's shape; ended substitutions are history and stay out of it. */
export function valuesOf(user: Person): ProfileValues {
  const lasting = (rows: Person['replacements']) => rows.filter((row) => !row.ended);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    department: user.department?.id ?? null,
    position: user.position?.id ?? null,
    phone: user.phone ?? '',
    email: user.email,
    businessArea: user.businessArea ?? '',
    picture: user.picture?.id ?? null,
    roles: user.roles,
    clients: user.clients.map(({ id }) => id),
    replacements: lasting(user.replacements).map(({ id, replacedUser, dateFrom, dateTo }) => ({
      id,
      replacedUser: replacedUser.id,
      dateFrom,
      dateTo,
    })),
    substitutes: lasting(user.substitutes).map(({ id, user: substitute, dateFrom, dateTo }) => ({
      id,
      user: substitute.id,
      dateFrom,
      dateTo,
    })),
  };
}
