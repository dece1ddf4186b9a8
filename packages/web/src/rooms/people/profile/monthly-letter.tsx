import '../../../kit/first-screen/styles-forms.ts';
import { Switch } from '@mantine/core';
import { useSetting } from '../../../kit/calls/session.ts';
import { MainBox } from '../../../kit/records/details.tsx';

/** On a manager's own profile: whether the month's report comes by mail; kept at once. */
export function MonthlyLetter() {
  const [wanted, keep] = useSetting('monthly-report');
  return (
    <MainBox title="Raport miesięczny">
      <Switch
        label="Wysyłaj mi raport pocztą w pierwszy dzień roboczy miesiąca"
        checked={wanted === true}
        onChange={(event) => keep(event.currentTarget.checked)}
      />
    </MainBox>
  );
}
