/**
 * Where an address of a calendar is subscribed to in one press. `webcal:` is opened by the calendar program of the device;
 * Google and Microsoft fetch the address from the Internet, hence only one that they can reach.
 *
 * @param address of the calendar, http or https
 */
export function subscriptions(address: string): { label: string; href: string }[] {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const device = { label: 'Otwórz w kalendarzu tego urządzenia', href: webcal };
  if (!address.startsWith('https:')) return [device];
  const parameters = { url: address, name: 'Zaplecze' };
  return [
    device,
    {
      label: 'Dodaj do Google',
      href: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    },
    {
      label: 'Dodaj do Outlooka',
      href: `https://outlook.office.com/calendar/0/addfromweb?${new URLSearchParams(parameters)}`,
    },
  ];
}
