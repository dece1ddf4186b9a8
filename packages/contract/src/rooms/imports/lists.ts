import type { CustomRecord } from '../../kit/fields/custom-fields.ts';
import type { Allow } from '../../permissions.ts';

/** Fixed lists of imports: of what kinds of records, and what may be chosen. */

export const importKinds = ['contact', 'project', 'issue', 'document', 'person'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Who may bring in which: whoever makes them one by one, but never fewer than managers. */
export const mayImportKind = {
  contact: 'manager',
  project: 'manager',
  issue: 'manager',
  document: 'manager',
  person: 'admin',
} as const satisfies Record<ImportKind, Allow>;

/** What may become of rows that the base has already. */
export const duplicateWays = ['skip', 'update', 'import'] as const;
export type DuplicateWay = (typeof duplicateWays)[number];

type KindInfo = {
  /** 'Import osób kontaktowych'. */
  title: string;
  /** 1, 2, 5 of the records in the nominative, and one in the accusative. */
  words: readonly [one: string, few: string, many: string];
  accusative: string;
  /** What identifies a record in the file and in the database. */
  same: string;
  duplicates: readonly DuplicateWay[];
  /** Whose own fields its files may have as columns. */
  custom?: CustomRecord;
};

export const importKindInfo: Record<ImportKind, KindInfo> = {
  contact: {
    title: 'Import osób kontaktowych',
    words: ['osoba kontaktowa', 'osoby kontaktowe', 'osób kontaktowych'],
    accusative: 'osobę kontaktową',
    same: 'Ta sama osoba to ten sam klient i ten sam adres e-mail, a bez adresu: to samo imię i nazwisko.',
    duplicates: duplicateWays,
    custom: 'contact',
  },
  project: {
    title: 'Import projektów',
    words: ['projekt', 'projekty', 'projektów'],
    accusative: 'projekt',
    same: 'Ten sam projekt to ten sam klient i ta sama nazwa.',
    duplicates: duplicateWays,
    custom: 'project',
  },
  issue: {
    title: 'Import zgłoszeń',
    words: ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'],
    accusative: 'zgłoszenie',
    same: 'To samo zgłoszenie to ten sam klient i ta sama nazwa.',
    duplicates: duplicateWays,
    custom: 'issue',
  },
  document: {
    title: 'Import dokumentów',
    words: ['dokument', 'dokumenty', 'dokumentów'],
    accusative: 'dokument',
    same: 'Ten sam dokument to ten sam klient i ta sama nazwa pliku.',
    duplicates: duplicateWays,
    custom: 'document',
  },
  person: {
    title: 'Import pracowników',
    words: ['pracownik', 'pracownicy', 'pracowników'],
    accusative: 'pracownika',
    same: 'Ta sama osoba to ten sam adres e-mail.',
    duplicates: ['skip', 'update'],
    custom: 'person',
  },
};
