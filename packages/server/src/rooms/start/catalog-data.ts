import { annualReport } from './catalog-data/annual-report.ts';
import { audit } from './catalog-data/audit.ts';
import { bookkeeping } from './catalog-data/bookkeeping.ts';
import { dataProtection } from './catalog-data/data-protection.ts';
import { itCare } from './catalog-data/it-care.ts';
import type { Package } from './catalog-data/package.ts';
import { payroll } from './catalog-data/payroll.ts';
import { revenueBook } from './catalog-data/revenue-book.ts';

/**
 * The starter catalogue: services as offices of this kind really do them. What is made of it is the
 * company's own from then on, to be changed at will.
 */
export const packages: Package[] = [
  bookkeeping,
  revenueBook,
  payroll,
  annualReport,
  itCare,
  dataProtection,
  audit,
];
