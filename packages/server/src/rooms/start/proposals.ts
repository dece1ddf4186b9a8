import { dictionaryKinds } from '@zaplecze/contract/rooms/dictionaries/lists';
import * as z from 'zod';
import { dataFile } from '../../kit/records/data-file.ts';

const proposal = z.strictObject({
  name: z.string(),
  color: z.string().optional(),
  description: z.string().optional(),
  rare: z.literal(true).optional(),
});

/** What a new company is offered for its dictionaries. */
export const proposals = dataFile(
  new URL('./proposals.yaml', import.meta.url),
  z.partialRecord(z.enum(dictionaryKinds), z.array(proposal)),
);

/** For entries that are typed or come with the catalogue and have no colour of their own. */
export const plainColor = '#475569';
