import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import { namedFilters } from '@zaplecze/contract/kit/lists/filter-words';
import { type listReception, receptionList } from '@zaplecze/contract/rooms/reception/calls';
import { parcelColumns } from '@zaplecze/contract/rooms/reception/columns';
import { registerFilters } from '@zaplecze/contract/rooms/reception/fields';
import { customUses } from '../../../kit/custom-fields/filter-uses.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { filterUses, namedIn, nameIn } from '../../../kit/lists/filter-uses.ts';
import { findNames, type IdsByKind } from '../../changes/index.ts';
import { findLetterhead } from '../../organization/index.ts';
import type { ReportHead } from './report.pdf.ts';
import { formatInstant } from './report-columns.ts';

const filterWords = namedFilters(parcelColumns, registerFilters, receptionList.filters);

type Headed = {
  /** As it was asked, own fields among its filters. */
  query: Query<typeof listReception>;
  /** Own fields that the reader sees. */
  own: readonly CustomField[];
  user: User;
  count: number;
  holes: number;
  product: string;
};

/**
 * The head of the report: company (or all companies), filters, time and author. Every filter that the list takes is told: a
 * register that passes for the whole is a wrong document.
 */
export async function reportHead(
  db: Db,
  { query, own, user, count, holes, product }: Headed,
): Promise<ReportHead> {
  // Which of the registers it is stands in the title.
  const { category, ...filter } = query.filter;
  const { search, only } = query;
  const uses = [
    ...filterUses({ search, only, filter }, (name) => filterWords[name]),
    ...customUses(filter, (key) => own.find((one) => one.key === key)),
  ];
  const [letterhead, names] = await Promise.all([
    findLetterhead(db, product),
    findNames(db, namedIn(uses) as IdsByKind),
  ]);
  const companies = (filter.company ?? []).map((id) => nameIn(names, 'company', id));
  return {
    letterhead,
    companies: companies.join(', ') || 'Wszystkie spółki',
    title: category === 'guest' ? 'Rejestr gości' : 'Rejestr przesyłek',
    filters:
      uses.map(({ label, words }) => `${label}: ${words(names)}`).join('   ·   ') || 'Bez filtrów',
    making: [
      `Liczba pozycji: ${count}`,
      ...(holes > 0 ? [`Luki w numeracji: ${holes}`] : []),
      `Sporządzono ${formatInstant(Date.now())}, ${user.name}`,
    ].join('   ·   '),
  };
}
