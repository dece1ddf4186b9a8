import { NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { type ProjectComment, projectTalk } from '@zaplecze/contract/rooms/projects/page/calls';
import { commentTask } from '@zaplecze/contract/rooms/tasks/calls';
import { useState } from 'react';
import { MoreButton } from '../../../kit/buttons/more-button.tsx';
import { type ApiError, call } from '../../../kit/calls/api.ts';
import { apiKey } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { withOthers } from '../../../kit/live/shared-record.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { CommentBox, namedOn, OneComment, useOpened } from '../../comments/index.ts';
import { openTasks, tasksOf } from '../project-numbers.ts';
import type { OpenTask } from './project.page.tsx';
import classes from './project-page.module.css';

type Page = { list: ProjectComment[]; next: number | null };

function useTalk(id: number) {
  return useInfiniteQuery<Page, ApiError>({
    ...withOthers,
    queryKey: [...apiKey(projectTalk, { id }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        projectTalk,
        { params: { id }, query: pageParam === null ? {} : { before: pageParam as number } },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The comments of a project's tasks in one place, the newest first. */
export function ProjectTalk({ project, open }: { project: Project; open: OpenTask }) {
  const talk = useTalk(project.id);
  const list = talk.data?.pages.flatMap((page) => page.list) ?? [];
  useOpened(list);
  if (!talk.data) return <PendingAnswer answer={talk} shape={<Loading />} />;
  return (
    <div className={classes.talk}>
      <NewComment project={project} />
      {list.length === 0 && (
        <EmptyNote>O zadaniach tego projektu nikt jeszcze nie pisał.</EmptyNote>
      )}
      <ul className={classes.said} aria-label="Komentarze">
        {list.map((comment) => (
          <TaskComment key={comment.id} project={project.id} comment={comment} open={open} />
        ))}
      </ul>
      <MoreButton pages={talk} />
    </div>
  );
}

/** A project has no comments of its own: each belongs to one of its tasks. */
function NewComment({ project }: { project: Project }) {
  const send = useSend(commentTask, { quiet: true });
  const tasks = tasksOf(project);
  const [chosen, choose] = useState((openTasks(project)[0] ?? tasks[0])?.id);
  const task = tasks.find(({ id }) => id === chosen) ?? tasks[0];
  if (!task) return null;
  const { procedure, service } = task;
  return (
    <div>
      <NativeSelect
        className={classes.on}
        size="xs"
        label="Do zadania"
        value={String(task.id)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        data={tasks.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <CommentBox
        label="Nowy komentarz"
        save="Dodaj komentarz"
        people={namedOn.task(task.id)}
        place={`comment/${namedOn.task(task.id).place}`}
        key={task.id}
        onSave={async (text) => {
          const params = { project: project.id, task: task.task, procedure, service };
          await send.mutateAsync({ params, body: { text } });
        }}
      />
    </div>
  );
}

function TaskComment(props: { project: number; comment: ProjectComment; open: OpenTask }) {
  const { project, comment, open } = props;
  const { on, answered } = comment;
  const send = useSend(commentTask, { quiet: true });
  const [answering, answer] = useState(false);
  return (
    <li>
      <p className={classes.where}>
        <button type="button" className={classes.opens} onClick={() => open(on)}>
          {on.name}
        </button>
        {answered && `, odpowiedź: ${answered}`}
      </p>
      <OneComment comment={comment} people={namedOn.task(on.id)} onAnswer={() => answer(true)} />
      {answering && (
        <CommentBox
          label={`Odpowiedź: ${comment.createdBy.name}`}
          save="Odpowiedz"
          people={namedOn.task(on.id)}
          place={`answer/${namedOn.task(on.id).place}/${comment.id}`}
          onCancel={() => answer(false)}
          onSave={async (text) => {
            const { task, procedure, service } = on;
            await send.mutateAsync({
              params: { project, task, procedure, service },
              body: { text, answers: comment.id },
            });
            answer(false);
          }}
        />
      )}
    </li>
  );
}
