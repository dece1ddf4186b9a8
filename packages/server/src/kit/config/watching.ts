import * as z from 'zod';
import { problem } from './fields.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the operator sees of the running server. */
export const watchingSettings = {
  LOG_LEVEL: z
    .enum(levels, { error: problem(`musi być jednym z: ${levels.join(', ')}`, 'info') })
    .default('info'),
};
