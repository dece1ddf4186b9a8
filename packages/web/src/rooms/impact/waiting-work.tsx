import { Button } from '@mantine/core';
import { getImpact, type Impact } from '@zaplecze/contract/rooms/impact/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import classes from './impact.module.css';
import { ImpactHost } from './impact-host.tsx';
import { summary } from './impact-words.ts';
import { openImpact } from './open-impact.ts';

function words(impact: Impact | undefined, failed: boolean): string {
  if (impact) return impact.rows.length > 0 ? summary(impact) : 'Nic wtedy nie czeka.';
  return failed ? 'Nie udało się sprawdzić, co wtedy czeka.' : 'Sprawdzam, co wtedy czeka…';
}

/**
 * For who decides about an absence: how much waits in it, and the sheet over what is open. It has its place from the
 * beginning, so that it pushes nothing from under a finger, and never holds up the decision.
 */
export function WhatWaits({ absence }: { absence: number }) {
  const { data, error, refetch } = useApi(getImpact, { params: { id: absence } });
  const impact = data?.impact;
  return (
    <section className={classes.waits}>
      <div>
        <h3>Skutki nieobecności</h3>
        <p>{words(impact, error !== null)}</p>
      </div>
      {impact && impact.rows.length > 0 && (
        <Button variant="default" onClick={() => void openImpact(absence, { asked: true })}>
          Kto się tym zajmie
        </Button>
      )}
      {!impact && error && (
        <Button variant="default" onClick={() => void refetch()}>
          Spróbuj ponownie
        </Button>
      )}
      <ImpactHost />
    </section>
  );
}
