import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { workdaysOf } from '@zaplecze/contract/rooms/absences/patterns/workdays';
import { useCompanyTime } from './company-time.ts';

/** On which days the company works. */
export const useWorkdays = (): Workdays => workdaysOf(useCompanyTime());
