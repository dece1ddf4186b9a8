/** Calendars that other programs can read, and what each holds. */
export const feedKinds = [
  {
    id: 'own',
    name: 'Moje terminy i nieobecności',
    text: 'Terminy Twoich otwartych zadań i zgłoszeń oraz Twoje nieobecności.',
  },
  {
    id: 'department',
    name: 'Nieobecności działu',
    text: 'Kto z działu jest nieobecny. Rodzaje prywatne tak, jak widzisz je w programie.',
  },
  {
    id: 'periods',
    name: 'Okresy projektów cyklicznych',
    text: 'Początki okresów, które trwają albo niedługo się zaczną.',
  },
] as const;
export const feedKindIds = ['own', 'department', 'periods'] as const;
export type FeedKind = (typeof feedKindIds)[number];
