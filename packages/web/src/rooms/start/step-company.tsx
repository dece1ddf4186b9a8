import { Suspense } from 'react';
import { Loading } from '../../kit/records/states.tsx';
import { OrganizationForm } from '../organization/index.ts';

export function CompanyStep() {
  return (
    <>
      <p>
        Nazwa, logo i kolor pojawią się w menu, na ekranie logowania i w listach. Później zmienisz
        je w definicjach, w „Danych firmy”.
      </p>
      <Suspense fallback={<Loading />}>
        <OrganizationForm brief />
      </Suspense>
    </>
  );
}
