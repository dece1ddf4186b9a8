import '../../../kit/first-screen/styles-forms.ts';
import type { Address } from '@zaplecze/contract/addresses';
import { type CustomField, customName, noValue } from '@zaplecze/contract/kit/fields/custom-fields';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { openProjectStatuses, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import {
  customSplit,
  type SplitRecord,
  type SplitRow,
} from '@zaplecze/contract/rooms/reports/custom/calls';
import { type ReactNode, useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { useCustomFields } from '../../../kit/custom-fields/use-custom-fields.ts';
import { Select } from '../../../kit/fields/select.tsx';
import { formatMoney } from '../../../kit/records/format.ts';
import { useIssueLinks, useOfferLinks, useProjectLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

type Of = {
  record: SplitRecord;
  title: string;
  how: ReactNode;
  /** 'projekt', 'projekty', 'projektów'. */
  forms: [string, string, string];
  /** The heading of the number. */
  many: string;
  /** What they are worth is called so; what is worth nothing has none. */
  value?: string;
  /** The list of those with these ids in the field, of all without. */
  listOf: (own: Record<string, number>) => Address;
};

const measures = { count: 'Liczba', value: 'Wartość' };
const nothing = { key: 'none', color: 'var(--z-chart-rest)', pattern: 'dots' } as const;

/** Records by what they have in an own field of choices; where the company has none, nothing stands here. */
function SplitChart(props: Of) {
  const [key, choose] = useState<string | null>(null);
  const fields = useCustomFields(props.record).filter(
    ({ kind }) => kind === 'choice' || kind === 'choices',
  );
  const field = fields.find((one) => one.key === key) ?? fields[0];
  if (!field) return null;
  return <Split {...props} field={field} fields={fields} choose={choose} />;
}

type SplitProps = Of & {
  field: CustomField;
  fields: CustomField[];
  choose: (key: string | null) => void;
};

function Split({ field, fields, choose, ...of }: SplitProps) {
  const { record, forms, value, listOf } = of;
  const [measure, setMeasure] = useState<keyof typeof measures>('count');
  const { filter } = useReportFilter();
  const several = field.kind === 'choices';
  const lists = {
    of: ({ id }: SplitRow) => listOf({ [customName(field.key)]: id ?? noValue }),
    // A record with several options stands in several rows, so these come to more than there are.
    ...(!several && { all: listOf({}) }),
  };
  const words = (count: number) => countWords(count, ...forms);
  const shownMeasure = value ? measure : 'count';
  return (
    <ChartCard
      title={of.title}
      how={
        <>
          {of.how}
          <p>
            Pole własne wybiera się nad wykresem.{' '}
            {several
              ? 'Rekord, w którym zaznaczono kilka pozycji, stoi przy każdej z nich z całą wartością.'
              : 'Rekordy bez tego pola stoją osobno, na końcu.'}
          </p>
        </>
      }
      endpoint={customSplit}
      query={{ filter, record, key: field.key }}
      controls={
        <>
          {fields.length > 1 && (
            <Select
              size="xs"
              aria-label="Pole własne"
              data={fields.map(({ key, label }) => ({ value: key, label }))}
              value={field.key}
              allowDeselect={false}
              onChange={choose}
            />
          )}
          {value && (
            <ChartChoice label="Miara" words={measures} value={measure} onChange={setMeasure} />
          )}
        </>
      }
      columns={[
        { key: 'name', header: field.label, render: ({ name }) => name },
        numberColumn('count', of.many, lists),
        ...(value ? [numberColumn('value', value, { ...lists, format: formatMoney })] : []),
      ]}
      rowKey={({ id }) => id ?? 'none'}
      isEmpty={({ count }) => count === 0}
      empty={{
        title: 'W tym okresie nie ma czego podzielić',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={(whole) => (
        <>
          {field.label}: <strong>{words(whole.count)}</strong>
          {value && ` na ${formatMoney(whole.value)}`}.
        </>
      )}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            to: lists.of(row),
            key: row.id ?? 'none',
            words: row.name,
            value: row[shownMeasure],
            says: value ? `${words(row.count)} · ${formatMoney(row.value)}` : words(row.count),
            tone:
              row.id === null
                ? nothing
                : { key: `o${row.id}`, color: row.color ?? '', pattern: 'plain' },
          }))}
        />
      )}
    </ChartCard>
  );
}

/** Projects that count: all but the cancelled ones. */
const counting = [...openProjectStatuses, projectStatus.done].join(',');

export function ProjectSplitChart() {
  const { period } = useReportFilter();
  const link = useProjectLinks();
  return (
    <SplitChart
      record="project"
      title="Projekty według pól własnych"
      how={
        <p>
          Projekty okresu bez anulowanych, z wartością planowaną. Projekt cykliczny liczy się w
          miesiącu pierwszego dnia swojego okresu, pozostałe w miesiącu utworzenia. Osoba to
          sprzedawca.
        </p>
      }
      forms={['projekt', 'projekty', 'projektów']}
      many="Projekty"
      value="Wartość"
      listOf={(own) =>
        link({ status: counting, valueFrom: period.dateFrom, valueTo: period.dateTo, ...own })
      }
    />
  );
}

export function OfferSplitChart() {
  const { period } = useReportFilter();
  const link = useOfferLinks();
  return (
    <SplitChart
      record="offer"
      title="Oferty według pól własnych"
      how={
        <p>
          Oferty utworzone w okresie, z sumą wartości netto. Spółka i dział oferty to dział
          sprzedawcy i spółki tego działu, osoba to sprzedawca.
        </p>
      }
      forms={['oferta', 'oferty', 'ofert']}
      many="Oferty"
      value="Wartość netto"
      listOf={(own) => link({ ...period, ...own })}
    />
  );
}

export function IssueSplitChart() {
  const { period } = useReportFilter();
  const link = useIssueLinks();
  return (
    <SplitChart
      record="issue"
      title="Zgłoszenia według pól własnych"
      how={
        <p>
          Zgłoszenia dodane w okresie, w każdym statusie. Dział i spółka są działem i spółką
          wykonawcy.
        </p>
      }
      forms={['zgłoszenie', 'zgłoszenia', 'zgłoszeń']}
      many="Zgłoszenia"
      listOf={(own) => link({ ...period, ...own })}
    />
  );
}
