import { Popover, UnstyledButton } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { AppLink } from '../navigation/link.tsx';
import classes from './help-mark.module.css';
import { type HelpTopic, helpTexts } from './help-texts.ts';

/** A small question mark beside what is peculiar here; a click tells it in a sentence or two. */
export function HelpMark({ about }: { about: HelpTopic }) {
  const { name, text, article } = helpTexts[about];
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.mark} aria-label={`Co to jest: ${name}`} type="button">
          ?
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.text}>
        <p>{text}</p>
        <AppLink to={addressOf('helpArticle', { slug: article })} newTab>
          Więcej w pomocy
        </AppLink>
      </Popover.Dropdown>
    </Popover>
  );
}
