import type { PageName } from '@zaplecze/contract/addresses';

/** What one finds at each row of 'Ustawienia', in a sentence, and more words that it is searched by. */
export const settingTexts: { [N in PageName]?: { text: string; words: string } } = {
  exports: {
    text: 'Kto, kiedy i z jakimi filtrami pobrał listę do pliku.',
    words: 'eksport dziennik',
  },
  api: {
    text: 'Wszystkie wywołania systemu dla programów, które mają z nim współpracować.',
    words: 'integracja OpenAPI',
  },
  machines: {
    text: 'Klucze dla innych programów i powiadomienia o zdarzeniach wysyłane pod adres.',
    words: 'klucz token API integracja',
  },
  issueTypes: {
    text: 'W ile godzin pracy ma przyjść pierwsza odpowiedź i rozwiązanie.',
    words: 'obietnice SLA terminy reguły',
  },
  data: {
    text: 'Wczytywanie plików z innych programów, eksport wszystkiego i kopie zapasowe.',
    words: 'kopia zapasowa kopie backup odtwarzanie Excel CSV przeniesienie',
  },
  organization: {
    text: 'Nazwa, logo i kolor na ekranie, w listach i w raportach.',
    words: 'logo wygląd nadawca',
  },
  personal: {
    text: 'Wszystkie miejsca, w których stoi jedna osoba, do wydania albo usunięcia.',
    words: 'RODO anonimizacja dostęp do danych',
  },
  personalCases: {
    text: 'Żądania osób z terminami odpowiedzi i protokołami.',
    words: 'żądania wnioski sprzeciw usunięcie',
  },
  disclosures: {
    text: 'Komu i kiedy wydano dane osobowe.',
    words: 'RODO',
  },
  activities: {
    text: 'Co firma robi z danymi osobowymi i jak długo je trzyma.',
    words: 'RODO przetwarzanie przechowywanie',
  },
  kiosks: {
    text: 'Tablety w recepcji, na których goście sami się zapisują i wychodzą.',
    words: 'kiosk tablet recepcja',
  },
};
