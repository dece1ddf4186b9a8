import { phoneLinks } from '@zaplecze/contract/kit/fields/phone-links';
import { Fragment } from 'react';
import classes from './contact.module.css';
import { bareAddress } from './format.ts';

/** The telephone numbers of a field, each to call; nothing for nothing. */
export function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return null;
  return phoneLinks(number).map(({ text, href }, at) => (
    <Fragment key={text}>
      {at > 0 && ', '}
      <a className={classes.contact} href={href}>
        {text}
      </a>
    </Fragment>
  ));
}

export function Email({ address }: { address: string | null | undefined }) {
  if (!address) return null;
  return (
    <a className={classes.contact} href={`mailto:${address}`}>
      {/* A long one breaks before what a reader knows as a part of it. */}
      {address.split(/(?=[@.])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
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
