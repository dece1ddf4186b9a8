/**
 * Exports of other programs, known by their headings, and what their columns are here. Which of these sets of columns
 * are public and which are only likely is told in docs/decisions/0068 and 0145; whoever brings a file in may change each.
 */
export type Program<K extends string> = {
  program:
    | 'Bitrix24'
    | 'EspoCRM'
    | 'Livespace'
    | 'Google'
    | 'Outlook'
    | 'HubSpot'
    | 'Pipedrive'
    | 'vCard'
    | 'wFirma'
    | 'Fakturownia'
    | 'Subiekt'
    | 'Comarch Optima';
  /** All headings of one of these sets are there. */
  signs: readonly (readonly string[])[];
  columns: Readonly<Record<string, K>>;
};
