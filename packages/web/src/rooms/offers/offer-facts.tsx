import { addressOf } from '@zaplecze/contract/addresses';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { isOpenOffer } from '@zaplecze/contract/rooms/offers/lists';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { DateTimeText, Overdue } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import { PersonName } from '../person-names/index.ts';
import classes from './offers.module.css';

/** Changes a field of an offer where it is read. */
const Editor = suspendingPart(part(() => import('./offer-editor.tsx'), 'OfferEditor'));

/** For whoever may change its fields now: those of a closed offer stay (OFF-33). */
export const offerEditor = ({ may }: Offer) => (may.edit ? Editor : undefined);

/** Fields that have a place of their own on the page. */
const elsewhere = ['name', 'status', 'description', 'files', 'previous'] as const;

/** An offer's own fields, but for its description and files; `editor`: none where they are only read. */
export function OfferFacts({
  offer,
  editor,
}: {
  offer: Offer;
  editor?: ReturnType<typeof offerEditor>;
}) {
  const { refusalReason, createdBy, userModified } = offer;
  return (
    <FieldFacts
      fields={offerFields}
      record={offer}
      editor={editor}
      first={['client', 'seller', 'projectTypes', 'value']}
      but={refusalReason ? elsewhere : [...elsewhere, 'refusalReason']}
      own={{
        client: ({ id, name, color }) => (
          <AppLink to={addressOf('client', { id })}>
            <ColorDot color={color}>{name}</ColorDot>
          </AppLink>
        ),
        seller: (person) => <PersonName person={person} />,
        projectTypes: (types) => (
          <span className={classes.pills}>
            {types.map(({ id, name, color }) => (
              <ColorPill key={id} color={color}>
                {name}
              </ColorPill>
            ))}
          </span>
        ),
        validTo: (day) => <Overdue value={day} done={!isOpenOffer(offer.status.id)} />,
        created: (moment) => <Moment value={moment} by={createdBy} />,
        modified: (moment) => <Moment value={moment} by={userModified} />,
      }}
    />
  );
}

/** When, and who. */
function Moment({ value, by }: { value: string; by: Offer['createdBy'] }) {
  return (
    <>
      <DateTimeText value={value} />
      {by && <span className={classes.second}>{by.name}</span>}
    </>
  );
}

/** The offers before and after this one, and what was made of it. */
export function OfferNeighbours({ offer: { client, previous, next, projects } }: { offer: Offer }) {
  const link = (page: 'offer' | 'project', { id, name }: { id: number; name: string }) => (
    <AppLink key={id} to={addressOf(page, { id })}>
      {name}
    </AppLink>
  );
  const offerLink = (one: { id: number; name: string }) => link('offer', one);
  return (
    <>
      {previous && <Fact label="Poprzednia oferta">{offerLink(previous)}</Fact>}
      {next.length > 0 && (
        <Fact label="Nowa oferta">
          <span className={classes.lines}>{next.map(offerLink)}</span>
        </Fact>
      )}
      {projects.length > 0 && (
        <Fact label="Projekt z tej oferty">
          <span className={classes.lines}>
            {projects.map(({ id, name }) =>
              link('project', { id, name: withoutClient(name, client.name) }),
            )}
          </span>
        </Fact>
      )}
    </>
  );
}
