/** What the statuses of offers are called here; their numbers are stored and on the wire. */
export const offerStatus = {
  awaiting: 0,
  refused: 1,
  accepted: 2,
  completing: 3,
  submittedAnew: 4,
} as const;
