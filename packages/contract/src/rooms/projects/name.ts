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

/** The same in one text: 'Pełna księgowość 11/2026'. A name without the client's, or of more than these parts, stays as it is. */
export function withoutClient(project: string, client: string): string {
  const { name, period } = nameBesideClient(project, client);
  return period ? `${name} ${period}` : name;
}
