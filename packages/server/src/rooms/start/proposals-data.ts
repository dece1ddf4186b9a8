import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';

type Proposal = {
  name: string;
  color?: string;
  description?: string;
  /** Not ticked to begin with. */
  rare?: true;
};

/** What a new company is offered for its dictionaries; those of absences and parcels are there from the start. */
export const proposals: Partial<Record<DictionaryKind, Proposal[]>> = {
  department: [
    { name: 'Księgowość', color: '#1B7F5C' },
    { name: 'Kadry i płace', color: '#C2410C' },
    { name: 'Podatki', color: '#7C3AED', rare: true },
    { name: 'Audyt', color: '#0369A1', rare: true },
    { name: 'Ochrona danych', color: '#BE185D', rare: true },
    { name: 'Informatyka', color: '#4338CA', rare: true },
    { name: 'Obsługa klienta', color: '#A16207' },
    { name: 'Administracja', color: '#475569' },
  ],
  position: [
    { name: 'Prezes zarządu', color: '#334155' },
    { name: 'Dyrektor', color: '#0F766E', rare: true },
    { name: 'Kierownik działu', color: '#0369A1' },
    { name: 'Główna księgowa', color: '#15803D' },
    { name: 'Księgowa', color: '#4D7C0F' },
    { name: 'Specjalista ds. kadr i płac', color: '#C2410C' },
    { name: 'Doradca podatkowy', color: '#7C3AED', rare: true },
    { name: 'Biegły rewident', color: '#1D4ED8', rare: true },
    { name: 'Inspektor ochrony danych', color: '#BE185D', rare: true },
    { name: 'Informatyk', color: '#4338CA', rare: true },
    { name: 'Opiekun klienta', color: '#A16207' },
    { name: 'Recepcjonistka', color: '#9D174D' },
    { name: 'Asystent', color: '#475569', rare: true },
  ],
  projectType: [
    { name: 'Księgowość', color: '#1B7F5C' },
    { name: 'Kadry i płace', color: '#C2410C' },
    { name: 'Sprawozdawczość', color: '#A16207' },
    { name: 'Doradztwo podatkowe', color: '#7C3AED' },
    { name: 'Audyt', color: '#0369A1', rare: true },
    { name: 'Opieka IT', color: '#4338CA', rare: true },
    { name: 'Ochrona danych', color: '#BE185D', rare: true },
    { name: 'Szkolenia', color: '#475569', rare: true },
  ],
  taskType: [
    { name: 'Księgowanie', color: '#1B7F5C' },
    { name: 'Rozliczenie', color: '#C2410C' },
    { name: 'Sprawozdanie', color: '#A16207' },
    { name: 'Kontrola', color: '#0369A1' },
    { name: 'Kontakt z klientem', color: '#BE185D' },
    { name: 'Dokumentacja', color: '#475569' },
    { name: 'Wdrożenie', color: '#4338CA' },
    { name: 'Szkolenie', color: '#7C3AED' },
  ],
  agreementType: [
    {
      name: 'Przetwarzanie danych osobowych',
      description:
        'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu kontaktu w sprawach związanych z obsługą firmy. Zgodę mogę w każdej chwili wycofać; nie wpływa to na zgodność z prawem tego, co zrobiono wcześniej.',
    },
    {
      name: 'Informacje handlowe pocztą elektroniczną',
      description:
        'Wyrażam zgodę na otrzymywanie informacji handlowych na podany adres e-mail. Zgodę mogę w każdej chwili wycofać.',
    },
    {
      name: 'Kontakt telefoniczny w sprawie ofert',
      description:
        'Wyrażam zgodę na kontakt telefoniczny w sprawie ofert i usług. Zgodę mogę w każdej chwili wycofać.',
    },
    {
      name: 'Wykorzystanie wizerunku',
      description:
        'Wyrażam zgodę na wykorzystanie mojego wizerunku i wypowiedzi w materiałach o współpracy. Zgodę mogę w każdej chwili wycofać.',
      rare: true,
    },
  ],
  documentType: [
    { name: 'Umowa', color: '#1B7F5C' },
    { name: 'Aneks', color: '#4D7C0F' },
    { name: 'Pełnomocnictwo', color: '#7C3AED' },
    { name: 'Protokół', color: '#0369A1' },
    { name: 'Faktura', color: '#C2410C' },
    { name: 'Pismo urzędowe', color: '#BE185D' },
    { name: 'Korespondencja', color: '#475569' },
    { name: 'Regulamin', color: '#A16207', rare: true },
  ],
  receptionType: [
    { name: 'list zwykły' },
    { name: 'list polecony' },
    { name: 'list polecony ZPO' },
    { name: 'przesyłka kurierska' },
    { name: 'paczka' },
    { name: 'e-Doręczenie' },
  ],
  tag: [
    { name: 'VIP' },
    { name: 'nowy klient' },
    { name: 'płaci po terminie' },
    { name: 'KSeF' },
    { name: 'ryczałt', rare: true },
    { name: 'handel', rare: true },
    { name: 'budownictwo', rare: true },
    { name: 'produkcja', rare: true },
    { name: 'transport', rare: true },
    { name: 'e-commerce', rare: true },
  ],
  knowledgeBaseType: [
    { name: 'Procedury' },
    { name: 'Instrukcje' },
    { name: 'Wzory pism' },
    { name: 'Przepisy' },
  ],
  refusalReason: [
    { name: 'Cena' },
    { name: 'Wybrano konkurencję' },
    { name: 'Decyzja odłożona' },
    { name: 'Zakres inny niż potrzebny' },
    { name: 'Brak odpowiedzi' },
    { name: 'Klient zakończył działalność' },
  ],
};

/** For entries that are typed or come with the catalogue and have no colour of their own. */
export const plainColor = '#475569';
