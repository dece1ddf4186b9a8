import type { DisclosureKind } from '@zaplecze/contract/rooms/rodo/ids';
import type { Db } from '../database/database.ts';

/** What the register of disclosures says of what left the company, where the usual words do not fit. */
export type DisclosureDetails = {
  kind?: DisclosureKind;
  what?: string;
  recipient?: string;
  purpose?: string;
  /** The legal ground, by its article. */
  ground?: string;
};

/** A download that nobody told more of: somebody of the company took it for the company's work. */
const usual = {
  recipient: 'Użytek wewnętrzny',
  purpose: 'Prowadzenie spraw firmy',
  ground: 'art. 6 ust. 1 lit. f RODO',
};

/**
 * Writes into the register of disclosures that data about people left the product: a download, a report, a letter.
 * Part of what sends them out, so that nothing goes unwritten.
 *
 * @param by who did it; null for the server itself
 * @param details.rows how many people, or rows about them
 */
export async function noteDisclosure(
  db: Db,
  by: number | null,
  details: DisclosureDetails & {
    kind: DisclosureKind;
    what: string;
    rows?: number | null;
    listExport?: number;
  },
): Promise<void> {
  const { rows, ...words } = details;
  await db
    .insertInto('disclosure')
    .values({ ...usual, ...words, by, rowCount: rows ?? null })
    .execute();
}
