import { auditArticles } from './knowledge-data/audit.ts';
import { bookkeepingArticles } from './knowledge-data/bookkeeping.ts';
import { customerService } from './knowledge-data/customer-service.ts';
import { computers } from './knowledge-data/it.ts';
import { office } from './knowledge-data/office.ts';
import { payrollArticles } from './knowledge-data/payroll.ts';
import { privacy } from './knowledge-data/privacy.ts';
import { taxes } from './knowledge-data/taxes.ts';

/** The knowledge base by department, in the order that company-data has them. */
export const articles = [
  bookkeepingArticles,
  payrollArticles,
  taxes,
  auditArticles,
  privacy,
  computers,
  customerService,
  office,
].flatMap((list, of) => list.map((article) => ({ ...article, of })));
