import type { Article } from '@zaplecze/contract/rooms/knowledge/calls';
import { articleFields } from '@zaplecze/contract/rooms/knowledge/fields';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { DateTimeText, Overdue } from '../../kit/records/date-text.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import classes from './knowledge.module.css';

export const ArticleEditor = suspendingPart(
  part(() => import('./article-editor.tsx'), 'ArticleEditor'),
);

/** What is said of an article above its text: in a line for who reads it, field by field for who keeps it. */
export function ArticleFacts({ record, apart }: { record: Article; apart: boolean }) {
  const changed = (
    <span className={classes.changed}>
      Zaktualizowano <DateTimeText value={record.modified} />
      {record.userModified && `, ${record.userModified.name}`}
    </span>
  );
  if (record.may.edit && !apart)
    return (
      <>
        <div className={classes.facts}>
          <FieldFacts
            fields={articleFields}
            only={['type', 'department', 'owner', 'reviewOn']}
            record={record}
            editor={ArticleEditor}
            own={{
              type: ({ name }) => <ColorPill color={null}>{name}</ColorPill>,
              department: ({ name, color }) => <ColorDot color={color}>{name}</ColorDot>,
              reviewOn: (day) => <Overdue value={day} />,
            }}
          />
        </div>
        <p className={classes.about}>{changed}</p>
      </>
    );
  return (
    <p className={classes.about}>
      <ColorPill color={null}>{record.type.name}</ColorPill>
      <ColorDot color={record.department.color}>{record.department.name}</ColorDot>
      {changed}
      {record.owner && <span className={classes.changed}>Właściciel: {record.owner.name}</span>}
      {record.reviewOn && (
        <span className={classes.changed}>
          Przegląd: <Overdue value={record.reviewOn} />
        </span>
      )}
    </p>
  );
}
