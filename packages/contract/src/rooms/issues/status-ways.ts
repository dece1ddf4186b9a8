/** How a status came about that nobody set in the product: by the link of a letter or a push, or by itself. */
export const statusWays = ['link', 'auto'] as const;
export type StatusWay = (typeof statusWays)[number];
export const wayWords: Record<StatusWay, string> = {
  link: 'przez odnośnik',
  auto: 'automatycznie',
};
