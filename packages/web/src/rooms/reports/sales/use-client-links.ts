import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import { useScope } from '../use-report-filter.ts';

const status = [clientStatus.active, clientStatus.potential].join(',');

/** Addresses of the list of active and potential clients with the dashboard's company, department and person, who is the carer. */
export function useClientLinks(): (filter: Record<string, string | number>) => Address {
  const { user, ...scope } = useScope();
  return (filter) =>
    addressOf('clients', {
      filter: { ...scope, ...(user && { persons: user }), status, ...filter },
    });
}
