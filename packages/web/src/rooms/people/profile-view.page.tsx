import { useParams } from '@tanstack/react-router';
import { getPerson } from '@zaplecze/contract/people';
import { ColorPill } from '../../kit/color-pill.tsx';
import { DetailHeader, Email, Fact, Phone } from '../../kit/details.tsx';
import { Avatar } from '../../kit/person.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import classes from './profile-view.module.css';

export function ProfileViewPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const person = useApi(getPerson, { params: { id } });
  const user = person.data?.user;
  usePageTitle(user?.fullname);
  if (person.error) return <ErrorState error={person.error} retry={() => void person.refetch()} />;
  if (!user) return <DetailSkeleton />;
  return (
    <div className={classes.page}>
      <DetailHeader
        back="/"
        title={user.fullname}
        beside={
          user.department && (
            <ColorPill color={user.department.color}>{user.department.name}</ColorPill>
          )
        }
      />
      <div className={classes.body}>
        <Avatar person={{ id: user.id, name: user.fullname, picture: user.picture }} size={96} />
        <div className={classes.facts}>
          <Fact label="Imię">{user.firstName}</Fact>
          <Fact label="Nazwisko">{user.lastName}</Fact>
          <Fact label="Dział">{user.department?.name}</Fact>
          <Fact label="Stanowisko">{user.position?.name}</Fact>
          <Fact label="Telefon">{user.phone && <Phone number={user.phone} />}</Fact>
          <Fact label="Adres e-mail">
            <Email address={user.email} />
          </Fact>
          <Fact label="Obszar działalności">{user.businessArea}</Fact>
        </div>
      </div>
    </div>
  );
}
