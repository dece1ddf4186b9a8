import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** Signing in again over the page on which the session ended. */
export const SignInOver = lazyPart(part(() => import('./sign-in-over.tsx'), 'SignInOver'));
