/** Who came, or who sent: the client, or the name that was typed. */
export const partyName = (record: { client: { name: string } | null; clientName: string | null }) =>
  record.client?.name ?? record.clientName ?? '';
