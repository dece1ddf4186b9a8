import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const letterWords: RoomWords = {
  screens: { letters: 'e-mail maile skrzynka odbiorcza IMAP listy' },
};
