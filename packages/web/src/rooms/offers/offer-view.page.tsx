import { IconBriefcase, IconSend } from '@tabler/icons-react';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { offerHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  createOffer,
  getOffer,
  type Offer,
  offerFiles,
  removeOffer,
} from '@zaplecze/contract/rooms/offers/calls';
import { isOpenOffer, offerStatus, projectObstacle } from '@zaplecze/contract/rooms/offers/lists';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { useMay } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { FileDrop, RecordFiles } from '../../kit/files/files.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { EditLink } from '../../kit/navigation/edit-link.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DetailColumns, DetailHeader, MainBox, SideBox } from '../../kit/records/details.tsx';
import { HistoryPanel } from '../history/index.ts';
import { useAsk } from '../questions/index.ts';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts, OfferNeighbours } from './offer-facts.tsx';
import classes from './offers.module.css';

export function OfferViewPage({ id }: ParamsOf<'offer'>) {
  const found = useApi(getOffer, { params: { id } });
  const offer = found.data?.offer;
  usePageTitle(offer?.name);
  if (!offer) return <PendingPage answer={found} back={addressOf('offers')} />;
  return (
    <>
      <DetailHeader
        title={offer.name}
        back={addressOf('offers')}
        beside={<StatusDot status={offer.status} />}
        actions={<Actions offer={offer} />}
      />
      <DetailColumns main={<Main offer={offer} />} side={<Side offer={offer} />} />
    </>
  );
}

/** Edit only at 0 and 3 (OFF-33); otherwise the status alone may be changed. */
function Actions({ offer }: { offer: Offer }) {
  const { id, status, next, projects, may } = offer;
  const go = useGo();
  const mayCreate = useMay(createOffer);
  const mayStart = useMay(createProject);
  const remove = useRemoveAction<Offer>(removeOffer, {
    toast: 'Oferta usunięta',
    words: ({ name }) => name,
    onDone: () => void go(addressOf('offers')),
  });
  const ask = useAsk({ kind: 'offer', id, name: offer.name });
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true };
  return (
    <>
      {mayStart && !projectObstacle({ status: status.id, projects }) && (
        <LinkButton
          size="xs"
          leftSection={<IconBriefcase {...icon} />}
          to={addressOf('projectAdd', { offer: id })}
        >
          Utwórz projekt
        </LinkButton>
      )}
      {mayCreate && status.id === offerStatus.submittedAnew && next.length === 0 && (
        <LinkButton
          size="xs"
          leftSection={<IconSend {...icon} />}
          to={addressOf('offerCopy', { id })}
        >
          Złóż ponownie
        </LinkButton>
      )}
      {may.decide && (
        <EditLink
          to={addressOf('offerEdit', { id })}
          label={may.edit && isOpenOffer(status.id) ? 'Edytuj' : 'Zmień status'}
        />
      )}
      <RowMenu
        name={offer.name}
        actions={[...(may.decide ? [ask.action] : []), ...remove(offer)]}
      />
      {ask.dialog}
    </>
  );
}

function Main({ offer }: { offer: Offer }) {
  return (
    <>
      <MainBox title="Opis">
        {offer.description ? (
          <p className={classes.text}>{offer.description}</p>
        ) : (
          <EmptyNote>Oferta nie ma opisu.</EmptyNote>
        )}
      </MainBox>
      <MainBox title="Pliki" count={offer.files.length}>
        <OfferFiles offer={offer} />
      </MainBox>
      <MainBox title="Komentarze" count={offer.comments.length}>
        <OfferCourse offer={offer} />
      </MainBox>
      <HistoryPanel endpoint={offerHistory} id={offer.id} />
    </>
  );
}

/** Files are added while the offer is open; the whole form exchanges and removes them. */
function OfferFiles({ offer: { id, files, may, status } }: { offer: Offer }) {
  const attach = useSend(offerFiles.attach, { quiet: true });
  const add = (file: number) => attach.mutateAsync({ params: { id, file } });
  if (!may.decide || !isOpenOffer(status.id)) return <RecordFiles files={files} />;
  return (
    <>
      <RecordFiles files={files} attach={add} />
      <FileDrop to="do plików oferty" attach={(file) => add(file.id)} />
    </>
  );
}

function Side({ offer }: { offer: Offer }) {
  const alone = !offer.previous && offer.next.length === 0 && offer.projects.length === 0;
  return (
    <>
      <SideBox title="Oferta">
        <OfferFacts offer={offer} />
      </SideBox>
      {!alone && (
        <SideBox title="Powiązania">
          <OfferNeighbours offer={offer} />
        </SideBox>
      )}
    </>
  );
}
