import type { CompanyNumber } from '@zaplecze/contract/kit/fields/company-numbers';
import type { Registry, RegistryField } from '@zaplecze/contract/rooms/business-registries/lists';

/** The fields that a register returned, in the shape that all registers share. */
export type RegistryFields = { field: RegistryField; value: string }[];

/** A register's answer: what it says, or null for a number that it does not have. */
export type RegistryAnswer = { fields: RegistryFields | null; requestId: string | null };

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
  find: (
    number: CompanyNumber,
    context: { day: string; signal: AbortSignal },
  ) => Promise<RegistryAnswer>;
};

/** Why a register gave no answer: its limit is used up, it refuses the key or the number, or it is ill. */
export type Failure = 'limit' | 'refused' | 'failed';

/** An unusable answer of a register. */
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
export const filledRegistryFields = (
  values: { [F in RegistryField]?: string | null | undefined },
): RegistryFields =>
  (Object.entries(values) as [RegistryField, string | null | undefined][]).flatMap(
    ([field, value]) => (value?.trim() ? [{ field, value: value.trim() }] : []),
  );
