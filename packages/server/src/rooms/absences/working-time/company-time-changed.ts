import { defineTask } from '../../../kit/jobs/jobs.ts';

/** When the company works has changed: its roster or its free days. What is promised in hours of work moves with it. */
export const companyTimeChanged = defineTask<object>('absences.companyTimeChanged');
