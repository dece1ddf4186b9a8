import type { ColoredRef, FileRef, Ref } from '@zaplecze/contract/kit/values/records';
import type { ReactNode } from 'react';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { ColorDot, TagLine } from '../../kit/records/color-pill.tsx';
import classes from './definition.module.css';

/** A titled part of a definition's view. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <div className={classes.facts}>{children}</div>;
}

/** Where a definition is used; says so when nowhere. */
export function Uses({ title, records }: { title: string; records: Ref[] }) {
  return (
    <Part title={title}>
      {records.length > 0 ? (
        <TagLine tags={records} most={50} />
      ) : (
        <p className={classes.none}>Jeszcze nigdzie.</p>
      )}
    </Part>
  );
}

export type DefinitionStep = Ref & {
  mark?: ColoredRef | null;
  rule?: string | null;
  files?: FileRef[];
  steps?: DefinitionStep[];
};

/** Numbered steps, each with the steps inside it. */
export function Steps({ steps, none }: { steps: DefinitionStep[]; none: string }) {
  if (steps.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ol className={classes.steps}>
      {steps.map(({ id, name, mark, rule, files = [], steps: inner = [] }) => (
        <li key={id}>
          <span className={classes.step}>
            <span className={classes.stepName}>{name}</span>
            {mark && (
              <span className={classes.mark}>
                <ColorDot color={mark.color}>{mark.name}</ColorDot>
              </span>
            )}
          </span>
          {rule && <span className={classes.rule}>{rule}</span>}
          {files.length > 0 && <FileRows files={files} />}
          {inner.length > 0 && (
            <ol className={classes.inner}>
              {inner.map((each) => (
                <li key={each.id}>
                  {each.name}
                  {each.rule && <span className={classes.rule}>{each.rule}</span>}
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
