/**
 * A project's name where its client stands beside it: the service and, apart from it, the period that tells it from the
 * others. `Pełna księgowość – Kowalscy sp. z o.o. – 11/2026` of that client is `Pełna księgowość` and `11/2026`; a name that
 * somebody gave stands whole. `client`: the client's name.
 */
export function nameBesideClient(
  name: string,
  client: string,
): { name: string; period?: string | undefined } {
  const [service = name, period, more] = `${name} – `.split(` – ${client} – `);
  if (service === '' || period === undefined || more !== undefined) return { name };
  return { name: service, period: period.slice(0, -3) || undefined };
}
