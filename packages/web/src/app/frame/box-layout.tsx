import type { ReactNode } from 'react';
import { brand } from '../../kit/navigation/brand.ts';
import classes from './box-layout.module.css';

/** The centred box of the sign-in screens. */
export function BoxLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <img src={brand.logo} alt="" height={32} />
        <span>{brand.name}</span>
      </header>
      <main id="tresc" className={classes.box}>
        {children}
      </main>
    </div>
  );
}
