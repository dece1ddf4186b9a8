import { organizationHistory } from '@zaplecze/contract/rooms/history/calls';
import { getOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import layout from '../../kit/lists/list-page.module.css';
import { HistoryPanel } from '../history/index.ts';
import classes from './organization.module.css';
import { OrganizationForm } from './organization-form.tsx';

export function OrganizationPage() {
  const { data } = useApi(getOrganization, {});
  return (
    <div className={classes.page}>
      <header className={layout.head}>
        <h1 className={layout.title}>Dane firmy</h1>
      </header>
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
