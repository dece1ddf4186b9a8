import { addressOf } from '@zaplecze/contract/addresses';
import { type StartStep, startSteps, stepNames } from '@zaplecze/contract/rooms/start/lists';
import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

const ofStep: Record<StartStep, string> = {
  company: 'nazwa logo adres firmy',
  structure: 'spółki działy stanowiska',
  heads: 'kierownicy działów',
  people: 'zaproszenia konta zaproś',
  catalog: 'usługi cennik szablony',
  dictionaries: 'słowniki typy',
  clients: 'import klientów',
  mail: 'SMTP serwer poczty wysyłka e-mail nadawca',
  push: 'powiadomienia przeglądarka',
  backup: 'kopia zapasowa zrób kopię backup',
};

export const startWords: RoomWords = {
  screens: { start: 'wdrożenie konfiguracja początek' },
  parts: startSteps.map((step) => ({
    label: `Pierwsze kroki: ${stepNames[step]}`,
    words: ofStep[step],
    to: addressOf('start', { step }),
    shows: '',
    allow: countStart.allow,
  })),
};
