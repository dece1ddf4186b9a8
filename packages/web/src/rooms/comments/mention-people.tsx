import { issueReaders, projectReaders, taskReaders } from '@zaplecze/contract/rooms/comments/calls';
import type { PeopleProps } from '../../kit/fields/writing/mention-area.tsx';
import { MentionList } from '../../kit/fields/writing/mention-list.tsx';
import { type Readers, useReaders } from './record-readers.ts';

type Of = PeopleProps & { record: number };

const People = ({ endpoint, record, ...props }: Of & { endpoint: Readers }) => (
  <MentionList {...props} source={useReaders(endpoint, record)} />
);

export const IssuePeople = (props: Of) => <People {...props} endpoint={issueReaders} />;
export const TaskPeople = (props: Of) => <People {...props} endpoint={taskReaders} />;
/** Of what managers alone see. */
export const Managers = (props: Of) => <People {...props} endpoint={projectReaders} />;
/** Of what everybody reads: offers, articles. */
export const Everybody = (props: Of) => <People {...props} endpoint={null} />;
