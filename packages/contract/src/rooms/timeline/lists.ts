/** Fixed numbers of the timelines. */

/** People that one answer tells of; of more there are pages. */
export const axisPeople = 60;

/** As many days as one answer tells of: a year. */
export const mostAxisDays = 366;

/** So many pieces of work of each person are told at least and at most, and of all people together. */
export const axisItems = { least: 8, most: 100, all: 480 };
