import { IconMessageQuestion } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { useState } from 'react';
import { useMe } from '../../../kit/calls/session.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { DayText } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { PersonName } from '../../person-names/index.ts';
import { AskDialog } from '../../questions/index.ts';
import { OnBehalf } from '../task-columns.tsx';
import { taskParams } from '../task-values.ts';
import classes from '../tasks.module.css';

/** Where the task comes from, never changed here, and a question about it to whoever sees it. */
export function TaskFacts({ task }: { task: TaskInstance }) {
  const { flags } = useMe();
  const { project, client } = task;
  const [asking, ask] = useState(false);
  const about = { kind: 'task', id: task.id, name: task.name, at: taskParams(task) } as const;
  return (
    <div className={classes.facts}>
      <Fact label="Projekt">
        {flags.manager ? (
          <AppLink to={addressOf('project', { id: project.id })}>{project.name}</AppLink>
        ) : (
          project.name
        )}
      </Fact>
      <Fact label="Klient">
        <AppLink to={addressOf('client', { id: client.id })}>
          <ColorDot color={client.color}>{client.name}</ColorDot>
        </AppLink>
      </Fact>
      <Fact label="Zlecający">
        <PersonName person={task.orderedBy} />
      </Fact>
      <Fact label="Usługa i procedura">
        {task.service.name} · {task.procedure.name}
      </Fact>
      <Fact label="Wykonawca">
        <PersonName person={task.user} />
        <OnBehalf of={task.onBehalfOf} />
      </Fact>
      <Fact label="Data utworzenia projektu">
        <DayText value={project.created} />
      </Fact>
      <div>
        <IconButton size="compact-sm" icon={IconMessageQuestion} onClick={() => ask(true)}>
          Zapytaj
        </IconButton>
      </div>
      {asking && <AskDialog about={about} onClose={() => ask(false)} />}
    </div>
  );
}
