-- Webhooks: what happens here, told to other programs (docs/decisions/0067-webhooks-and-assistants.md).

create table webhook (
  id integer generated always as identity primary key,
  name text not null,
  url text not null,
  -- Types of the contract's events; empty: all of them.
  events text[] not null,
  active boolean not null default true,
  -- Sealed under the kept secret `webhook`.
  secret text not null,
  -- The secret before, which signs as well until the moment beside it.
  "oldSecret" text,
  "oldUntil" timestamptz,
  created timestamptz not null default now(),
  "createdBy" integer references person,
  -- Since when nothing has come through; failures in a row; until when nothing new is tried.
  "failingSince" timestamptz,
  failures integer not null default 0,
  "pausedUntil" timestamptz,
  -- It was switched off by itself, after days of failure.
  stopped timestamptz
);

create table "webhookDelivery" (
  id integer generated always as identity primary key,
  webhook integer not null references webhook on delete cascade,
  -- `webhook-id`: the same at every attempt.
  event text not null,
  type text not null,
  payload jsonb not null,
  created timestamptz not null default now(),
  -- `waiting`, `delivered` or `failed`.
  state text not null default 'waiting',
  attempts integer not null default 0,
  "nextAttempt" timestamptz,
  unique (webhook, event)
);
create index on "webhookDelivery" (webhook, id desc); -- log of a webhook
create index on "webhookDelivery" (created); -- tidying

create table "webhookAttempt" (
  id integer generated always as identity primary key,
  delivery integer not null references "webhookDelivery" on delete cascade,
  at timestamptz not null default now(),
  -- What was answered; null: nobody answered, and `problem` says why.
  status smallint,
  problem text,
  -- In milliseconds.
  duration integer not null,
  -- The beginning of the answer.
  answer text
);
create index on "webhookAttempt" (delivery, id); -- log of a delivery; its deletion
