import type { DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import type { DictionaryBody } from '@zaplecze/contract/rooms/dictionaries/forms';
import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { ReactNode } from 'react';
import { SwitchField } from '../../kit/fields/choice-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import type { Column } from '../../kit/lists/types.ts';
import { TagLine } from '../../kit/records/color-pill.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';
import { CalendarRules, calendarRulesOf } from './calendar-rules.tsx';
import classes from './dictionary.module.css';

/** What a kind has besides its name and colour. */
type OwnFields = {
  columns: Column<DictionaryItem>[];
  /** Its part of the form; without an item a new one is being made. */
  fields: (item?: DictionaryItem) => ReactNode;
  /** Its part of the form's values. */
  values?: (item?: DictionaryItem) => Partial<DictionaryBody>;
  /** Sent with every change from this screen. */
  always?: Partial<DictionaryBody>;
  /** Which of the kind's items this screen is about. */
  shows?: (item: DictionaryItem) => boolean;
  /** The same fields for the download. */
  exported?: Record<string, string>;
};

const departments = dictionarySource('department');

export const ownFields: Partial<Record<DictionaryKind, OwnFields>> = {
  company: {
    columns: [
      {
        key: 'departments',
        header: 'Działy',
        render: (item) => <TagLine tags={item.departments ?? []} most={6} />,
      },
    ],
    fields: (item) => (
      <>
        <RecordMultiPicker
          name="departments"
          label="Działy"
          help="Dział może należeć do kilku spółek."
          source={departments}
          known={item?.departments}
        />
        <TextField
          name="issuesEmail"
          label="Adres zgłoszeń"
          type="email"
          help="List klienta na ten adres staje się zgłoszeniem. Poczta tego adresu musi trafiać do skrzynki, którą czyta program."
        />
      </>
    ),
    values: (item) => ({
      departments: item?.departments?.map(({ id }) => id) ?? [],
      issuesEmail: item?.issuesEmail ?? '',
    }),
  },
  department: {
    columns: [
      {
        key: 'companies',
        header: 'Spółki',
        render: (item) => <TagLine tags={item.companies ?? []} most={6} />,
      },
      {
        key: 'head',
        header: 'Kierownik działu',
        render: (item) => item.head?.name ?? '–',
      },
    ],
    fields: (item) => (
      <>
        <RecordPicker
          name="head"
          label="Kierownik działu"
          help="Decyduje o nieobecnościach pracowników działu, które wymagają akceptacji."
          source={peopleSource}
          known={item?.head ? [item.head] : []}
        />
        {item && (
          <div>
            <Fact label="Spółki">
              {item.companies?.length ? <TagLine tags={item.companies} most={20} /> : null}
            </Fact>
            <p className={classes.hint}>Spółki działu ustawia się w edycji spółki.</p>
          </div>
        )}
      </>
    ),
    values: (item) => ({ head: item?.head?.id ?? null }),
  },
  calendarType: {
    columns: [
      {
        key: 'isPrivate',
        header: 'Widoczność',
        render: (item) => (item.isPrivate ? 'Prywatny' : 'Dla wszystkich'),
      },
    ],
    fields: (item) => (
      <>
        <SwitchField
          name="isPrivate"
          label="Prywatny"
          help="Współpracownicy widzą tylko „Nieobecność”; rodzaj widzi kierownik i sama osoba."
        />
        <CalendarRules item={item} />
      </>
    ),
    values: (item) => ({ isPrivate: item?.isPrivate ?? false, ...calendarRulesOf(item) }),
    // This screen keeps vacations only; a new company starts with the other kinds (ABS-09).
    always: { isVacation: true },
    shows: (item) => item.isVacation !== false,
    exported: { isVacation: '1' },
  },
  receptionType: {
    columns: [
      {
        key: 'electronic',
        header: 'Odbiór',
        render: (item) => (item.electronic ? 'e-Doręczenia, 14 dni' : ''),
      },
    ],
    fields: () => (
      <SwitchField
        name="electronic"
        label="Przychodzi na adres do e-Doręczeń"
        help="Nieodebraną przesyłkę podmiotu publicznego uznaje się za doręczoną po 14 dniach; program przypomni o tym wcześniej."
      />
    ),
    values: (item) => ({ electronic: item?.electronic ?? false }),
  },
  agreementType: {
    columns: [
      {
        key: 'description',
        header: 'Treść zgody',
        render: (item) => item.description,
      },
    ],
    fields: () => (
      <TextAreaField
        name="description"
        label="Treść zgody"
        help="Pełny tekst, który klient akceptuje."
        rows={8}
      />
    ),
    values: (item) => ({ description: item?.description ?? '' }),
  },
};
