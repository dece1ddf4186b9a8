/** What somebody takes over of whoever leaves, each kind by a person of its own; in the order of the question. */
export const handoverKinds = [
  'tasks',
  'issues',
  'offers',
  'projects',
  'clients',
  'departments',
  'visits',
  'articles',
  'cases',
] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Kinds whose pieces may each go to somebody else. */
export const spreadKinds = [
  'tasks',
  'issues',
  'offers',
  'projects',
  'clients',
  'departments',
] as const;
export type SpreadKind = (typeof spreadKinds)[number];

/** So many pieces of a kind are shown; the others go to who takes over the kind. */
export const mostSpread = 200;
