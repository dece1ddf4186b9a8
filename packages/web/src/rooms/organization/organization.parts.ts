import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The form on another room's page. */
export const OrganizationForm = suspendingPart(
  part(() => import('./organization-form.tsx'), 'OrganizationForm'),
);
