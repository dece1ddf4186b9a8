import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { offerHistory } from '@zaplecze/contract/rooms/history/calls';
import { getOffer, type Offer, offerFiles } from '@zaplecze/contract/rooms/offers/calls';
import { isOpenOffer } from '@zaplecze/contract/rooms/offers/lists';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { CustomFacts } from '../../kit/custom-fields/custom-facts.tsx';
import { FileDrop, RecordFiles } from '../../kit/files/files.tsx';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { DetailColumns, DetailHeader, MainBox, SideBox } from '../../kit/records/details.tsx';
import { EditableTitle, EditedTogether } from '../../kit/records/in-place/editable-fact.tsx';
import { LackingLine, LackingTogether } from '../../kit/records/in-place/lacking.tsx';
import { HistoryPanel } from '../history/index.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts, OfferNeighbours, offerEditor } from './offer-facts.tsx';
import classes from './offers.module.css';

export function OfferViewPage({ id }: ParamsOf<'offer'>) {
  const found = useApi(getOffer, { params: { id } });
  const offer = found.data?.offer;
  usePageTitle(offer?.name);
  if (!offer) return <PendingPage answer={found} back={addressOf('offers')} />;
  return (
    <>
      <DeletedNote error={found.error} />
      <DetailHeader
        title={<EditableTitle editor={offerEditor(offer)} record={offer} />}
        back={addressOf('offers')}
        beside={<StatusDot status={offer.status} />}
        actions={<OfferActions offer={offer} />}
      />
      <LackingTogether among>
        <DetailColumns main={<Main offer={offer} />} side={<Side offer={offer} />} />
      </LackingTogether>
    </>
  );
}

const description = ['description'] as const;

function Main({ offer }: { offer: Offer }) {
  return (
    <>
      <EditedTogether
        editor={offerEditor(offer)}
        record={offer}
        names={description}
        label="Opis"
        bare
        empty={!offer.description}
        within={(text) => <MainBox title="Opis">{text}</MainBox>}
      >
        <p className={classes.text}>{offer.description}</p>
      </EditedTogether>
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
        <OfferFacts offer={offer} editor={offerEditor(offer)} />
        <LackingLine />
      </SideBox>
      <CustomFacts of="offer" record={offer} editor={offerEditor(offer)} />
      {!alone && (
        <SideBox title="Powiązania">
          <OfferNeighbours offer={offer} />
        </SideBox>
      )}
    </>
  );
}
