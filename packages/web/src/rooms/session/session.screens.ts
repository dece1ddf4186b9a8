import { login, requestPasswordReset, resetPassword } from '@zaplecze/contract/rooms/session/calls';
import { getConnectionQuestion } from '@zaplecze/contract/rooms/session/connections/calls';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const sessionScreens = {
  login: {
    title: 'Logowanie',
    allow: login.allow,
    layout: 'box',
    page: part(() => import('./login.page.tsx'), 'LoginPage'),
  },
  connect: {
    title: 'Połączenie aplikacji',
    allow: getConnectionQuestion.allow,
    layout: 'box',
    page: part(() => import('./connections/connect.page.tsx'), 'ConnectPage'),
  },
  passwordRecovery: {
    title: 'Odzyskiwanie hasła',
    allow: requestPasswordReset.allow,
    layout: 'box',
    page: part(() => import('./recovery/recovery.page.tsx'), 'RecoveryPage'),
  },
  passwordRecoverySent: {
    title: 'Wiadomość wysłana',
    allow: requestPasswordReset.allow,
    layout: 'box',
    page: part(() => import('./recovery/recovery-sent.page.tsx'), 'RecoverySentPage'),
  },
  passwordChange: {
    title: 'Nowe hasło',
    allow: resetPassword.allow,
    layout: 'box',
    page: part(() => import('./recovery/recovery-change.page.tsx'), 'RecoveryChangePage'),
  },
} satisfies RoomScreens;
