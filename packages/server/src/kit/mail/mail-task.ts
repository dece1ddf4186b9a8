import { defineTask } from '../jobs/jobs.ts';
import type { Message } from './mail.ts';

/**
 * One message to send in the background: `enqueue(tx, sendMail, message)`. It leaves only when the change that
 * caused it is committed, and is tried again while the mail server is away.
 */
export const sendMail = defineTask<Message>('mail.send');
