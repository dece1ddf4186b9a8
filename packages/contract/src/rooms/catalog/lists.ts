/** Fixed lists of the catalogue. */

/** What the statuses of services are called here; their numbers are stored and on the wire. */
export const serviceStatus = {
  inactive: 0,
  active: 1,
} as const;

export const serviceStatuses = [
  { id: serviceStatus.inactive, name: 'Nieaktywny' },
  { id: serviceStatus.active, name: 'Aktywny' },
] as const;
