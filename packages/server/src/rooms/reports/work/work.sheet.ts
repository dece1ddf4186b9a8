import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import type { ReportTask } from '@zaplecze/contract/rooms/reports/tasks/calls';
import type {
  BurningProject,
  FlowMonth,
  HandoverStep,
  KeyFigures,
  LoadPart,
  LoadRow,
  PromiseRow,
  TeamMember,
  TimelinessRow,
} from '@zaplecze/contract/rooms/reports/work/calls';
import type { TimelinessBy } from '@zaplecze/contract/rooms/reports/work/lists';
import type { Sheet } from '../../../kit/exports/sheet.ts';

const heads: Record<TimelinessBy, string> = {
  month: 'Miesiąc',
  department: 'Dział',
  service: 'Usługa',
};

export const timelinessSheet = (by: TimelinessBy): Sheet<TimelinessRow> => ({
  title: 'Terminowość',
  columns: [
    { header: heads[by], text: (row) => row.name },
    { header: 'Na czas', number: (row) => row.onTime },
    { header: 'Po terminie', number: (row) => row.late },
    { header: 'Bez terminu', number: (row) => row.noLimit },
    { header: 'Średnie spóźnienie (dni)', width: 24, number: (row) => row.lateDays },
  ],
});

export const keyFiguresSheet: Sheet<KeyFigures> = {
  title: 'Pulpit w liczbach',
  columns: [
    { header: 'Miesiąc', text: (row) => row.month },
    { header: 'Zadania po terminie', width: 20, number: (row) => row.overdue },
    { header: 'Oddane na czas', width: 16, number: (row) => row.onTime },
    { header: 'Oddane po terminie', width: 20, number: (row) => row.late },
    { header: 'Wartość prac', width: 16, money: (row) => row.value },
    { header: 'Oferty zaakceptowane', width: 20, number: (row) => row.accepted },
    { header: 'Oferty rozstrzygnięte', width: 20, number: (row) => row.decided },
    { header: 'Nieobecni', number: (row) => row.absent },
  ],
};

export const reportTaskSheet: Sheet<ReportTask> = {
  title: 'Zadania pulpitu',
  columns: [
    { header: 'Zadanie', width: 36, text: (row) => row.name },
    { header: 'Projekt', width: 40, text: (row) => row.project.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Osoba', width: 22, text: (row) => row.user?.name },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    { header: 'Termin', limit: (row) => row.dateRealizationLimit },
    { header: 'Po terminie', width: 11, text: (row) => (row.overdue ? 'tak' : 'nie') },
    { header: 'Zakończono', limit: (row) => row.dateEndJob },
    { header: 'Spóźnienie (dni)', number: (row) => row.lateDays },
    { header: 'Szacowany czas (h)', width: 18, number: (row) => row.estimation },
    { header: 'Od rozpoczęcia do zakończenia (h)', width: 24, number: (row) => row.worked },
    { header: 'Czekało (h)', number: (row) => row.waited },
  ],
};

export const burningSheet: Sheet<BurningProject> = {
  title: 'Co się pali',
  columns: [
    { header: 'Projekt', width: 40, text: (row) => row.project.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Spółka', text: (row) => row.company?.name },
    { header: 'Wartość', money: (row) => row.value },
    { header: 'Zadanie', width: 36, text: (row) => row.task.name },
    { header: 'Osoba', width: 22, text: (row) => row.user?.name },
    { header: 'Termin', limit: (row) => row.limit },
    { header: 'Ostateczny', width: 11, text: (row) => (row.task.finalDate ? 'tak' : 'nie') },
    { header: 'Dni po terminie', number: (row) => row.daysLate },
    {
      header: 'Dlaczego',
      width: 60,
      text: (row) => row.reasons.map((reason) => reasonWords(reason)).join('; '),
    },
    { header: 'Czeka na zadanie', width: 36, text: (row) => row.waitsFor?.name },
    { header: 'Czeka na osobę', width: 22, text: (row) => row.waitsFor?.user?.name },
    { header: 'Czeka od', moment: (row) => row.since },
  ],
};

const shortDay = (day: string) => day.split('-').reverse().join('.');

export const loadSheet = (weeks: string[]): Sheet<LoadRow> => ({
  title: 'Obłożenie',
  columns: [
    { header: 'Osoba', width: 22, text: (row) => row.user.name },
    { header: 'Dział', text: (row) => row.department?.name },
    ...weeks.flatMap((week, at) => [
      {
        header: `${shortDay(week)} plan (h)`,
        width: 18,
        number: (row: LoadRow) => row.weeks[at]?.planned,
      },
      {
        header: `${shortDay(week)} dostępne (h)`,
        width: 22,
        number: (row: LoadRow) => row.weeks[at]?.capacity,
      },
    ]),
    { header: 'Bez szacunku lub terminu', width: 24, number: (row) => row.unplanned },
  ],
});

export const loadPartSheet = (week?: string): Sheet<LoadPart> => ({
  title: week ? 'Obłożenie tygodnia' : 'Praca bez szacunku lub terminu',
  columns: [
    {
      header: 'Rodzaj',
      width: 12,
      text: (row) => (row.kind === 'task' ? 'zadanie' : 'zgłoszenie'),
    },
    { header: 'Nazwa', width: 36, text: (row) => row.name },
    { header: 'Projekt', width: 40, text: (row) => row.project?.name },
    { header: 'Klient', width: 36, text: (row) => row.client?.name },
    { header: 'Termin', limit: (row) => row.limit },
    { header: 'Godziny w tygodniu', width: 18, number: (row) => row.hours },
    { header: 'Godziny razem', width: 14, number: (row) => row.estimation },
  ],
});

export const teamSheet: Sheet<TeamMember> = {
  title: 'Zespół dziś',
  columns: [
    { header: 'Osoba', width: 22, text: (row) => row.user.name },
    { header: 'Dział', text: (row) => row.department?.name },
    { header: 'Dziś', width: 24, text: (row) => row.absence?.name ?? row.elsewhere ?? 'w pracy' },
    { header: 'Nieobecność do', day: (row) => row.absence?.until },
    { header: 'Zastępują', text: (row) => row.substitutes.map(({ name }) => name).join(', ') },
    { header: 'Zadania', number: (row) => row.tasks },
    { header: 'Zgłoszenia', number: (row) => row.issues },
    { header: 'Zadania z terminem', width: 19, number: (row) => row.dueTasks },
    { header: 'Zgłoszenia z terminem', width: 22, number: (row) => row.dueIssues },
  ],
};

export const flowSheet: Sheet<FlowMonth> = {
  title: 'Zadania dodane i zakończone',
  columns: [
    { header: 'Miesiąc', width: 10, text: (row) => row.month },
    { header: 'Dodane', number: (row) => row.came },
    { header: 'Zakończone', number: (row) => row.ended },
    { header: 'Otwarte na koniec', width: 18, number: (row) => row.open },
  ],
};

export const handoverSheet: Sheet<HandoverStep> = {
  title: 'Czas przekazania',
  columns: [
    { header: 'Procedura', width: 36, text: (row) => row.procedure.name },
    { header: 'Krok', width: 36, text: (row) => row.task.name },
    { header: 'Zadań', number: (row) => row.count },
    { header: 'Średnio (h)', number: (row) => row.mean },
    { header: 'Najdłużej (h)', number: (row) => row.longest },
    { header: 'Dłużej niż dzień pracy', width: 22, number: (row) => row.slow },
  ],
};

export const promisesSheet: Sheet<PromiseRow> = {
  title: 'Obiecany czas zgłoszeń',
  columns: [
    { header: 'Typ zgłoszenia', width: 28, text: (row) => row.type.name },
    { header: 'Odpowiedź w czasie', width: 18, number: (row) => row.answered },
    { header: 'Odpowiedź po czasie', width: 18, number: (row) => row.answeredLate },
    { header: 'Zrealizowane w czasie', width: 20, number: (row) => row.done },
    { header: 'Zrealizowane po czasie', width: 20, number: (row) => row.doneLate },
  ],
};
