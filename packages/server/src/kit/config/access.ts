import * as z from 'zod';
import { problem, text, whole } from './fields.ts';

/** Who gets in and for how long. */
export const accessSettings = {
  ADMIN_USERNAME: text(200, 'admin@firma.pl').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, problem('musi mieć co najmniej 12 znaków', 'cztery przypadkowe słowa'))
    .max(128, problem('może mieć najwyżej 128 znaków', 'cztery przypadkowe słowa'))
    .optional(),
  SESSION_IDLE_HOURS: whole(1, 24 * 31, 12, '12'),
  SESSION_MAX_DAYS: whole(1, 366, 30, '30'),
};
