import type { PersonalTexts } from '../../kit/personal.ts';
import { contactTexts } from '../clients/personal.queries.ts';
import { commentTexts } from '../comments/personal.queries.ts';
import { documentTexts } from '../documents/personal.queries.ts';
import { fileTexts } from '../files/personal.queries.ts';
import { exportTexts } from '../history/personal.queries.ts';
import { issueTexts } from '../issues/personal.queries.ts';
import { knowledgeTexts } from '../knowledge/personal.queries.ts';
import { notificationTexts } from '../notifications/personal.queries.ts';
import { offerTexts } from '../offers/personal.queries.ts';
import { projectTexts } from '../projects/personal.queries.ts';
import { receptionTexts } from '../reception/personal.queries.ts';
import { taskTexts } from '../tasks/personal.queries.ts';

/**
 * Everywhere that a contact person can be named beside their own record. Notifications come first:
 * which records they are about is told by texts that are cleaned later.
 */
export const everyText: PersonalTexts[] = [
  notificationTexts,
  contactTexts,
  ...commentTexts,
  documentTexts,
  issueTexts,
  ...offerTexts,
  projectTexts,
  ...taskTexts,
  receptionTexts,
  knowledgeTexts,
  fileTexts,
  exportTexts,
];
