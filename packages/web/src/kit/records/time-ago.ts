import { formatRelative } from './format.ts';

/**
 * Tells on hover how long ago or ahead a day or an instant is: right then and not when it was drawn,
 * and at no cost for the lists that are full of dates.
 */
export const agoOnHover = (value: string) => ({
  onMouseEnter: ({ currentTarget }: { currentTarget: { title: string } }) => {
    currentTarget.title = formatRelative(value);
  },
});
