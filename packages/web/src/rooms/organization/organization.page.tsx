import layout from '../../kit/lists/list-page.module.css';
import classes from './organization.module.css';
import { OrganizationForm } from './organization-form.tsx';

export function OrganizationPage() {
  return (
    <div className={classes.page}>
      <header className={layout.head}>
        <h1 className={layout.title}>Dane firmy</h1>
      </header>
      <p className={classes.lead}>
        Nazwa, logo i kolor są widoczne w menu, na ekranie logowania i w listach.
      </p>
      <OrganizationForm />
    </div>
  );
}
