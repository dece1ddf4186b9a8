// What a type of absence says of approval and limits, for the screen of balances.
export { CalendarRules, calendarRulesOf } from './calendar-rules.tsx';
// What may not be deleted while it is used, and is archived instead.
export { useRemoval } from './use-removal.ts';
