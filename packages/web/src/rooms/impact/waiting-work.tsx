import { Button } from '@mantine/core';
import { getImpact } from '@zaplecze/contract/rooms/impact/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import classes from './impact.module.css';
import { ImpactHost } from './impact-host.tsx';
import { summary } from './impact-words.ts';
import { openImpact } from './open-impact.ts';

/** For who decides about an absence: how much waits in it, and the sheet over what is open. */
export function WhatWaits({ absence }: { absence: number }) {
  const { data } = useApi(getImpact, { params: { id: absence } });
  const impact = data?.impact;
  if (!impact || impact.rows.length === 0) return null;
  return (
    <section className={classes.waits}>
      <div>
        <h3>Skutki nieobecności</h3>
        <p>{summary(impact)}</p>
      </div>
      <Button variant="default" onClick={() => void openImpact(absence, { asked: true })}>
        Kto się tym zajmie
      </Button>
      <ImpactHost />
    </section>
  );
}
