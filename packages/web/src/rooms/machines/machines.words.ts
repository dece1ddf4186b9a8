import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

const to = addressOf('machines');

export const machineWords: RoomWords = {
  screens: {},
  parts: [
    {
      label: 'Programy',
      words: 'integracje integracja konta techniczne klucz klucze API token MCP asystent',
      to,
      allow: 'admin',
    },
    { label: 'Webhooki', words: 'webhook zdarzenia integracje', to, allow: 'admin' },
  ],
};
