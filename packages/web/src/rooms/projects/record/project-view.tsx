import { addressOf, type RecordKey } from '@zaplecze/contract/addresses';
import type { ColoredRef, PersonRef, Ref } from '@zaplecze/contract/kit/values/records';
import { projectHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  getProject,
  type Project,
  type ProjectTask,
} from '@zaplecze/contract/rooms/projects/calls';
import { projectFields } from '@zaplecze/contract/rooms/projects/fields';
import { intervals, once } from '@zaplecze/contract/rooms/projects/lists';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useApi } from '../../../kit/calls/use-api.ts';
import { CustomRows } from '../../../kit/custom-fields/custom-facts.tsx';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { RecordFoot } from '../../../kit/dialogs/record-foot.tsx';
import { RecordFiles } from '../../../kit/files/files.tsx';
import { suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { AppLink, LinkButton } from '../../../kit/navigation/link.tsx';
import { ColorDot, StatusDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText, DayText, Overdue } from '../../../kit/records/date-text.tsx';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { FieldFacts } from '../../../kit/records/field-facts.tsx';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { Description } from '../../../kit/records/formatted-text.tsx';
import { EditedTogether } from '../../../kit/records/in-place/editable-fact.tsx';
import { LackingTogether } from '../../../kit/records/in-place/lacking.tsx';
import { PendingAnswer } from '../../../kit/records/states.tsx';
import { type OpenItem, useAddressed, useItem } from '../../../kit/records/use-item.ts';
import { ServiceDialog } from '../../catalog/index.ts';
import { HistoryPanel } from '../../history/index.ts';
import { PersonName } from '../../person-names/index.ts';
import { fromParam, TaskDialog, toParam } from '../../tasks/index.ts';
import classes from '../projects.module.css';
import { BeyondOffer } from './beyond-offer.tsx';

/** A project to read, its tasks by procedure; a task and the service open over it. */
export function ProjectView({ item, param }: { item: OpenItem; param: RecordKey }) {
  const { id, name = 'Projekt', close } = item;
  const answer = useApi(getProject, { params: { id } });
  const project = answer.data?.project;
  return (
    <Modal
      title={project?.name ?? name}
      opened
      onClose={close}
      size={920}
      waits={!project}
      address={param}
    >
      {project ? (
        <>
          <DeletedNote error={answer.error} />
          <Facts project={project} />
          <Procedures project={project} />
          <h3 className={classes.heading}>Pliki</h3>
          <RecordFiles files={project.files} />
          <HistoryPanel endpoint={projectHistory} id={project.id} />
          {project.may.edit ? (
            <RecordFoot
              onClose={close}
              edit={{ to: addressOf('projectEdit', { id: project.id }) }}
              page={addressOf('project', { id: project.id })}
              left={
                <LinkButton variant="subtle" to={addressOf('projectTimeline', { id: project.id })}>
                  Oś czasu
                </LinkButton>
              }
            />
          ) : (
            <RecordFoot onClose={close} />
          )}
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
}

const dot = ({ name, color }: ColoredRef) => <ColorDot color={color}>{name}</ColorDot>;
const link = (page: 'client' | 'offer' | 'project') => (one: Ref) => (
  <AppLink to={addressOf(page, { id: one.id })}>{one.name}</AppLink>
);
const moment = (at: string, by: Ref | null) => (
  <>
    <DateTimeText value={at} />
    {by && <span className={classes.second}>{by.name}</span>}
  </>
);
const day = (at: string) => <DayText value={at} />;

/** Looks of a project's own, by the names of its fields. */
const looksOf = ({
  unitQuantity,
  unitValue,
  offerValue,
  createdBy,
  userModified,
  client,
}: Project) => {
  const neighbour = ({ id, name }: Ref) =>
    link('project')({ id, name: withoutClient(name, client.name) });
  return {
    client: link('client'),
    seller: (person: PersonRef) => <PersonName person={person} />,
    company: dot,
    type: dot,
    department: dot,
    plannedValue: (value: number) => (
      <>
        {formatMoney(value)}
        <span className={classes.second}>
          {formatNumber(unitQuantity)} × {formatMoney(unitValue)}
        </span>
        <BeyondOffer planned={value} offered={offerValue} />
      </>
    ),
    offer: link('offer'),
    recurrent: (interval: number) => intervals[interval]?.name,
    previousPeriod: neighbour,
    nextPeriod: neighbour,
    created: (at: string) => moment(at, createdBy),
    modified: (at: string) => moment(at, userModified),
    jobsEnded: day,
    completed: day,
  };
};

const Editor = suspendingPart(part(() => import('./project-editor.tsx'), 'ProjectEditor'));

/** Changes a field of a project where it is read, for who may. */
export const projectEditor = ({ may }: Project) => (may.edit ? Editor : undefined);

/** Settled by the offer, the service, or by the tasks. */
const settled = ['status', 'client', 'company', 'type'] as const;
const value = ['unitQuantity', 'unitValue'] as const;
const period = ['recurrentFrom', 'recurrentTo'] as const;
const description = ['description'] as const;

export function Facts({ project }: { project: Project }) {
  const { recurrent, offer, previousPeriod, nextPeriod, plannedValue } = project;
  const editor = projectEditor(project);
  const own = looksOf(project);
  const its = { fields: projectFields, record: project, own, editor, fixed: settled };
  const edited = { editor, record: project };
  const first = ['status', 'client', 'seller', 'company', 'type', 'department'] as const;
  const second = [
    ...(offer ? (['offer'] as const) : []),
    'recurrent' as const,
    ...(recurrent === once ? (['startDate', 'implementationDate'] as const) : []),
  ];
  const last = [
    ...(previousPeriod ? (['previousPeriod'] as const) : []),
    ...(nextPeriod ? (['nextPeriod'] as const) : []),
    ...(['created', 'modified'] as const),
    ...(isFinal(project.status.id) ? (['jobsEnded', 'completed'] as const) : []),
  ];
  return (
    <LackingTogether>
      <div className={classes.facts}>
        <FieldFacts {...its} only={first} />
        <EditedTogether {...edited} names={value} label={projectFields.plannedValue.label}>
          {own.plannedValue(plannedValue)}
        </EditedTogether>
        <FieldFacts {...its} only={second} />
        {recurrent !== once && (
          <EditedTogether {...edited} names={period} label="Okres">
            od <DayText value={project.recurrentFrom} />
            {project.recurrentTo ? (
              <>
                {' do '}
                <DayText value={project.recurrentTo} />
              </>
            ) : (
              ', bez końca'
            )}
          </EditedTogether>
        )}
        {project.series !== null && (
          <Fact label="Seria">
            <AppLink to={addressOf('projectSeries', { id: project.series })}>
              Wszystkie okresy
            </AppLink>
          </Fact>
        )}
        <CustomRows of="project" record={project} editor={editor} />
        <FieldFacts {...its} only={last} />
      </div>
      <EditedTogether
        {...edited}
        names={description}
        label={projectFields.description.label}
        bare
        empty={!project.description}
      >
        <Description of={project} className={classes.text} />
      </EditedTogether>
    </LackingTogether>
  );
}

const columns: Column<ProjectTask>[] = [
  { key: 'number', header: 'Nr', card: 'none', render: (_, at) => at },
  { key: 'name', header: 'Zadanie', card: 'title', render: (task) => task.name },
  {
    key: 'user',
    header: 'Osoba',
    render: (task) => <PersonName person={task.user} />,
  },
  {
    key: 'limit',
    header: 'Termin',
    render: (task) => (
      <>
        <Overdue value={task.dateRealizationLimit} done={isFinal(task.status.id)} withTime />
        {task.finalDate && <span className={classes.beside}>ostateczny</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'status',
    render: (task) => <StatusDot status={task.status} />,
  },
];

/** The service and its tasks by procedure; either opens over the project. */
function Procedures({ project }: { project: Project }) {
  const task = useAddressed('task');
  const service = useItem('service');
  const address = fromParam(task.value);
  const shown = project.services.find(({ id }) => id === service.id);
  return (
    <>
      {project.services.map((each) => (
        <section key={each.id}>
          <h3 className={classes.heading}>
            Usługa:{' '}
            <button type="button" className={classes.opens} onClick={() => service.open(each)}>
              {each.name}
            </button>
          </h3>
          {each.procedures.map((procedure) => (
            <div key={procedure.id}>
              <h4 className={classes.procedure}>{procedure.name}</h4>
              <RecordTable
                label={procedure.name}
                rows={procedure.tasks}
                columns={columns}
                open={(row) => task.link(toParam({ ...row, project: project.id }), row.name)}
              />
            </div>
          ))}
        </section>
      ))}
      {address && (
        <TaskDialog address={address} param="task" name={task.name} onClose={task.close} />
      )}
      {shown && <ServiceDialog service={shown} param="service" onClose={service.close} />}
    </>
  );
}
