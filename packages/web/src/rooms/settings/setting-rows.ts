import {
  type Icon,
  IconApi,
  IconBuildingCommunity,
  IconDeviceTablet,
  IconFileExport,
  IconFileInfo,
  IconForms,
  IconListDetails,
  IconShieldCheck,
  IconTicket,
  IconTransfer,
  IconUserSearch,
  IconWebhook,
} from '@tabler/icons-react';
import type { PageName } from '@zaplecze/contract/addresses';

/** Of each row of 'Ustawienia' its icon, what one finds there in a sentence, and more words that it is searched by. */
export const settingRows: { [N in PageName]?: { icon: Icon; text: string; words: string } } = {
  customFields: {
    icon: IconForms,
    text: 'Czego firma chce o klientach, projektach i zgłoszeniach wiedzieć ponad to, co jest.',
    words: 'dodatkowe pola niestandardowe kolumny formularz atrybuty cechy custom fields',
  },
  exports: {
    icon: IconFileExport,
    text: 'Kto, kiedy i z jakimi filtrami pobrał listę do pliku.',
    words: 'eksport dziennik logi log',
  },
  api: {
    icon: IconApi,
    text: 'Wszystkie wywołania systemu dla programów, które mają z nim współpracować.',
    words: 'integracja OpenAPI',
  },
  machines: {
    icon: IconWebhook,
    text: 'Klucze dla innych programów i powiadomienia o zdarzeniach wysyłane pod adres.',
    words: 'klucz klucze token API integracja integracje',
  },
  issueTypes: {
    icon: IconTicket,
    text: 'W ile godzin pracy ma przyjść pierwsza odpowiedź i rozwiązanie.',
    words: 'obietnice SLA terminy reguły czas odpowiedzi rodzaje',
  },
  data: {
    icon: IconTransfer,
    text: 'Wczytywanie plików z innych programów i eksport wszystkiego.',
    words: 'Excel CSV przeniesienie',
  },
  organization: {
    icon: IconBuildingCommunity,
    text: 'Nazwa, logo i kolor na ekranie, w listach i w raportach.',
    words: 'logo wygląd nadawca',
  },
  personal: {
    icon: IconUserSearch,
    text: 'Wszystkie miejsca, w których stoi jedna osoba, do wydania albo usunięcia.',
    words: 'RODO anonimizacja dostęp do danych',
  },
  personalCases: {
    icon: IconShieldCheck,
    text: 'Żądania osób z terminami odpowiedzi i protokołami.',
    words: 'żądania wnioski sprzeciw usunięcie',
  },
  disclosures: {
    icon: IconFileInfo,
    text: 'Komu i kiedy wydano dane osobowe.',
    words: 'RODO',
  },
  activities: {
    icon: IconListDetails,
    text: 'Co firma robi z danymi osobowymi i jak długo je trzyma.',
    words: 'RODO przetwarzanie przechowywanie',
  },
  kiosks: {
    icon: IconDeviceTablet,
    text: 'Tablety w recepcji, na których goście sami się zapisują i wychodzą.',
    words: 'kiosk tablet recepcja',
  },
};
