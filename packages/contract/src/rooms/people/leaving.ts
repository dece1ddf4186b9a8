/** What somebody takes over of whoever leaves, each kind by a person of its own; in the order of the question. */
export const handoverKinds = [
  'tasks',
  'issues',
  'offers',
  'clients',
  'departments',
  'visits',
  'articles',
  'cases',
] as const;
export type HandoverKind = (typeof handoverKinds)[number];
