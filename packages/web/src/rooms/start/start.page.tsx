import { PageHead } from '../../kit/navigation/page-head.tsx';
import { useStart } from './use-start.ts';
import '../../kit/first-screen/styles-forms.ts';
import { Button, Progress, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { type getStart, skipSteps } from '@zaplecze/contract/rooms/start/calls';
import { type StartStep, startSteps, stepNames } from '@zaplecze/contract/rooms/start/lists';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { mayLeave } from '../../kit/forms/drafts/unsaved.ts';
import { AppLink, LinkButton } from '../../kit/navigation/link.tsx';
import { useChangeSearch, usePageSearch } from '../../kit/navigation/page-place.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './start.module.css';
import { BackupStep } from './step-backup.tsx';
import { CatalogStep } from './step-catalog.tsx';
import { ClientsStep } from './step-clients.tsx';
import { CompanyStep } from './step-company.tsx';
import { DictionariesStep, StructureStep } from './step-entries.tsx';
import { HeadsStep } from './step-heads.tsx';
import { MailStep } from './step-mail.tsx';
import { PeopleStep } from './step-people.tsx';
import { PushStep } from './step-push.tsx';

export type Start = Answer<typeof getStart>;
type Step = Start['steps'][number];
export type StepProps = { start: Start };

const parts: Record<StartStep, ComponentType<StepProps>> = {
  company: CompanyStep,
  structure: StructureStep,
  people: PeopleStep,
  heads: HeadsStep,
  catalog: CatalogStep,
  dictionaries: DictionariesStep,
  clients: ClientsStep,
  mail: MailStep,
  push: PushStep,
  backup: BackupStep,
};

const usedParts = `${addressOf('settings')}#parts` as Address;

const waits = ({ done, skipped }: Step) => !done && !skipped;

/** Which step is open: told by the address, else the first that waits. `none` closes all. */
function useOpenStep(steps: Step[] | undefined) {
  const { step } = usePageSearch();
  const change = useChangeSearch();
  const named = startSteps.find((key) => key === step);
  const first = useRef<StartStep | null>(null);
  // A finished step stays open, so that its result can be read.
  if (steps) first.current ??= steps.find(waits)?.key ?? null;
  const open = step === 'none' ? null : (named ?? first.current);
  /** What was typed in the open one is asked about first; tells whether it opened. */
  const setOpen = async (key: StartStep | null) => {
    if (!(await mayLeave())) return false;
    change({ step: key ?? 'none' });
    return true;
  };
  return [open, setOpen] as const;
}

/** The first day of a company, step by step; what is done is told by what is there. */
export function StartPage() {
  const answer = useStart();
  const start = answer.data;
  const [open, setOpen] = useOpenStep(start?.steps);
  const skip = useSend(skipSteps);
  if (!start) {
    return <PendingAnswer answer={answer} />;
  }
  const { steps } = start;
  const done = steps.filter((step) => !waits(step)).length;
  const setSkipped = (skipped: boolean, ...of: StartStep[]) =>
    skip.mutate({ body: { steps: of, skipped } });
  const goOn = (key: StartStep) => {
    const rest = [...steps.slice(startSteps.indexOf(key) + 1), ...steps];
    return setOpen(rest.find((step) => step.key !== key && waits(step))?.key ?? null);
  };
  return (
    <div className={classes.page}>
      <PageHead title="Pierwsze kroki">
        {start.begun && done < steps.length && (
          <Button
            size="xs"
            variant="default"
            onClick={() => setSkipped(true, ...steps.filter(waits).map(({ key }) => key))}
          >
            Pomiń resztę
          </Button>
        )}
      </PageHead>
      <p className={classes.lead}>
        Wszystko, czego firma potrzebuje na początek. Kolejność jest dowolna, do każdego kroku można
        wrócić, a to, co tu powstanie, zmienić później w menu. Bez recepcji, ofert albo bazy wiedzy
        ekran jest prostszy: <AppLink to={usedParts}>wyłącz to, czego nie używacie</AppLink>.
      </p>
      <div className={classes.progress}>
        <p className={classes.progressWords} role="status">
          {done === steps.length ? 'Gotowe: ' : ''}
          {done} z {countWords(steps.length, 'kroku', 'kroków', 'kroków')}
        </p>
        <Progress value={(done / steps.length) * 100} aria-label="Postęp pierwszych kroków" />
      </div>
      {done === steps.length && <Finished start={start} />}
      <ol className={`${classes.steps} ${partsInOrder}`}>
        {steps.map((step, at) => (
          <StepRow
            key={step.key}
            step={step}
            number={at + 1}
            open={open === step.key}
            start={start}
            onToggle={() => void setOpen(open === step.key ? null : step.key)}
            onSkip={async () => {
              if (await goOn(step.key)) setSkipped(true, step.key);
            }}
            onResume={() => setSkipped(false, step.key)}
            onNext={() => void goOn(step.key)}
          />
        ))}
      </ol>
    </div>
  );
}

const words = ({ done, skipped }: Step) => (done ? 'zrobione' : skipped ? 'pominięte' : '');

function StepRow(props: {
  step: Step;
  number: number;
  open: boolean;
  start: Start;
  onToggle: () => void;
  onSkip: () => void;
  onResume: () => void;
  onNext: () => void;
}) {
  const { step, number, open, start } = props;
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const first = useRef(true);
  const Part = parts[step.key];
  // Going on to a step brings it into sight, and the keyboard with it.
  useEffect(() => {
    if (open && !first.current) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'start' });
    }
    first.current = false;
  }, [open]);
  return (
    <li className={classes.step}>
      <UnstyledButton
        ref={head}
        className={classes.head}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={props.onToggle}
      >
        <span className={classes.mark} data-done={step.done || undefined}>
          {step.done ? <IconCheck size={16} stroke={2} aria-hidden /> : number}
        </span>
        <span className={classes.name}>{stepNames[step.key]}</span>
        <span className={classes.state}>{words(step)}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      {open && (
        <section id={id} className={classes.body} aria-label={stepNames[step.key]}>
          <Part start={start} />
          <div className={classes.bar} data-last>
            <Button size="xs" variant={step.done ? 'filled' : 'default'} onClick={props.onNext}>
              Dalej
            </Button>
            {start.begun &&
              !step.done &&
              (step.skipped ? (
                <Button size="xs" variant="default" onClick={props.onResume}>
                  Nie pomijaj
                </Button>
              ) : (
                <Button size="xs" variant="default" onClick={props.onSkip}>
                  Pomiń
                </Button>
              ))}
          </div>
        </section>
      )}
    </li>
  );
}

function Finished({ start }: StepProps) {
  return (
    <div className={classes.bar}>
      {start.clients > 0 && start.services > 0 && (
        <LinkButton size="xs" to={addressOf('projectAdd')} primary>
          Utwórz projekt
        </LinkButton>
      )}
      <LinkButton size="xs" variant="default" to={addressOf('home')}>
        Przejdź do swoich zadań
      </LinkButton>
    </div>
  );
}
