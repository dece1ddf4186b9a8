import { addressOf } from '@zaplecze/contract/addresses';
import type { Offer } from '@zaplecze/contract/rooms/offers/calls';
import { isOpenOffer } from '@zaplecze/contract/rooms/offers/lists';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { DateTimeText, DayText, Overdue } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import { PersonName } from '../persons/index.ts';
import classes from './offers.module.css';

/** An offer's own fields to read, but for its description and files. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { client, seller, projectTypes, createdBy, userModified } = offer;
  return (
    <>
      <Fact label="Klient">
        <AppLink to={addressOf('client', { id: client.id })}>
          <ColorDot color={client.color}>{client.name}</ColorDot>
        </AppLink>
      </Fact>
      <Fact label="Sprzedawca">
        <PersonName person={seller} />
      </Fact>
      <Fact label="Usługi">
        <span className={classes.pills}>
          {projectTypes.map((type) => (
            <ColorPill key={type.id} color={type.color}>
              {type.name}
            </ColorPill>
          ))}
        </span>
      </Fact>
      <Fact label="Wartość netto">{formatMoney(offer.value)}</Fact>
      <Fact label="Data złożenia klientowi">
        <DayText value={offer.submission} />
      </Fact>
      <Fact label="Ważna do">
        <Overdue value={offer.validTo} done={!isOpenOffer(offer.status.id)} />
      </Fact>
      {offer.refusalReason && <Fact label="Powód odmowy">{offer.refusalReason.name}</Fact>}
      <Fact label="Data utworzenia">
        <DateTimeText value={offer.created} />
        {createdBy && <span className={classes.second}>{createdBy.name}</span>}
      </Fact>
      <Fact label="Data aktualizacji">
        <DateTimeText value={offer.modified} />
        {userModified && <span className={classes.second}>{userModified.name}</span>}
      </Fact>
    </>
  );
}

/** The offers before and after this one, and what was made of it. */
export function OfferNeighbours({ offer: { previous, next, projects } }: { offer: Offer }) {
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
          <span className={classes.lines}>{projects.map((one) => link('project', one))}</span>
        </Fact>
      )}
    </>
  );
}
