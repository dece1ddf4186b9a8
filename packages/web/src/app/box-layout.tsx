import type { ReactNode } from 'react';
import { productName } from '../kit/navigation/use-page-title.ts';
import classes from './box-layout.module.css';

/** The centred box of the sign-in screens. */
export function BoxLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <span>{productName}</span>
      </header>
      <main id="tresc" className={classes.box}>
        {children}
      </main>
    </div>
  );
}
