import { ActionIcon } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import classes from './writing.module.css';
import { type Tool, tools } from './writing-tools.ts';

/** The buttons under a text: they show while it is worked on, and take no focus from it when they are clicked. */
export function WritingBar({
  run,
  pick,
  active,
  heading,
  children,
}: {
  run: (tool: Tool) => void;
  /** Pictures chosen from the device. */
  pick: (files: File[]) => void;
  active: (tool: Tool) => boolean;
  heading: boolean;
  children?: ReactNode;
}) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.bar}>
      <div role="toolbar" aria-label="Formatowanie" className={classes.tools}>
        {tools
          .filter(({ tool }) => heading || tool !== 'heading')
          .map(({ tool, label, keys, icon: Icon }) => (
            <ActionIcon
              key={tool}
              variant={active(tool) ? 'light' : 'subtle'}
              color={active(tool) ? undefined : 'gray'}
              size={30}
              className={classes.tool}
              aria-label={label}
              aria-pressed={tool === 'picture' || tool === 'link' ? undefined : active(tool)}
              title={keys ? `${label} (${keys})` : label}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (tool === 'picture' ? files.current?.click() : run(tool))}
            >
              <Icon size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          ))}
        <input
          ref={files}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          multiple
          hidden
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            pick([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      {children}
    </div>
  );
}
