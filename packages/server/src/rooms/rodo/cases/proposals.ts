import * as z from 'zod';
import { dataFile } from '../../../kit/records/data-file.ts';
import type { PersonalTexts } from '../../../kit/records/personal.ts';

const draft = z.strictObject({
  name: z.string(),
  purpose: z.string(),
  ground: z.string(),
  people: z.string(),
  data: z.string(),
  retention: z.string(),
  tables: z.array(z.string()),
});
export type Proposal = Omit<z.output<typeof draft>, 'tables'> & {
  proposal: string;
  recipients: string;
  transfers: string;
};

const recipients =
  'Dostawca hostingu i poczty (podmioty przetwarzające), organy uprawnione z przepisów';
const transfers = 'Nie przekazuje się poza Europejski Obszar Gospodarczy';

export const drafts = dataFile(
  new URL('./proposals.yaml', import.meta.url),
  z.record(z.string(), draft),
);

/**
 * Processing activities that the rooms propose: what every text that may name a person (rooms/house.ts) is written
 * for. A room that comes later adds its own texts to the work for clients by itself.
 */
export function proposalsOf(texts: PersonalTexts[]): Proposal[] {
  const named = new Set<string>(Object.values(drafts()).flatMap(({ tables }) => tables));
  return Object.entries(drafts()).map(([proposal, { tables, data, ...more }]) => {
    const own = texts.filter(({ table }) =>
      proposal === 'clients' ? !named.has(table) : tables.includes(table),
    );
    const labels = [...new Set(own.map(({ label }) => label.toLowerCase()))].sort((one, other) =>
      one.localeCompare(other, 'pl'),
    );
    return {
      proposal,
      ...more,
      data: labels.length === 0 ? data : `${data}. Zapisy w systemie: ${labels.join(', ')}`,
      recipients,
      transfers,
    };
  });
}
