import { Button } from '@mantine/core';
import { getImpact, type Impact } from '@zaplecze/contract/rooms/impact/calls';
import type { ApiError } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import classes from './impact.module.css';
import { ImpactHost } from './impact-host.tsx';
import { summary } from './impact-words.ts';
import { openImpact } from './open-impact.ts';

const present =
  'Praca zostaje u tej osoby: pracuje wtedy gdzie indziej albo nie ma jej tylko przez część dnia.';

function words(impact: Impact | undefined, error: ApiError | null): string {
  if (impact && !impact.away) return present;
  if (impact) return impact.rows.length > 0 ? summary(impact) : 'Nic wtedy nie czeka.';
  if (error?.isGone) return 'Tej osoby już tu nie ma: nic nie czeka na jej powrót.';
  return error ? 'Nie udało się sprawdzić, co wtedy czeka.' : 'Sprawdzam, co wtedy czeka…';
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
        <p>{words(impact, error)}</p>
      </div>
      {impact && impact.rows.length > 0 && (
        <Button variant="default" onClick={() => void openImpact(absence, { asked: true })}>
          Kto się tym zajmie
        </Button>
      )}
      {!impact && error && !error.isGone && (
        <Button variant="default" onClick={() => void refetch()}>
          Spróbuj ponownie
        </Button>
      )}
      <ImpactHost />
    </section>
  );
}
