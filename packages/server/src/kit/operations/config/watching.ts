import * as z from 'zod';
import { problem, text } from './fields.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the operator sees of the running server. */
export const watchingSettings = {
  LOG_LEVEL: z
    .enum(levels, { error: problem(`musi być jednym z: ${levels.join(', ')}`, 'info') })
    .default('info'),
  METRICS_TOKEN: text(200, '(32 przypadkowe znaki)')
    .min(16, problem('musi mieć co najmniej 16 znaków', '(32 przypadkowe znaki)'))
    .regex(/^\S*$/, problem('nie może zawierać spacji', '(32 przypadkowe znaki)'))
    .optional(),
};
