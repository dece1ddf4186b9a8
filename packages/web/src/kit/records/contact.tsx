import classes from './contact.module.css';

/** A telephone number to call; nothing for nothing. */
export function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return null;
  return (
    <a className={classes.contact} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}

export function Email({ address }: { address: string | null | undefined }) {
  if (!address) return null;
  return (
    <a className={classes.contact} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
