/** Calendars that other programs can read, and what each holds. */
export const feedKinds = [
  {
    id: 'own',
    name: 'Moje terminy i nieobecności',
    text: 'Terminy Twoich otwartych zadań i zgłoszeń, Twoi zapowiedziani goście i Twoje nieobecności.',
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

/** When a calendar reminds of a limit or a guest. A whole day has no hour to count back from: it reminds in the morning. */
export const feedAlarms = [
  { id: 'none', name: 'Bez przypomnień' },
  { id: 'quarter', name: '15 minut wcześniej' },
  { id: 'hour', name: 'Godzinę wcześniej' },
  { id: 'day', name: 'Dzień wcześniej' },
] as const;
export const feedAlarmIds = ['none', 'quarter', 'hour', 'day'] as const;
export type FeedAlarm = (typeof feedAlarmIds)[number];
export type FeedKind = (typeof feedKindIds)[number];
