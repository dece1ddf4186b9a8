import type { CompanyNumber } from '@zaplecze/contract/kit/fields/company-numbers';
import type { Registry, RegistryField } from '@zaplecze/contract/rooms/business-registries/lists';

/** What one register says, in the shape that all of them have. */
export type Said = { field: RegistryField; value: string }[];

/** A register's answer: what it says, or null for a number that it does not have. */
export type Found = { said: Said | null; requestId: string | null };

/** How often a register may be asked. */
export type Limit = { calls: number; seconds: number };

export type Adapter = {
  id: Registry;
  /** The kinds of number that it is asked by. */
  by: readonly CompanyNumber['kind'][];
  /** A Warsaw day's limit has a whole day of seconds. */
  limits: readonly Limit[];
  /**
   * Asks once. `day` is Warsaw's.
   *
   * @throws RegistryError, or what the network says when nobody answers
   */
  find: (asked: CompanyNumber, context: { day: string; signal: AbortSignal }) => Promise<Found>;
};

/** Why a register gave no answer: its limit is used up, it refuses the key or the number, or it is ill. */
export type Failure = 'limit' | 'refused' | 'failed';

/** A register that answered, but not what was asked for. */
export class RegistryError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, why: string) {
    super(why);
    this.name = 'RegistryError';
    this.failure = failure;
  }
}

export const dayLong = 24 * 60 * 60;

/** Leaves out what a register left empty. */
export const said = (values: { [F in RegistryField]?: string | null | undefined }): Said =>
  (Object.entries(values) as [RegistryField, string | null | undefined][]).flatMap(
    ([field, value]) => (value?.trim() ? [{ field, value: value.trim() }] : []),
  );
