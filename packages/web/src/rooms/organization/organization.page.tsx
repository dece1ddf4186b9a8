import { organizationHistory } from '@zaplecze/contract/rooms/history/calls';
import { getOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { HistoryPanel } from '../history/index.ts';
import classes from './organization.module.css';
import { OrganizationForm } from './organization-form.tsx';

export function OrganizationPage() {
  const { data } = useApi(getOrganization, {});
  return (
    <div className={classes.page}>
      <PageHead title="Dane firmy" />
      <p className={classes.lead}>
        Nazwa, logo i kolor są widoczne w menu, na ekranie logowania i w listach.
      </p>
      <OrganizationForm />
      {data?.organization && (
        <div className={classes.history}>
          <HistoryPanel endpoint={organizationHistory} id={1} />
        </div>
      )}
    </div>
  );
}
