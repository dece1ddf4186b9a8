import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Project } from '@zaplecze/contract/projects';
import { isFinal } from '@zaplecze/contract/tasks.lists';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { Fact, MainBox } from '../../kit/records/details.tsx';
import { nextLimit, openTasks, tasksOf } from './project-numbers.ts';
import classes from './project-page.module.css';
import { Facts } from './project-view.tsx';

const Form = lazyPart(part(() => import('./project-data-form.tsx'), 'ProjectDataForm'));

/** What the project is; the most of it is changed right there, the rest by 'Edytuj'. */
export function ProjectData({ project }: { project: Project }) {
  const [changing, change] = useState(false);
  return (
    <div className={classes.data}>
      <MainBox
        title="Dane projektu"
        folds={!changing}
        action={
          project.may.edit &&
          !changing && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
              onClick={() => change(true)}
            >
              Zmień
            </Button>
          )
        }
      >
        {changing ? (
          <Suspense>
            <Form project={project} onClose={() => change(false)} />
          </Suspense>
        ) : (
          <div className={classes.facts}>
            <Main project={project} />
            <Facts project={project} />
          </div>
        )}
      </MainBox>
    </div>
  );
}

/** What one looks for first. */
function Main({ project }: { project: Project }) {
  const [tasks, open] = [tasksOf(project), openTasks(project)];
  const limit = nextLimit(project);
  return (
    <div>
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
    </div>
  );
}
