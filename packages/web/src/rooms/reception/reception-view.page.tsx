import { IconPencil } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { getReception } from '@zaplecze/contract/reception';
import { DetailHeader } from '../../kit/details.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { ReceptionFacts } from './reception-facts.tsx';

/** A guest or a parcel, for whom it concerns: notifications lead here. */
export function ReceptionViewPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const answer = useApi(getReception, { params: { id } });
  const record = answer.data?.reception;
  const guest = record?.category === 'guest';
  const name = guest ? record.fullName : record?.description;
  usePageTitle(name ?? undefined);
  if (answer.error && !record)
    return (
      <PageProblem error={answer.error} retry={() => void answer.refetch()} back="/notifications" />
    );
  if (!record) return <DetailSkeleton />;
  return (
    <>
      <DetailHeader
        title={name}
        back="/notifications"
        actions={
          record.may.edit && (
            <LinkButton
              size="xs"
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
              to={guest ? '/guest/edit/$id' : '/package/edit/$id'}
              params={{ id: record.id }}
            >
              Edytuj
            </LinkButton>
          )
        }
      />
      <ReceptionFacts record={record} />
    </>
  );
}
