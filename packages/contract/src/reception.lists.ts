/** Categories of the reception's records, and directions of parcels. */

export const categories = ['guest', 'parcel'] as const;
export type Category = (typeof categories)[number];

export const directions = [
  { id: 'inbound', name: 'Przychodząca' },
  { id: 'outbound', name: 'Wychodząca' },
] as const;
export const directionIds = ['inbound', 'outbound'] as const;
export type Direction = (typeof directionIds)[number];
