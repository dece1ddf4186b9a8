import classes from './letters.module.css';

/** All words of a letter; long ones are scrolled, by keys too. */
export function LetterText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.text} aria-label="Treść listu" tabIndex={0}>
      {text}
    </section>
  );
}
