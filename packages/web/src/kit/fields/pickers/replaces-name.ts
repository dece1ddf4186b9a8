import type { FormEvent } from 'react';

/** Letters typed into a box that holds a name replace it, wherever the cursor stands. */
export const replacesName =
  (name: string | undefined) =>
  ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (name && currentTarget.value === name) currentTarget.select();
  };
