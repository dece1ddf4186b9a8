import { login, requestPasswordReset, resetPassword } from '@zaplecze/contract/session';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const sessionScreens = {
  login: {
    title: 'Logowanie',
    allow: login.allow,
    layout: 'box',
    page: () => import('./login.page.tsx').then((m) => m.LoginPage),
  },
  passwordRecovery: {
    title: 'Odzyskiwanie hasła',
    allow: requestPasswordReset.allow,
    layout: 'box',
    page: () => import('./recovery.page.tsx').then((m) => m.RecoveryPage),
  },
  passwordRecoverySent: {
    title: 'Wiadomość wysłana',
    allow: requestPasswordReset.allow,
    layout: 'box',
    page: () => import('./recovery-sent.page.tsx').then((m) => m.RecoverySentPage),
  },
  passwordChange: {
    title: 'Nowe hasło',
    allow: resetPassword.allow,
    layout: 'box',
    page: () => import('./recovery-change.page.tsx').then((m) => m.RecoveryChangePage),
  },
} satisfies RoomScreens;
