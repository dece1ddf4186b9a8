import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { saveOrganization } from '@zaplecze/contract/organization';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const organizationScreens = {
  organization: {
    title: 'Dane firmy',
    allow: saveOrganization.allow,
    page: part(() => import('./organization.page.tsx'), 'OrganizationPage'),
    menu: {
      label: 'Dane firmy',
      icon: IconBuildingSkyscraper,
      group: 'definitions',
      position: 60,
    },
  },
} satisfies RoomScreens;
