-- Saved views of lists: filter, order, columns, rows a page and look under a name (docs/decisions/0046).

create table "listView" (
  id integer generated always as identity primary key,
  -- The screen whose list it is a view of, by its name in the contract.
  list text not null,
  name text collate "pl-x-icu" not null,
  -- What stands behind the `?` of the list's address.
  state text not null,
  owner integer not null references person,
  -- Who sees it besides its owner.
  shared text not null default 'nobody' check (shared in ('nobody', 'department', 'everybody')),
  -- Whose people see it, where it is shared with a department.
  department integer references department on delete set null
);
create unique index on "listView" (owner, list, lower(name)); -- views of a list: one's own
create index on "listView" (list) where shared <> 'nobody'; -- views of a list: those of others
create index on "listView" (department) where department is not null; -- deletion of a department

-- What a person does with a view: in their menu, or what they find when they come to its list.
create table "listViewUse" (
  person integer not null references person on delete cascade,
  view integer not null references "listView" on delete cascade,
  pinned boolean not null default false,
  usual boolean not null default false,
  primary key (person, view)
);
create index on "listViewUse" (view); -- deletion of a view
