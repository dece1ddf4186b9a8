import { login, requestPasswordReset, resetPassword } from '@zaplecze/contract/session';
import type { Screen } from '../../kit/screen.ts';

export const sessionScreens: Screen[] = [
  {
    path: '/login',
    title: 'Logowanie',
    allow: login.allow,
    layout: 'box',
    page: () => import('./login.page.tsx').then((m) => m.LoginPage),
  },
  {
    path: '/password/recovery',
    title: 'Odzyskiwanie hasła',
    allow: requestPasswordReset.allow,
    layout: 'box',
    page: () => import('./recovery.page.tsx').then((m) => m.RecoveryPage),
  },
  {
    path: '/password/recoverySent',
    title: 'Wiadomość wysłana',
    allow: requestPasswordReset.allow,
    layout: 'box',
    page: () => import('./recovery-sent.page.tsx').then((m) => m.RecoverySentPage),
  },
  {
    path: '/password/recoveryChange/$recoveryToken',
    title: 'Nowe hasło',
    allow: resetPassword.allow,
    layout: 'box',
    page: () => import('./recovery-change.page.tsx').then((m) => m.RecoveryChangePage),
  },
];
