import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';

/** Signing in again over the page on which the session ended. */
export const SignInOver = lazyPart(() => import('./sign-in-over.tsx').then((m) => m.SignInOver));
