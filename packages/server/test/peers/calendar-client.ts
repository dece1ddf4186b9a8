import nodeIcal, { type VEvent } from 'node-ical';

/** Loads a calendar from its address, as a calendar program does; gives its entries. */
export async function loadCalendar(url: string): Promise<VEvent[]> {
  const all = Object.values(await nodeIcal.async.fromURL(url));
  return all.filter((one) => one?.type === 'VEVENT') as VEvent[];
}
