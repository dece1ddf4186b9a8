-- What public registers of companies say (docs/decisions/0058-business-registries.md).

alter table client
  add regon text,
  add krs text,
  add "legalForm" text;

-- One search of one register for one number on one day: kept as the answer for whoever asks again that day, and, of the
-- list of VAT payers, as the proof of what it said. By numbers and not by clients: it is about the company, whoever has it.
create table "registryAnswer" (
  id integer generated always as identity primary key,
  registry text not null check (registry in ('mf', 'krs', 'gus', 'ceidg')),
  -- 'nip:5260250995', 'regon:…', 'krs:…', 'account:<NIP>:<number>'
  question text not null,
  -- Of Warsaw.
  day date not null,
  -- 'asking' while one process waits for the register; a process that fell leaves it to the next one that asks.
  state text not null default 'asking' check (state in ('asking', 'found', 'none')),
  at timestamptz not null default now(),
  -- What the register itself calls this search.
  "requestId" text,
  -- Of whom it told, as far as that is known.
  nip text,
  -- [{ field, value }]
  facts jsonb not null default '[]',
  unique (registry, question, day)
);
create index on "registryAnswer" (nip, registry, day desc) where state <> 'asking'; -- what is known of a client
create index on "registryAnswer" (day); -- nightly: answers that are forgotten

-- Searches made, by register and way, of a day or some minutes: over all processes, since registers count by address.
create table "registryUse" (
  key text not null,
  "window" timestamptz not null,
  count integer not null,
  primary key (key, "window")
);

-- What a register said otherwise than the time before.
create table "registryChange" (
  id integer generated always as identity primary key,
  nip text not null,
  registry text not null,
  field text not null,
  before text,
  after text,
  at timestamptz not null default now()
);
create index on "registryChange" (nip, id); -- the client's page
