import type { Fields } from '../../../kit/fields/field-kinds.ts';

/** What is said of a program that has an account of its own, in the question of two administrators. */
export const programFields = {
  name: { label: 'Nazwa', kind: 'text' },
  description: { label: 'Do czego służy i kto za niego odpowiada', kind: 'long' },
  roles: { label: 'Role', kind: 'roles' },
} as const satisfies Fields;
