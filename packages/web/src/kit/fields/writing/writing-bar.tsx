import { ActionIcon } from '@mantine/core';
import classes from './writing.module.css';
import { type Tool, tools } from './writing-tools.ts';

/** These put something in, and are never on. */
const unpressed = new Set<Tool>(['link', 'table', 'picture']);

/** Asks the person for pictures of the device. */
function choose(pick: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true });
  input.accept = 'image/png,image/jpeg,image/gif,image/webp';
  input.onchange = () => pick([...(input.files ?? [])]);
  input.click();
}

/** The formatting buttons under a text: they show while it is worked on, and take no focus from it when they are clicked. */
export function WritingTools({
  run,
  pick,
  active,
  heading,
}: {
  run: (tool: Tool) => void;
  /** Pictures chosen from the device. */
  pick: (files: File[]) => void;
  active: (tool: Tool) => boolean;
  heading: boolean;
}) {
  return (
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
            aria-pressed={unpressed.has(tool) ? undefined : active(tool)}
            title={keys ? `${label} (${keys})` : label}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (tool === 'picture' ? choose(pick) : run(tool))}
          >
            <Icon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        ))}
    </div>
  );
}
