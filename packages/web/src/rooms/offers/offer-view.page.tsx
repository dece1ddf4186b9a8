import { IconBriefcase, IconCopyPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { offerHistory } from '@zaplecze/contract/history';
import { createOffer, getOffer, type Offer, removeOffer } from '@zaplecze/contract/offers';
import { isOpenOffer, projectObstacle, submittedAnew } from '@zaplecze/contract/offers.lists';
import { createProject } from '@zaplecze/contract/projects';
import { StatusDot } from '../../kit/color-pill.tsx';
import { confirm } from '../../kit/confirm.tsx';
import { DetailColumns, DetailHeader, MainBox, SideBox } from '../../kit/details.tsx';
import { RecordFiles } from '../../kit/files.tsx';
import { HistoryPanel } from '../../kit/history-panel.tsx';
import { Nothing } from '../../kit/inner-list.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { useMay } from '../../kit/session.ts';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useApi, useSend } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { OfferCourse } from './offer-course.tsx';
import { OfferFacts, OfferNeighbours } from './offer-facts.tsx';
import classes from './offers.module.css';

export function OfferViewPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useApi(getOffer, { params: { id } });
  const offer = found.data?.offer;
  usePageTitle(offer?.name);
  if (found.error && !offer)
    return <PageProblem error={found.error} retry={() => void found.refetch()} back="/offer" />;
  if (!offer) return <DetailSkeleton />;
  return (
    <>
      <DetailHeader
        title={offer.name}
        back="/offer"
        beside={<StatusDot status={offer.status} />}
        actions={<Actions offer={offer} />}
      />
      <DetailColumns main={<Main offer={offer} />} side={<Side offer={offer} />} />
    </>
  );
}

/** Edit only at 0 and 3 (document 002, section 2.6); otherwise the status alone may be changed. */
function Actions({ offer: { id, name, status, next, projects, may } }: { offer: Offer }) {
  const navigate = useNavigate();
  const mayCreate = useMay(createOffer);
  const mayStart = useMay(createProject);
  const remove = useSend(removeOffer, {
    toast: 'Oferta usunięta',
    onDone: () => void navigate({ to: '/offer' as never }),
  });
  const drop = async () => {
    if (await confirm({ text: name })) remove.mutate({ params: { id } });
  };
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true };
  return (
    <>
      {mayStart && !projectObstacle({ status: status.id, taken: projects.length > 0 }) && (
        <LinkButton
          size="xs"
          leftSection={<IconBriefcase {...icon} />}
          to="/project/add"
          search={{ offer: id }}
        >
          Utwórz projekt
        </LinkButton>
      )}
      {mayCreate && status.id === submittedAnew && next.length === 0 && (
        <LinkButton
          size="xs"
          leftSection={<IconCopyPlus {...icon} />}
          to="/offer/copy/$id"
          params={{ id }}
        >
          Złóż ponownie
        </LinkButton>
      )}
      {may.decide && (
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconPencil {...icon} />}
          to="/offer/edit/$id"
          params={{ id }}
        >
          {may.edit && isOpenOffer(status.id) ? 'Edytuj' : 'Zmień status'}
        </LinkButton>
      )}
      {may.delete && (
        <RowMenu
          name={name}
          actions={[{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]}
        />
      )}
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
          <Nothing>Oferta nie ma opisu.</Nothing>
        )}
      </MainBox>
      <MainBox title="Pliki" count={offer.files.length}>
        <RecordFiles files={offer.files} />
      </MainBox>
      <MainBox title="Komentarze" count={offer.comments.length}>
        <OfferCourse comments={offer.comments} />
      </MainBox>
      <HistoryPanel endpoint={offerHistory} id={offer.id} />
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
