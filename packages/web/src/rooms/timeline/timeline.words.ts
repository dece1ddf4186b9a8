import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const timelineWords: RoomWords = {
  screens: { timeline: 'harmonogram Gantt obłożenie plan zespołu kto ma czas' },
};
