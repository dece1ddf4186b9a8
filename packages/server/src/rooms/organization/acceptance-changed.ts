import { defineTask } from '../../kit/jobs/jobs.ts';

/** The company wants done issues to be accepted by themselves otherwise than before; done by whoever plans that. */
export const acceptanceChanged = defineTask<object>('organization.acceptanceChanged');
