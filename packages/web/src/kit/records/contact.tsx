import classes from './contact.module.css';
import { bareAddress } from './format.ts';

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

/**
 * Somebody's page, in a tab of its own that learns nothing of ours. What is no web address
 * (`javascript:…`), however it came in, is only told.
 */
export function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a className={classes.contact} href={address} target="_blank" rel="noopener noreferrer">
      {bareAddress(address)}
    </a>
  );
}
