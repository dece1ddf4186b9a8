import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { absenceForm } from '@zaplecze/contract/rooms/absences/forms';
import { useFormContext } from 'react-hook-form';
import { useApi } from '../../../kit/calls/use-api.ts';

/** What the form's absence would take and who would decide about it; nothing until it is whole. */
export function useCheck(except: number | undefined) {
  const [owner, type, dateFrom, dateTo, hours, hoursFrom] = useFormContext().watch([
    'owner',
    'type',
    'dateFrom',
    'dateTo',
    'hours',
    'hoursFrom',
  ]);
  const form = absenceForm.safeParse({ owner, type, dateFrom, dateTo, hours, hoursFrom });
  const whole = form.success ? form.data : null;
  const { data } = useApi(
    checkAbsence,
    { query: queryOf(whole ?? nothing, except) },
    { enabled: whole !== null, placeholderData: (before) => before },
  );
  return whole ? data : undefined;
}

type CheckInput = {
  owner: number;
  type: number;
  dateFrom: string;
  dateTo: string;
  hours?: number | null | undefined;
  hoursFrom?: string | null | undefined;
};
const nothing: CheckInput = { owner: 0, type: 0, dateFrom: '', dateTo: '' };

/** The question about an absence, without what it does not say. */
export const queryOf = (
  { owner, type, dateFrom, dateTo, hours, hoursFrom }: CheckInput,
  except?: number,
) => ({
  ...{ owner, type, dateFrom, dateTo },
  ...(hours && { hours }),
  ...(hours && hoursFrom && { hoursFrom }),
  ...(except !== undefined && { except }),
});
