import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column holds this user name or e-mail, the case of A to Z aside. `lower()` alone folds signs of other
 * alphabets too (U+212A, the Kelvin sign, into k), and would let their owner in as somebody else; by it the index
 * finds the row, by the "C" collation it is the same one.
 */
export const isSameAddress = (column: string, address: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(column)}) = lower(${address}::text)
    and lower(${sql.ref(column)} collate "C") = lower(${address}::text collate "C"))`;

/** An e-mail that a stranger vouches for counts only if it is written in ASCII: nothing in it looks like another sign. */
export const isPlainAddress = (address: string): boolean => /^[\x21-\x7e]+$/.test(address);
