import { Checkbox } from '@mantine/core';
import type { Address } from '@zaplecze/contract/addresses';
import type { FoundGroup } from '@zaplecze/contract/rooms/rodo/cases/calls';
import type { ReactNode } from 'react';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ContactActs } from './contact-acts.tsx';
import classes from './rodo.module.css';

type Place = FoundGroup['places'][number];

/** Chosen by hand among places that only a person can decide about. */
export type PlaceChoice = { chosen: string[]; onChoose: (keys: string[]) => void };

const people = ['contact', 'staff', 'client'];

/** Every place that names a person, by kinds, with the words around. `request`: in whose name it is looked at. */
export function FoundGroups(props: {
  groups: FoundGroup[];
  choosing?: PlaceChoice | undefined;
  request?: number;
}) {
  const { groups, choosing, request } = props;
  return groups.map((group) => (
    <section key={group.kind} className={classes.group} aria-label={group.label}>
      <h2>
        {group.label}{' '}
        <span className={classes.second}>
          {group.places.length}
          {group.more && '+'}
        </span>
      </h2>
      <ul className={classes.places}>
        {group.places.map((place) => (
          <li key={place.key}>
            {choosing && !people.includes(group.kind) && !place.goes && (
              <Choice place={place} {...choosing} />
            )}
            <Words place={place}>
              {choosing && place.goes && (
                <p className={classes.second}>Zniknie bez pytania: na pewno ta osoba.</p>
              )}
            </Words>
            {place.contact && (
              <ContactActs place={place} request={request} erasing={choosing !== undefined} />
            )}
          </li>
        ))}
      </ul>
      {group.more && (
        <p className={classes.second}>
          Pokazano {group.places.length} najnowszych. Zawęź: dopisz imię, e-mail albo telefon.
        </p>
      )}
    </section>
  ));
}

function Choice({ place, chosen, onChoose }: { place: Place } & PlaceChoice) {
  const on = chosen.includes(place.key);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox within is its control
    <label className={classes.choice}>
      <Checkbox
        aria-label={`Usuń stąd: ${place.title}, ${place.excerpt}`}
        checked={on}
        onChange={() =>
          onChoose(on ? chosen.filter((key) => key !== place.key) : [...chosen, place.key])
        }
      />
    </label>
  );
}

function Words({ place, children }: { place: Place; children: ReactNode }) {
  const { title, excerpt, certain, address, contact } = place;
  return (
    <div className={classes.words}>
      {address ? <AppLink to={address as Address}>{title}</AppLink> : <span>{title}</span>}{' '}
      <span className={classes.second}>{certain ? 'na pewno' : 'być może'}</span>
      <p>{excerpt}</p>
      {contact?.restricted && <p className={classes.marked}>Przetwarzanie ograniczone</p>}
      {contact?.objected && <p className={classes.marked}>Sprzeciw wobec marketingu</p>}
      {children}
    </div>
  );
}
