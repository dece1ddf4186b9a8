import { addressOf } from '@zaplecze/contract/addresses';
import { AppLink } from '../../kit/navigation/link.tsx';
import { MainBox } from '../../kit/records/details.tsx';

/** On one's own profile: the way to the addresses that calendars read. */
export function CalendarFeeds() {
  return (
    <MainBox title="Kalendarz w Outlooku, Google i telefonie">
      <AppLink to={addressOf('feeds')}>Adresy kalendarzy</AppLink>
    </MainBox>
  );
}
