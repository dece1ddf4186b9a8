import { annualReport } from './catalog-data/annual-report.ts';
import { auditPackage } from './catalog-data/audit.ts';
import { bookkeepingPackage } from './catalog-data/bookkeeping.ts';
import { dataProtection } from './catalog-data/data-protection.ts';
import { itCare } from './catalog-data/it-care.ts';
import type { Package } from './catalog-data/package.ts';
import { payrollPackage } from './catalog-data/payroll.ts';
import { revenueBook } from './catalog-data/revenue-book.ts';

/**
 * The starter catalogue: services as offices of this kind really do them. What is made of it is the
 * company's own from then on, to be changed at will.
 */
export const packages: Package[] = [
  bookkeepingPackage,
  revenueBook,
  payrollPackage,
  annualReport,
  itCare,
  dataProtection,
  auditPackage,
];
