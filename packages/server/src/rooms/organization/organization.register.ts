import { exported } from '../../kit/exports/table-exports.ts';
import { companyWords } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const organizationRegister = {
  exports: {
    organization: exported('Dane firmy'),
  },
  personal: { organization: companyWords },
};
