import { useMediaQuery } from '@mantine/hooks';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { Overdue } from '../../../kit/records/date-text.tsx';
import { Fact, MainBox } from '../../../kit/records/details.tsx';
import { formatMoney } from '../../../kit/records/format.ts';
import { nextLimit, openTasks, tasksOf } from '../project-numbers.ts';
import { BeyondOffer } from './beyond-offer.tsx';
import classes from './project-page.module.css';
import { Facts } from './project-view.tsx';

/** What the project is; it is changed where it is read. */
export function ProjectData({ project }: { project: Project }) {
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.data}>
      <Main project={project} folded={phone} />
      <MainBox title="Dane projektu" folds={phone ? 'closed' : true}>
        <div className={classes.facts}>
          <Facts project={project} />
        </div>
      </MainBox>
    </div>
  );
}

/** What one looks for first; with the other facts folded, of those too. */
function Main({ project, folded }: { project: Project; folded: boolean }) {
  const [tasks, open] = [tasksOf(project), openTasks(project)];
  const limit = nextLimit(project);
  return (
    <div className={classes.facts}>
      <div>
        {folded && (
          <Fact label="Klient">
            <AppLink to={addressOf('client', { id: project.client.id })}>
              {project.client.name}
            </AppLink>
          </Fact>
        )}
        <Fact label="Usługa">
          {project.services.map(({ id, name }) => (
            <AppLink key={id} to={addressOf('serviceDefinition', { id })}>
              {name}
            </AppLink>
          ))}
        </Fact>
        <Fact label="Najbliższy termin">
          {limit && <Overdue value={limit} done={isFinal(project.status.id)} withTime />}
        </Fact>
        <Fact label="Zrobione zadania">
          {tasks.length - open.length} z {tasks.length}
        </Fact>
        {folded && (
          <Fact label="Wartość planowana">
            {formatMoney(project.plannedValue)}
            <BeyondOffer planned={project.plannedValue} offered={project.offerValue} />
          </Fact>
        )}
      </div>
    </div>
  );
}
