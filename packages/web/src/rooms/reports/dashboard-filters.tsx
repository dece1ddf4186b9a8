import '../../kit/first-screen/styles-forms.ts';
import { Button } from '@mantine/core';
import { addMonths, monthDays, monthOf } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { PickMany } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { Select } from '../../kit/fields/select.tsx';
import { TypedDate } from '../../kit/fields/typed-date.tsx';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';
import classes from './dashboard-filters.module.css';
import type { FilterKey, ReportFilter, useReportAddress } from './use-report-filter.ts';

const fields = [
  { key: 'company', label: 'Spółka', all: 'Wszystkie spółki', source: dictionarySource('company') },
  {
    key: 'department',
    label: 'Dział',
    all: 'Wszystkie działy',
    source: dictionarySource('department'),
  },
  { key: 'user', label: 'Osoba', all: 'Wszyscy', source: peopleSource },
] as const satisfies { key: FilterKey; [more: string]: unknown }[];

type Range = { dateFrom: string | undefined; dateTo: string | undefined };

/** Periods that are asked for most, by the month of today. */
function periods(today = warsawDay()): (Range & { value: string; label: string })[] {
  const month = monthOf(today);
  const year = today.slice(0, 4);
  const before = String(Number(year) - 1);
  const quarter = `${year}-${String(3 * Math.floor((Number(month.slice(5)) - 1) / 3) + 1).padStart(2, '0')}`;
  return [
    { value: 'months', label: 'Ostatnie 12 miesięcy', dateFrom: undefined, dateTo: undefined },
    { value: 'month', label: 'Ten miesiąc', ...monthDays(month) },
    { value: 'last', label: 'Poprzedni miesiąc', ...monthDays(addMonths(month, -1)) },
    {
      value: 'quarter',
      label: 'Ten kwartał',
      dateFrom: `${quarter}-01`,
      dateTo: monthDays(addMonths(quarter, 2)).dateTo,
    },
    { value: 'year', label: `Rok ${year}`, dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` },
    {
      value: 'before',
      label: `Rok ${before}`,
      dateFrom: `${before}-01-01`,
      dateTo: `${before}-12-31`,
    },
  ];
}

const values = (text: string | undefined) => (text ? text.split(',').map(Number) : []);

/** Company, department, person and period of the whole dashboard. */
export function DashboardFilters({ filter, set, clear }: ReturnType<typeof useReportAddress>) {
  const known = periods();
  const same = (one: Range) => one.dateFrom === filter.dateFrom && one.dateTo === filter.dateTo;
  const period = known.find(same)?.value ?? 'own';
  const day = (key: 'dateFrom' | 'dateTo', label: string) => (
    <TypedDate
      kind="day"
      aria-label={label}
      calendarOf={label}
      value={filter[key] ?? ''}
      onChange={(value: string | null) => set({ [key]: value ?? undefined } as ReportFilter)}
    />
  );
  return (
    <>
      {fields.map(({ key, label, all, source }) => (
        <div key={key} className={classes.field}>
          <PickMany
            aria-label={label}
            placeholder={filter[key] ? undefined : all}
            source={source}
            value={values(filter[key])}
            onPick={(ids) => set({ [key]: ids.length > 0 ? ids.join(',') : undefined })}
          />
        </div>
      ))}
      <Select
        className={classes.period}
        aria-label="Okres"
        data={[...known, { value: 'own', label: 'Własny okres' }]}
        value={period}
        allowDeselect={false}
        onChange={(value) => {
          const chosen = known.find((one) => one.value === value);
          if (chosen) set({ dateFrom: chosen.dateFrom, dateTo: chosen.dateTo });
          else set({ dateFrom: `${warsawDay().slice(0, 4)}-01-01`, dateTo: warsawDay() });
        }}
      />
      {period === 'own' && (
        <>
          <div className={classes.day}>{day('dateFrom', 'Od')}</div>
          <div className={classes.day}>{day('dateTo', 'Do')}</div>
        </>
      )}
      {Object.values(filter).some(Boolean) && (
        <Button size="compact-sm" variant="subtle" className={classes.clear} onClick={clear}>
          Wyczyść filtry
        </Button>
      )}
    </>
  );
}
