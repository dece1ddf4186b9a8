import { addressOf, type RecordKey } from '@zaplecze/contract/addresses';
import { projectHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  getProject,
  type Project,
  type ProjectTask,
} from '@zaplecze/contract/rooms/projects/calls';
import { intervals, once } from '@zaplecze/contract/rooms/projects/lists';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { Suspense } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { RecordFiles } from '../../../kit/files/files.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { AppLink, LinkButton } from '../../../kit/navigation/link.tsx';
import { ColorDot, StatusDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText, DayText, Overdue } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { Description } from '../../../kit/records/formatted-text.tsx';
import { DetailSkeleton, ErrorState } from '../../../kit/records/states.tsx';
import { type OpenItem, useAddressed, useItem } from '../../../kit/records/use-item.ts';
import { ServiceDialog } from '../../catalog/index.ts';
import { HistoryPanel } from '../../history/index.ts';
import { PersonName } from '../../persons/index.ts';
import { fromParam, TaskDialog, toParam } from '../../tasks/index.ts';
import classes from '../projects.module.css';

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
          <Facts project={project} />
          <Procedures project={project} />
          <h3 className={classes.heading}>Pliki</h3>
          <RecordFiles files={project.files} />
          <HistoryPanel endpoint={projectHistory} id={project.id} />
          {project.may.edit && (
            <div className={classes.bar}>
              <LinkButton variant="default" to={addressOf('project', { id: project.id })}>
                Otwórz jako stronę
              </LinkButton>
              <LinkButton variant="default" to={addressOf('projectTimeline', { id: project.id })}>
                Oś czasu
              </LinkButton>
              <LinkButton to={addressOf('projectEdit', { id: project.id })}>Edytuj</LinkButton>
            </div>
          )}
        </>
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </Modal>
  );
}

/** What a project is, to read. */
export function Facts({ project }: { project: Project }) {
  const { client, company, type, department, recurrent } = project;
  return (
    <>
      <div className={classes.facts}>
        <Fact label="Status">
          <StatusDot status={project.status} />
        </Fact>
        <Fact label="Klient">
          <AppLink to={addressOf('client', { id: client.id })}>{client.name}</AppLink>
        </Fact>
        <Fact label="Sprzedawca">
          <PersonName person={project.seller} />
        </Fact>
        <Fact label="Spółka">
          {company && <ColorDot color={company.color}>{company.name}</ColorDot>}
        </Fact>
        <Fact label="Typ usługi">
          {type && <ColorDot color={type.color}>{type.name}</ColorDot>}
        </Fact>
        <Fact label="Dział">
          {department && <ColorDot color={department.color}>{department.name}</ColorDot>}
        </Fact>
        <Fact label="Wartość planowana">
          {formatMoney(project.plannedValue)}
          <span className={classes.second}>
            {formatNumber(project.unitQuantity)} × {formatMoney(project.unitValue)}
          </span>
        </Fact>
        {project.offer && (
          <Fact label="Oferta">
            <AppLink to={addressOf('offer', { id: project.offer.id })}>
              {project.offer.name}
            </AppLink>
          </Fact>
        )}
        <Fact label="Powtarzanie">{intervals[recurrent]?.name}</Fact>
        {project.startDate && (
          <Fact label="Początek prac">
            <DayText value={project.startDate} />
          </Fact>
        )}
        {recurrent === once ? (
          <Fact label="Planowana data realizacji">
            <DayText value={project.implementationDate} />
          </Fact>
        ) : (
          <Fact label="Okres">
            od <DayText value={project.recurrentFrom} />
            {project.recurrentTo ? (
              <>
                {' do '}
                <DayText value={project.recurrentTo} />
              </>
            ) : (
              ', bez końca'
            )}
          </Fact>
        )}
        {project.series !== null && (
          <Fact label="Seria">
            <AppLink to={addressOf('projectSeries', { id: project.series })}>
              Wszystkie okresy
            </AppLink>
          </Fact>
        )}
        {project.previousPeriod && (
          <Fact label="Poprzedni okres">
            <AppLink to={addressOf('project', { id: project.previousPeriod.id })}>
              {project.previousPeriod.name}
            </AppLink>
          </Fact>
        )}
        {project.nextPeriod && (
          <Fact label="Następny okres">
            <AppLink to={addressOf('project', { id: project.nextPeriod.id })}>
              {project.nextPeriod.name}
            </AppLink>
          </Fact>
        )}
        <Fact label="Utworzono">
          <DateTimeText value={project.created} />
          {project.createdBy && <span className={classes.second}>{project.createdBy.name}</span>}
        </Fact>
        <Fact label="Data aktualizacji">
          <DateTimeText value={project.modified} />
          {project.userModified && (
            <span className={classes.second}>{project.userModified.name}</span>
          )}
        </Fact>
        {isFinal(project.status.id) && (
          <>
            <Fact label="Koniec prac">
              <DayText value={project.jobsEnded} />
            </Fact>
            <Fact label="Zrealizowano">
              <DayText value={project.completed} />
            </Fact>
          </>
        )}
      </div>
      {project.description && <Description of={project} className={classes.text} />}
    </>
  );
}

const columns: Column<ProjectTask>[] = [
  { key: 'number', header: 'Nr', width: 44, card: 'none', render: (_, at) => at },
  { key: 'name', header: 'Zadanie', card: 'title', render: (task) => task.name },
  {
    key: 'user',
    header: 'Osoba',
    width: '26%',
    render: (task) => <PersonName person={task.user} />,
  },
  {
    key: 'limit',
    header: 'Termin',
    width: '20%',
    render: (task) => (
      <>
        <Overdue value={task.dateRealizationLimit} done={isFinal(task.status.id)} withTime />
        {task.finalDate && <span className={classes.second}>ostateczny</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'status',
    width: 136,
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
                open={(row) => () => task.open(toParam({ ...row, project: project.id }), row.name)}
              />
            </div>
          ))}
        </section>
      ))}
      <Suspense>
        {address && (
          <TaskDialog address={address} param="task" name={task.name} onClose={task.close} />
        )}
        {shown && <ServiceDialog service={shown} param="service" onClose={service.close} />}
      </Suspense>
    </>
  );
}
