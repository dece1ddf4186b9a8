import { addressOf } from '@zaplecze/contract/addresses';
import { amountOf } from '@zaplecze/contract/kit/values/amounts';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { projectFields } from '@zaplecze/contract/rooms/projects/fields';
import { intervals, once } from '@zaplecze/contract/rooms/projects/lists';
import { plannedValue } from '@zaplecze/contract/rooms/projects/value';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CustomSections } from '../../kit/custom-fields/custom-section.tsx';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { MoneyField, NumberField } from '../../kit/fields/number-field.tsx';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { WritingField } from '../../kit/fields/writing/writing-field.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { Row, Section } from '../../kit/forms/form-page.tsx';
import { Lacks } from '../../kit/forms/lacks.tsx';
import { Help } from '../../kit/help/help.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import { ErrorState } from '../../kit/records/states.tsx';
import { sourceOf } from '../choice-sources/index.ts';
import { namedOn } from '../comments/index.ts';
import { AssignTasks } from './plan/assign-tasks.tsx';
import { PlanBar } from './plan/plan-bar.tsx';
import { PlanTimeline } from './plan/plan-timeline.tsx';
import type { FormPlan } from './plan/service-plan.ts';
import { usePlan } from './plan/use-plan.ts';
import { type PlannedTask, usePlanning } from './plan/use-planning.ts';
import classes from './projects.module.css';
import { BeyondOffer } from './record/beyond-offer.tsx';
import { Renew } from './series/renew.tsx';
import { ServiceFacts, ServiceField } from './service-field.tsx';

/** Fields of a project, alike for a new one and for one that runs. */
export function ProjectFields(props: {
  project?: Project;
  /** Told the version of a project that has taken over another one of its service. */
  onRenewed?: (version: number) => void;
  /** The status, for a project that runs. */
  state?: ReactNode;
  files: ReactNode;
  /** Of a new project: the offer it is made of, and the services of its types. */
  offer?: Offer;
  fitting?: PickerItem[];
}) {
  const { project, onRenewed, state, files, offer, fitting } = props;
  const form = useFormContext();
  const { plan, ready, isOwn, choose, error } = usePlan(project);
  const planning = usePlanning({ plan, ready, isOwn, project, offer: offer?.id });
  const takeService = async (service: number | null) => {
    const chosen = await choose(service);
    if (chosen) planning.work(chosen);
  };
  // Settled by the offer.
  const ofOffer = offer ?? (project?.offer ? project : undefined);
  return (
    <>
      <Section title="Projekt" help="Komu i kto sprzedał usługę.">
        {state}
        <ProjectPart section="name" own={project ? {} : { name: newName }} />
        {project?.offer && (
          <Fact label="Z oferty">
            <AppLink to={addressOf('offer', { id: project.offer.id })} newTab>
              {project.offer.name}
            </AppLink>
          </Fact>
        )}
        {ofOffer ? (
          <Fact label={projectFields.client.label}>{ofOffer.client.name}</Fact>
        ) : (
          <ProjectPart section="client" known={project} />
        )}
        <Lacks kind="client" id={offer?.client.id ?? form.watch('client')} of="invoice" />
        <ProjectPart section="sale" known={project ?? offer} />
      </Section>
      <Section title="Usługa" help="Z niej wynikają spółka, typ, dział i zadania.">
        <ServiceField
          project={project}
          first={fitting}
          onChosen={(service) => void takeService(service)}
        />
        <ServiceFacts plan={plan} />
      </Section>
      <Section
        title="Wartość i czas"
        help={
          <>
            Projekt może się powtarzać.
            <Help about="recurring" />
          </>
        }
      >
        <Value offered={offer?.value ?? project?.offerValue} />
        <Time />
      </Section>
      <OwnFields project={project} plan={plan} />
      <Section title="Opis i pliki">
        <ProjectDescription record={project?.id ?? 'new'} />
        {files}
      </Section>
      <section className={classes.assign}>
        <h2 className={classes.sectionTitle}>Przydziel zadania</h2>
        <p className={classes.help}>Każde zadanie musi mieć osobę; termin, gdy jest ostateczny.</p>
        {plan && ready ? (
          <>
            {project?.serviceRenewable && isOwn && <Renew project={project} onDone={onRenewed} />}
            <PlanBar planning={planning} />
            <Timeline plan={plan} project={project} planned={planning.planned} />
            <AssignTasks plan={plan} planned={planning.planned} />
          </>
        ) : error ? (
          <ErrorState
            error={error}
            retry={() => void takeService(form.getValues('services')?.[0] ?? null)}
          />
        ) : (
          <p className={classes.hint}>Najpierw wybierz usługę: tu pojawią się jej zadania.</p>
        )}
      </section>
    </>
  );
}

/** The plan over the days on which people work, from the day that the form says. */
function Timeline(props: { plan: FormPlan; project?: Project; planned: Map<string, PlannedTask> }) {
  const { plan, project, planned } = props;
  const [recurrent, startDate, from] = useFormContext().watch([
    'recurrent',
    'startDate',
    'recurrentFrom',
  ]);
  const createdOn = project ? warsawDay(Date.parse(project.created)) : warsawDay();
  const start = (Number(recurrent ?? once) === once ? startDate : (from ?? startDate)) || createdOn;
  const known = [
    ...[...planned.values()].flatMap(({ user }) => user ?? []),
    ...plan.procedures.flatMap(({ tasks }) => tasks.flatMap(({ running }) => running?.user ?? [])),
  ];
  return <PlanTimeline plan={plan} start={start} people={known} />;
}

/** What a company asks of projects by itself; what they come to follows from what is typed of their value. */
function OwnFields({ project, plan }: { project: Project | undefined; plan: FormPlan | null }) {
  const [quantity, value] = useFormContext().watch(['unitQuantity', 'unitValue']);
  const worth = plannedValue(amountOf(quantity), amountOf(value));
  return (
    <CustomSections
      of="project"
      known={project?.custom}
      about={{ company: plan?.company, type: plan?.type, plannedValue: worth }}
      record={project}
    />
  );
}

/** Units, their price, what they come to, and by how much that is not what the offer is worth. */
function Value({ offered }: { offered?: number | null }) {
  const [quantity, value] = useFormContext().watch(['unitQuantity', 'unitValue']);
  const planned = plannedValue(amountOf(quantity), amountOf(value));
  return (
    <Row>
      <NumberField
        name="unitQuantity"
        label={projectFields.unitQuantity.label}
        min={0}
        decimals={2}
        exact
      />
      <MoneyField name="unitValue" label={projectFields.unitValue.label} />
      <div>
        <span className={classes.label}>{projectFields.plannedValue.label}</span>
        <output className={classes.output} htmlFor="unitQuantity unitValue">
          {formatMoney(planned)}
          <BeyondOffer planned={planned} offered={offered} />
        </output>
      </div>
    </Row>
  );
}

function Time() {
  const recurrent = Number(useFormContext().watch('recurrent') ?? 0);
  return (
    <>
      <SelectField name="recurrent" label={projectFields.recurrent.label} options={intervals} />
      {recurrent === once ? (
        <ProjectPart section="oneOff" beside={{ startDate: 'implementationDate' }} />
      ) : (
        <Row>
          <DateField name="recurrentFrom" label="Powtarzaj od" />
          <DateField name="recurrentTo" label="Powtarzaj do" />
        </Row>
      )}
    </>
  );
}

type Part = Omit<Parameters<typeof FieldSection<typeof projectFields>>[0], 'fields' | 'own'> & {
  own?: { name?: (props: FieldProps) => ReactNode };
};

/** Fields of a part of the form; files and the description are drawn by those who know whose they are. */
const ProjectPart = ({ own, ...part }: Part) => (
  <FieldSection
    {...part}
    fields={projectFields}
    sourceOf={sourceOf}
    own={{ rich: () => null, files: () => null, ...own }}
  />
);

const newName = (props: FieldProps) => (
  <TextField
    {...props}
    required={false}
    help="Bez nazwy projekt nazywa się jak usługa, klient i miesiąc."
  />
);

/** `record`: whose draft is kept on the device. */
export const ProjectDescription = ({ record }: { record: number | 'new' }) => (
  <WritingField
    name="description"
    label={projectFields.description.label}
    people={namedOn.managers}
    draft={`description/project/${record}`}
  />
);
