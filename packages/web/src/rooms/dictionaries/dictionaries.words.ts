import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const dictionaryWords: RoomWords = {
  screens: {
    projectTypes: 'słownik rodzaje projektów',
    taskTypes: 'słownik rodzaje zadań',
    companies: 'słownik oddziały firmy grupy podmioty numeracja przesyłek',
    departments: 'słownik zespoły kierownik działu szef działu komórki',
    positions: 'słownik funkcje etaty',
    calendarTypes: 'słownik urlop L4 rodzaje nieobecności wpisy kalendarza',
    documentTypes: 'słownik typ dokumentu rodzaj dokumentu rodzaje dokumentów',
    receptionTypes: 'słownik list polecony paczka kurier rodzaje przesyłek',
    knowledgeBaseTypes: 'słownik kategorie artykułów działy wiedzy',
    tags: 'słownik kategoria kategorie etykiety oznaczenia',
    agreementTypes: 'słownik zgoda marketing RODO treść zgody',
    refusalReasons: 'słownik odmowa przegrane oferty',
  },
};
