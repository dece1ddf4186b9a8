import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { useScope } from './use-report-filter.ts';

/** Addresses of the list of offers with the dashboard's company, department and person, who is the seller. */
export function useOfferLinks(): (
  filter: Record<string, string | number | null | undefined>,
) => Address {
  const { user, ...scope } = useScope();
  return (filter) => {
    const asked: Record<string, string | number> = {};
    for (const [key, value] of Object.entries({ ...scope, seller: user, ...filter })) {
      if (value !== null && value !== undefined) asked[key] = value;
    }
    return addressOf('offers', { filter: asked });
  };
}
