/**
 * The address of a place in the maps of the device: `geo:` on Android, which lets the person choose the program, Apple's
 * own address on its devices, OpenStreetMap elsewhere. Nothing is asked of them until the link is pressed.
 */
export function mapsLink(place: string, agent = navigator.userAgent): string {
  const query = encodeURIComponent(place);
  if (/Android/i.test(agent)) return `geo:0,0?q=${query}`;
  if (/iPhone|iPad|Macintosh/i.test(agent)) return `https://maps.apple.com/?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
